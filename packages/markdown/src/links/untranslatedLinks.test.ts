import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Link, Root} from 'mdast';
import {afterAll, beforeAll, expect, it} from 'vitest';
import untranslatedLinks from './untranslatedLinks';

const siteDir = mkdtempSync(path.join(tmpdir(), 'links-'));
const docs = 'i18n/fr/docusaurus-plugin-content-docs';

beforeAll(() => {
  const files = [
    'docs/a.md',
    'docs/b/c.md',
    `${docs}/current/b/c.md`,
    'versioned_docs/version-1/a.md',
    `${docs}/version-1/b.md`,
    'blog/a.md',
    'i18n/fr/docusaurus-plugin-content-blog/b.md',
  ];
  for (const file of files) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), '');
  }
});
afterAll(() => rmSync(siteDir, {recursive: true}));

function leadsTo(page: string, url: string, locale = 'fr'): string {
  const link: Link = {type: 'link', url, children: []};
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [link]}]};
  untranslatedLinks({siteDir, locale, defaultLocale: 'en'})(tree, {path: path.join(siteDir, page)} as never);
  return link.url;
}

it.each([
  ['from a translation to a page without', `${docs}/current/b/c.md`, '../a.md#x', '@site/docs/a.md#x'],
  ['from a page without a translation to one', 'docs/a.md', './b/c.md', `@site/${docs}/current/b/c.md`],
  ['within a version', `${docs}/version-1/b.md`, './a.md', '@site/versioned_docs/version-1/a.md'],
  ['within the blog', 'i18n/fr/docusaurus-plugin-content-blog/b.md', './a.md', '@site/blog/a.md'],
])('a link leads %s', (_, page, url, target) => {
  expect(leadsTo(page, url)).toBe(target);
});

it.each([
  ['in the first language', 'docs/a.md', './b/c.md', 'en'],
  ['between translations', `${docs}/current/b/c.md`, './c.md', 'fr'],
  ['to what is nowhere', `${docs}/current/b/c.md`, './none.md', 'fr'],
  ['to another site', `${docs}/current/b/c.md`, 'https://a.example/b.md', 'fr'],
])('leaves a link alone %s', (_, page, url, locale) => {
  expect(leadsTo(page, url, locale)).toBe(url);
});
