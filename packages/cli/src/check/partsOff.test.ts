import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {Settings} from '../settings/settings';
import {siteOf} from '../settings/site';
import {contentProblems} from './contentProblems';
import {readTexts} from './typography';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'parts-off-'));
});

afterEach(() => rmSync(dir, {recursive: true}));

const whole = (title: string, more = 'tags: [machine]\n'): string =>
  `---\ntitle: ${title}\ndescription: What ${title} is for, in a sentence that is long enough here.\n${more}---\n\nText\n\n<!-- truncate -->\n`;

/** A site with all parts, in which pages of each have faults and links lead to them. */
function write(more: Record<string, string> = {}): void {
  const broken = whole('Broken', 'tags: [machine]\nslug: []\n');
  const files = {
    'docs/tags.yml': 'machine: {label: Machine}\n',
    'blog/tags.yml': 'machine: {label: Machine}\n',
    'docs/wiki/README.md': broken,
    'docs/wiki/page.md': whole('Page'),
    'docs/help.md': broken.replaceAll('Broken', 'Help'),
    'blog/2026-01-05-hello.md': whole('Hello', 'tags: [machine]\nslug: hello\n'),
    'src/pages/about.md': whole('About', ''),
    'docs/a.md':
      whole('A') +
      '\n[wiki](./wiki/page.md), [again](/docs/wiki/page), [help](./help.md), [post](/blog/hello), [page](/about#x)\n' +
      '\n[posts](/blog), [tags](/docs/tags)\n',
    ...more,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  }
}

const strict = {onInlineTags: 'throw'} as const;

async function withSettings(more: Settings) {
  const site = siteOf({
    dir,
    config: {i18n: {defaultLocale: 'en', locales: ['en', 'fr']}},
    settings: {rules: {tags: 'error'}, docs: strict, blog: strict, ...more},
  });
  const {pages, problems} = await contentProblems(site);
  const said = problems.map(({file, line, message}) => `${file}:${line} ${message}`);
  return {
    pages,
    said: said.filter((line) => !line.includes('translation')),
    read: (await readTexts(site, 'en')).map(({file}) => file).filter((file) => file.endsWith('.md')),
  };
}

const withoutWiki = {docs: {...strict, exclude: ['wiki/**', 'help.md']}};

it('finds the faults of all parts that there are', async () => {
  write();
  const {pages, said, read} = await withSettings({});
  expect(pages).toBe(6);
  expect(said).toEqual([
    'docs/help.md:5 “slug” must be a text.',
    'docs/wiki/README.md:5 “slug” must be a text.',
    'docs/a.md:11 There is no “#x” in src/pages/about.md.',
  ]);
  expect(read).toContain('docs/wiki/page.md');
});

it('reads no page of a part that is off, and refuses links to it', async () => {
  write();
  const {pages, said, read} = await withSettings({
    ...withoutWiki,
    blog: false,
    pages: false,
    partsOff: {blog: '/blog'},
  });
  expect(pages).toBe(1);
  expect(said).toEqual([
    'docs/a.md:11 “./wiki/page.md” leads to docs/wiki/page.md, which is not built.',
    'docs/a.md:11 “/docs/wiki/page” leads to docs/wiki/page.md, which is not built.',
    'docs/a.md:11 “./help.md” leads to docs/help.md, which is not built.',
    'docs/a.md:11 “/blog/hello” leads to blog/2026-01-05-hello.md, which is not built.',
    'docs/a.md:11 “/about#x” leads to src/pages/about.md, which is not built.',
    'docs/a.md:13 “/blog” leads to the part “blog”, which this site does not have.',
  ]);
  expect(read).toEqual(['docs/a.md']);
});

it('asks for no tags where there are none', async () => {
  write();
  const ofTags = (lines: string[]): string[] => lines.filter((line) => /tag/i.test(line));
  rmSync(path.join(dir, 'docs/tags.yml'));
  expect(ofTags((await withSettings(withoutWiki)).said)).toEqual([]);
  expect(ofTags((await withSettings({...withoutWiki, partsOff: {tags: '/docs/tags'}})).said)).toEqual([
    'docs/a.md:13 “/docs/tags” leads to the part “tags”, which this site does not have.',
  ]);
  writeFileSync(path.join(dir, 'docs/tags.yml'), 'other: {label: Other}\n');
  expect((await withSettings(withoutWiki)).said.join('\n')).toContain('Unknown tag “machine”');
  const off = await withSettings({docs: {...withoutWiki.docs, tags: false}});
  expect(ofTags(off.said)).toEqual([]);
});

it('runs checks of the site’s own', async () => {
  write();
  const wrong = {file: 'list.yml', line: 1, message: 'No.'};
  const {said} = await withSettings({checks: [({pages}) => (pages.length === 6 ? [wrong] : [])]});
  expect(said).toContain('list.yml:1 No.');
});
