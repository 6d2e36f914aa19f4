import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import downloads from './downloads';

const folder = mkdtempSync(path.join(tmpdir(), 'downloads-'));
writeFileSync(path.join(folder, 'a.yaml'), 'x'.repeat(23_600));
writeFileSync(path.join(folder, 'a.json'), '{}');
writeFileSync(path.join(folder, 'a b.zip'), 'x'.repeat(1_250_000));

const render = (markdown: string, locale: string = 'en') =>
  toHtml(
    markdown,
    {remarkPlugins: [[downloads, {locale, staticFolders: [folder]}]]},
    {path: path.join(folder, 'page.md')},
  );

it('says what a file beside the page is and how large', async () => {
  const html = await render('[The *file*](./a.yaml)');
  expect(html).toMatch(/<a [^>]*download="a.yaml"[^>]*>The <em>file<\/em> \(YAML, 24\u00a0kB\)<\/a>/);
  expect(html).not.toContain('target=');
});

it.each([
  ['a.json', 'en', '(JSON, 2\u00a0bytes)'],
  ['a.json', 'fr', '(JSON, 2\u00a0octets)'],
  ['a.yaml', 'fr', '(YAML, 24\u00a0ko)'],
  ['a%20b.zip', 'en', '(ZIP, 1.3\u00a0MB)'],
  ['a%20b.zip', 'fr', '(ZIP, 1,3\u00a0Mo)'],
] as const)('says it of %s in %s', async (file, locale, words) => {
  expect(await render(`[a](./${file})`, locale)).toContain(`a ${words}</a>`);
});

it('knows files of the static folders', async () => {
  expect(await render('[a](pathname:///a.yaml)')).toContain(
    '<a href="pathname:///a.yaml" download="a.yaml">a (YAML, 24\u00a0kB)</a>',
  );
});

it.each(['[a](./page)', '[a](https://example.com/a.zip)', '[a](pathname:///blog/rss.xml)', '[a](#a.zip)'])(
  'leaves %s as it is',
  async (link) => {
    expect(await render(link)).not.toContain('download=');
  },
);

it.each(['./none.csv', '/none.csv', 'pathname:///none.csv'])('tells that %s is missing', async (address) => {
  await expect(render(`Text.\n\n[a](${address})`)).rejects.toMatchObject({
    cause: {
      message: expect.stringMatching(
        /page\.md:3 {2}There is no file “.*none\.csv” to download\.\n {2}Give the path/,
      ) as string,
    },
  });
});
