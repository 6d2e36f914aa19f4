import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {siteOf, type Site} from '../settings/site';
import {contentProblems, stoppingProblems} from './contentProblems';
import type {Problem} from '@lectern/kit/problems';

let site: Site;

beforeEach(() => {
  site = siteOf({
    dir: mkdtempSync(path.join(tmpdir(), 'content-')),
    config: {i18n: {defaultLocale: 'en', locales: ['en', 'fr']}},
    // A new site has said nothing yet, but for one rule.
    settings: {rules: {titles: 'error'}, docs: {onInlineTags: 'throw'}, references: {}},
  });
});

afterEach(() => rmSync(site.dir, {recursive: true}));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(site.dir, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
  }
}

const said = (problems: Problem[]): string[] =>
  problems.map(({file, line, message, isWarning}) => `${isWarning ? 'Warning' : 'Error'} ${file}:${line} ${message}`);

it('finds nothing where nothing is', async () => {
  expect(await contentProblems(site, {transforms: () => true})).toEqual({pages: 0, problems: []});
});

it('takes what breaks a page for an error, and the rest for what the rules say', async () => {
  write({
    'docs/a.md': '# A\n\n#### Deep\n\n[b](./b.md#none)\n\n[c](./c.md)\n',
    'docs/b.md': '---\ntitle: B\ndescription: Short.\nslug: []\n---\n\nText\n',
  });
  const {pages, problems} = await contentProblems(site);
  expect(pages).toBe(2);
  expect(said(problems).filter((line) => !line.includes('translation'))).toEqual([
    'Error docs/b.md:4 “slug” must be a text.',
    'Error docs/a.md:1 “title” is missing in the front matter.',
    'Warning docs/a.md:1 “description” is missing in the front matter.',
    'Error docs/a.md:7 “./c.md” leads to a file that does not exist.',
    'Error docs/a.md:5 There is no “#none” in docs/b.md.',
    'Warning docs/b.md:3 The description has 6 characters.',
    'Warning docs/a.md:3 A heading of level 4 follows one of level 1.',
  ]);
  expect(said(await stoppingProblems(site))).toEqual([
    'Error docs/b.md:4 “slug” must be a text.',
    'Error docs/a.md:1 “title” is missing in the front matter.',
  ]);
});

it('tells of frozen versions only what breaks a page, and leaves generated ones alone', async () => {
  write({
    'versions.json': '["1.0"]',
    'docs/tags.yml': 'new: {label: New}\n',
    'versioned_docs/version-1.0/tags.yml': 'old: {label: Old}\n',
    'versioned_docs/version-1.0/a.md': '---\ntags: [old]\n---\n\n#### Deep\n\nTODO\n',
    'versioned_docs/version-1.0/b.md': '---\ntags: [new]\n---\n\n[a](./a.md#none)\n\n[c](./c.md)\n\n[d](./d.md)\n',
    'versioned_docs/version-1.0/c.md': '---\ndraft: true\n---\n',
    'versioned_docs/version-1.0/api/d.md': '---\na: [\n---\n{',
    'i18n/fr/docusaurus-plugin-content-docs/version-1.0/a.md': '---\ndraft: 1\n---\n',
  });
  const {pages, problems} = await contentProblems(site);
  expect(pages).toBe(0);
  expect(said(problems)).toEqual([
    'Error i18n/fr/docusaurus-plugin-content-docs/version-1.0/a.md:2 “draft” must be a boolean.',
    'Error versioned_docs/version-1.0/b.md:2 Unknown tag “new”.',
    'Error versioned_docs/version-1.0/b.md:7 “./c.md” leads to a draft, which is not built.',
    'Error versioned_docs/version-1.0/b.md:9 “./d.md” leads to a file that does not exist.',
    'Error versioned_docs/version-1.0/b.md:5 There is no “#none” in versioned_docs/version-1.0/a.md.',
  ]);
});
