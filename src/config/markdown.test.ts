import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {toHtml} from '../../tests/support/markdown';
import {joinConfig, markdown as lectern} from '@lectern/markdown';
import {site} from './site';

const page = 'One.[^a] Two.[^b] One again.[^a]\n\n[^a]: First.\n\n[^b]: Second.\n';

/** What Docusaurus reads Markdown with, once the preset has joined it. */
async function inPreset() {
  const [{features, markdown}, {i18n}] = await Promise.all([import('./markdown'), import('./i18n')]);
  return joinConfig(lectern({url: site.url, i18n}, {siteDir: path.resolve(), ...features}), markdown);
}

async function render(locale: string): Promise<string> {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
  vi.resetModules();
  const markdown = await inPreset();
  return toHtml(page, {}, {markdownConfig: markdown as object});
}

afterEach(() => vi.unstubAllEnvs());

it('reads front matter with variables and profile, and keeps what is not for readers out of excerpts', async () => {
  const markdown = await inPreset();
  const fileContent =
    '---\ntitle: On {{product}}\nprofile: internal\n---\n\n<!-- remark -->Text.\n\n:::review[Ada]\n\nTrue?\n\n:::\n';
  const {frontMatter, content} = await markdown!.parseFrontMatter!({
    filePath: path.resolve('docs/page.md'),
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(frontMatter).toEqual({title: `On ${site.title}`, profile: 'internal', draft: true});
  expect(content.trim()).toBe('Text.');
});

it('leads from each call of a footnote to the note, and from the note back to each call', async () => {
  const html = await render('en');
  const calls = [...html.matchAll(/<a href="#(user-content-fn-\w)" id="(user-content-fnref-[\w-]+)"/g)];
  expect(calls.map(([, note, call]) => [note, call])).toEqual([
    ['user-content-fn-a', 'user-content-fnref-a'],
    ['user-content-fn-b', 'user-content-fnref-b'],
    ['user-content-fn-a', 'user-content-fnref-a-2'],
  ]);
  for (const [, note, call] of calls) {
    expect(html).toContain(`<li id="${note}">`);
    expect(html).toContain(`<a href="#${call}" data-footnote-backref=""`);
  }
});

it.each([
  ['en', 'Footnotes', ['Back to reference 1', 'Back to reference 1-2', 'Back to reference 2']],
  [
    'fr',
    'Notes de bas de page',
    ['Revenir à l’appel de note 1', 'Revenir à l’appel de note 1-2', 'Revenir à l’appel de note 2'],
  ],
])('names footnotes and ways back in the language of the reader: %s', async (locale, heading, labels) => {
  const html = await render(locale);
  expect(html).toMatch(new RegExp(`<h2 [^>]*>${heading}</h2>`));
  expect([...html.matchAll(/data-footnote-backref="" aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual(
    labels,
  );
});
