import {mkdtempSync, mkdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import screenshots from './screenshots';

const staticFolder = mkdtempSync(path.join(tmpdir(), 'screenshots-'));

const run = (markdown: string, options = {}): Promise<string> =>
  toHtml(
    markdown,
    {beforeDefaultRemarkPlugins: [[screenshots, {locale: 'fr', defaultLocale: 'en', staticFolders: [staticFolder]}]]},
    options,
  );

beforeAll(async () => {
  const folder = path.join(staticFolder, 'img/screenshots/fr');
  mkdirSync(folder, {recursive: true});
  for (const name of ['search-light', 'search-dark', 'half-light']) {
    await sharp({create: {width: 4, height: 3, channels: 3, background: '#fff'}}).toFile(`${folder}/${name}.webp`);
  }
});

it('shows that of the default language until the language of the page has its own', async () => {
  const folder = path.join(staticFolder, 'img/screenshots/en');
  mkdirSync(folder);
  for (const name of ['first-light', 'first-dark', 'half-light', 'half-dark']) {
    await sharp({create: {width: 4, height: 3, channels: 3, background: '#fff'}}).toFile(`${folder}/${name}.webp`);
  }
  expect(await run('![Box](screenshot:first)', {staticDir: staticFolder})).toMatch(
    /src="[^"]*first-light.*src="[^"]*first-dark/,
  );
  // One of two files is a mistake.
  await expect(run('![Box](screenshot:half)')).rejects.toThrow('There is no screenshot “half”.');
  rmSync(folder, {recursive: true});
});

afterAll(() => rmSync(staticFolder, {recursive: true}));

it('leaves other pictures alone', async () => {
  expect(await run('![Logo](/img/photo.png)')).not.toContain('only-');
});

it('proposes the nearest name', async () => {
  await expect(run('Text\n\n![Box](screenshot:serach)')).rejects.toThrow(
    'docs/page.md:3  There is no screenshot “serach”.\n  Did you mean “search”?',
  );
});

it('says which command takes it, also where one colour mode is missing', async () => {
  await expect(run('![Box](screenshot:half)')).rejects.toThrow(
    '“lectern screenshots” of @lectern/cli takes it: half-light.webp and half-dark.webp in static/img/screenshots/fr.',
  );
});
