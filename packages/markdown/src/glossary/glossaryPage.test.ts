import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, expect, it, vi} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import {configuration, options} from '../../../../tests/support/siteIn';
import {markdown} from '..';
import type {Site} from '../site';
import type {Glossary} from './readGlossary';
import glossaryPage from './glossaryPage';

const glossary: Glossary = new Map([
  ['zone', {term: 'Zone', short: 'A `part`.'}],
  ['site', {term: 'Static site', short: 'Files.', auto: true}],
  ['tag', {term: 'Étiquette', short: 'A word.', more: 'See [Tags](./taxonomies.md).', see: ['zone']}],
]);

const siteDir = mkdtempSync(path.join(tmpdir(), 'glossary-'));
const pages = {
  'guides/links.md': '---\ntitle: Links\n---\n\n## Heading {#id}\n\nA [zone](term:zone) of a static site.\n',
  'guides/emphasis.md': '---\ntitle: Emphasis\n---\n\nA _static site_.\n',
  'start.md': '---\ntitle: Begin\n---\n\nA static site.\n',
  'silent.md': '---\ntitle: Silent\nglossary: false\n---\n\nA static site.\n',
  'guides/glossary.md': '---\ntitle: Glossary\n---\n\nA static site.\n',
  'unlisted.md': '---\ntitle: Unlisted\nunlisted: true\n---\n\nA static site.\n',
  'draft.md': '---\ntitle: Draft\ndraft: true\n---\n\nA static site.\n',
};

const folders: Record<string, string> = {en: 'docs', fr: 'i18n/fr/docusaurus-plugin-content-docs/current'};

function write(locale: string, name: string, text: string): void {
  const file = path.join(siteDir, folders[locale]!, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

beforeAll(() => {
  for (const [name, text] of Object.entries(pages)) write('en', name, text);
  write('fr', 'liens.md', '---\ntitle: Liens\n---\n\nUne [zone](term:zone).\n');
});
afterAll(() => rmSync(siteDir, {recursive: true}));
afterEach(() => vi.unstubAllEnvs());

function siteOf(locale: string): Site {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
  return {...markdown(configuration, {...options, siteDir}).site, glossaryOf: () => glossary};
}

const render = (locale: string): Promise<string> =>
  toHtml(
    '## Terms\n\n::glossary\n',
    {beforeDefaultRemarkPlugins: [[glossaryPage, siteOf(locale)]]},
    {path: path.join(siteDir, folders[locale]!, 'guides/glossary.md')},
  );

it('writes all terms in the order of the language, with their relations', async () => {
  const html = await render('fr');
  expect(html).toContain(
    '<h3 id="term-tag">Étiquette</h3>\n<p>A word.</p>\n<p>See <a href="./taxonomies.md">Tags</a>.</p>\n' +
      '<p>Voir aussi\u202f: <a href="#term-zone">Zone</a></p>\n<h3 id="term-site">Static site</h3>',
  );
  expect(html).toContain(
    '<h3 id="term-zone">Zone</h3>\n<p>A <code>part</code>.</p>\n<p>Utilisé dans\u202f: <a href="../liens.md">Liens</a></p>',
  );
});

it('names the pages that use a term, found by themselves or marked', async () => {
  const html = await render('en');
  expect(html).toContain(
    '<p>Files.</p>\n<p>Used on: <a href="../start.md">Begin</a>, <a href="./emphasis.md">Emphasis</a>, <a href="./links.md">Links</a></p>',
  );
  expect(html).toContain('<p>A <code>part</code>.</p>\n<p>Used on: <a href="./links.md">Links</a></p>');
});

it('leaves other pages alone', async () => {
  expect(await toHtml('text', {beforeDefaultRemarkPlugins: [[glossaryPage, siteOf('en')]]})).toBe('<p>text</p>');
});

it.each(['- ::glossary', 'Text.\n\n::glossary\n\n::glossary'])('stands by itself and once: %j', async (markdown) => {
  await expect(toHtml(markdown, {beforeDefaultRemarkPlugins: [[glossaryPage, siteOf('en')]]})).rejects.toThrow(
    /docs\/page\.md:[15] {2}“::glossary” is inside another block, or on this page twice\.\n {2}Put it on a separate line/,
  );
});
