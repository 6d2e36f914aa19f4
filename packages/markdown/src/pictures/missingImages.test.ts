import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import {siteIn} from '../../../../tests/support/siteIn';
import {keepErrors, throwErrors} from '../checks/allErrors';
import missingImages from './missingImages';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current/guide/backups.md';
let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'images-'));
  for (const file of ['docs/guide/assets/backup.svg', 'docs/guide/beside.png', 'static/img/logo.svg']) {
    mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  }
});

afterAll(() => rmSync(siteDir, {recursive: true}));

function render(markdown: string, page = 'docs/guide/backups.md', stopsAtMissingImages = true): Promise<string> {
  const site = siteIn('en', {siteDir, staticFolders: [path.join(siteDir, 'static')], stopsAtMissingImages});
  const bound = (plugin: (site: never) => unknown) => [plugin, site];
  return toHtml(
    markdown,
    {
      beforeDefaultRemarkPlugins: [keepErrors, bound(missingImages)],
      rehypePlugins: [bound(throwErrors)],
    },
    {path: path.join(siteDir, page), staticDir: path.join(siteDir, 'static')},
  );
}

it.each([
  ['./assets/bakcup.svg', 'Did you mean “./assets/backup.svg”?'],
  ['assets/bakcup.svg', 'Did you mean “assets/backup.svg”?'],
  ['./backup.svg', 'Did you mean “./assets/backup.svg”?'],
  ['./besid.png', 'Did you mean “./beside.png”?'],
  ['../guide/besid.png', 'Did you mean “../guide/beside.png”?'],
  ['/img/lgoo.svg', 'Did you mean “/img/logo.svg”?'],
  ['@site/docs/guide/besid.png', 'Did you mean “@site/docs/guide/beside.png”?'],
  ['./nothing-like-it.png', 'The path starts at the folder of the page.'],
  ['/nothing-like-it.png', 'Put the image there, or correct the path.'],
])('says what is meant by %s', async (url, hint) => {
  const error = await render(`Text\n\n![A copy](${url})`).catch((thrown: Error) => thrown);
  expect((error as Error).message).toContain(`docs/guide/backups.md:3  There is no image “${url}”.\n  ${hint}`);
});

it('names all images of a page at once', async () => {
  await expect(render('![a](./a.svg)\n\n![b](./none.svg)')).rejects.toThrow(/:1 {2}There is no.*:3 {2}There is no/s);
});

it('says how a translation shows the image of its original', async () => {
  await expect(render('![a](./assets/backup.svg)', french)).rejects.toThrow(
    'It is beside the page that this one translates: copy it to the folder of the translation, or write “@site/docs/guide/assets/backup.svg”.',
  );
});

it('lets pass what is there, and what is no file', async () => {
  const html = await render(
    '![a](./assets/backup.svg) ![b](assets/backup.svg?v=1#x) ![c](/img/logo.svg) ![d](https://acme.example.com/d.png) ![e](pathname:///e.png)',
  );
  expect(html.match(/<img /g)).toHaveLength(5);
});

it('leaves them to Docusaurus where a site has told it what to do', async () => {
  await expect(render('![a](./a.svg)', undefined, false)).rejects.toThrow('Markdown image with URL');
});
