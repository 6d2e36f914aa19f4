import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {SiteConfig} from '../../settings/configuration';
import {siteOf, type Site} from '../../settings/site';
import {readPage, type Page} from '../page';
import {checkLinkedFiles} from './linkedFiles';

const frenchDocs = 'i18n/fr/docusaurus-plugin-content-docs';
const i18n: SiteConfig['i18n'] = {defaultLocale: 'en', locales: ['en', 'fr']};
let site: Site;
let dir: string;

const files = {
  'docs/guide/restore.md': 'doc en guide/restore.md',
  'docs/guide/two words.md': 'doc en guide/two words.md',
  'docs/start.mdx': 'doc en start.mdx',
  [`${frenchDocs}/current/start.mdx`]: 'doc fr start.mdx',
  'versioned_docs/version-1.0/old.md': 'doc en old.md',
  'blog/2025-01-31-news.md': 'post en 2025-01-31-news.md',
};

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'links-'));
  const others = ['static/notes.md', 'docs/guide/_part.mdx', 'docs/guide/50%.md'];
  for (const file of [...Object.keys(files), ...others]) {
    mkdirSync(path.join(dir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(dir, file), '');
  }
  writeFileSync(path.join(dir, 'versions.json'), '["1.0"]');
  site = siteWith();
});

afterAll(() => rmSync(dir, {recursive: true}));

function siteWith(config: SiteConfig = {}): Site {
  return siteOf({dir, config: {i18n, ...config}, settings: {docs: {exclude: ['later/**']}}});
}

function linksOf(file: string, text: string, others: Site = site): string[] {
  const pages = Object.entries({...files, [file]: files[file as keyof typeof files] ?? kinds(file)}).map(
    ([name, source]): Page => {
      const [kind, language, ...key] = source.split(' ') as [Page['kind'], string, string];
      return readPage(
        {file: name, kind, language, key: key.join(' '), text: name === file ? `---\ntitle: A\n---\n\n${text}\n` : ''},
        others,
      );
    },
  );
  const problems = checkLinkedFiles(pages, others, ['api/rest/**']);
  return problems.map((problem) => `${problem.file}:${problem.line} ${problem.message} ${problem.hint}`);
}

/** Of a page that the test adds. */
function kinds(file: string): string {
  const [, language] = /^i18n\/(\w+)\//.exec(file) ?? [];
  return `doc ${language ?? 'en'} ${file.replace(/^(?:docs|i18n\/fr\/.*?\/[^/]+|versioned_docs\/[^/]+)\//, '')}`;
}

const guide = 'docs/guide/backups.md';

it.each([
  ['./restor.md#steps', guide, './restore.md#steps'],
  ['restor.md', guide, 'restore.md'],
  ['../strat.mdx?a=b', guide, '../start.mdx?a=b'],
  ['./start.mdx', guide, '../start.mdx'],
  ['@site/docs/guide/restor.md', guide, '@site/docs/guide/restore.md'],
  ['./guide/restor.md', `${frenchDocs}/current/start.mdx`, './guide/restore.md'],
  ['./odl.md', 'versioned_docs/version-1.0/new.md', './old.md'],
  ['./2025-01-31-new.md', 'blog/2025-01-31-news.md', './2025-01-31-news.md'],
])('finds that %s in %s leads nowhere', (url, file, meant) => {
  expect(linksOf(file, `Text\n\n[x](${url})`)).toEqual([
    `${file}:7 “${url}” leads to a file that does not exist. Did you mean “${meant}”?`,
  ]);
});

it('finds definitions, and says how to write a link where nothing is like it', () => {
  expect(linksOf(guide, '[x]\n\n[x]: ./something-else-altogether.md')).toEqual([
    `${guide}:7 “./something-else-altogether.md” leads to a file that does not exist. Write the path of a page from this file, or its URL: “/docs/page”.`,
  ]);
});

it.each([
  ['a file beside it', guide, './restore.md#steps'],
  ['a name with spaces', guide, './two%20words.md'],
  ['a percent sign', guide, './50%.md'],
  ['a path from the folder of the docs', guide, 'guide/restore.md'],
  ['a path from the root of the site', guide, '@site/docs/start.mdx'],
  ['a file that is no page', guide, '../../static/notes.md'],
  ['a part of pages', guide, './_part.mdx'],
  ['a URL', guide, '/docs/nowhere.md'],
  ['a URL that is left as it is', guide, 'pathname:///docs/nowhere.md'],
  ['another host', guide, 'https://example.org/README.md'],
  ['an address of mail', guide, 'mailto:a@b.md'],
  ['a URL beside it', guide, './nowhere'],
  ['a page that is not made yet', guide, '../api/rest/orders.info.mdx'],
  ['the same in a translation', `${frenchDocs}/current/start.mdx`, './api/rest/orders.info.mdx'],
  ['the same in a version', 'versioned_docs/version-1.0/old.md', './api/rest/orders.info.mdx'],
  ['a page that is not translated', `${frenchDocs}/current/start.mdx`, './guide/restore.md'],
  ['a page of a version that is not translated', `${frenchDocs}/version-1.0/new.md`, './old.md'],
  ['a page that is left out', guide, '../later/page.md'],
  ['a page that a plugin is to make', guide, '../typedoc/index.md'],
])('lets pass: %s', (_, file, url) => {
  expect(linksOf(file, `[x](${url})`)).toEqual([]);
});

it('leaves alone what is code, and what a site does not ask for', () => {
  expect(linksOf(guide, '`[x](./restor.md)`\n\n```md\n[x](./restor.md)\n```')).toEqual([]);
  const hooks = {onBrokenMarkdownLinks: 'ignore'} as const;
  expect(linksOf(guide, '[x](./restor.md)', siteWith({markdown: {hooks} as SiteConfig['markdown']}))).toEqual([]);
});
