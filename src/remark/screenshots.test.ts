import {mkdtempSync, mkdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {toHtml} from '../../tests/support/markdown';
import screenshots from './screenshots';

const staticFolder = mkdtempSync(path.join(tmpdir(), 'screenshots-'));

const run = (markdown: string, options: object = {staticFolder}): Promise<string> =>
  toHtml(markdown, {beforeDefaultRemarkPlugins: [[screenshots, {locale: 'fr', ...options}]]});

beforeAll(async () => {
  const folder = path.join(staticFolder, 'img/screenshots/fr');
  mkdirSync(folder, {recursive: true});
  for (const name of ['search-light', 'search-dark', 'half-light']) {
    await sharp({create: {width: 4, height: 3, channels: 3, background: '#fff'}}).toFile(`${folder}/${name}.webp`);
  }
});

afterAll(() => rmSync(staticFolder, {recursive: true}));

it('shows one of two pictures, by the colour mode, in the language of the page', async () => {
  const html = await run('![Champ de recherche](screenshot:search)', {});
  expect(html).toMatch(
    /^<p><span class="only-light"><img [^>]*alt="Champ de recherche" src="search-light\.webp" width="1120" height="700"\/><\/span><span class="only-dark"><img [^>]*alt="Champ de recherche" src="search-dark\.webp" width="1120" height="700"\/><\/span><\/p>$/,
  );
});

it('leaves other pictures alone', async () => {
  expect(await run('![Logo](/img/logo.svg)')).not.toContain('only-');
});

it('proposes the nearest name', async () => {
  await expect(run('Text\n\n![Box](screenshot:serach)')).rejects.toThrow(
    'docs/page.md:3  There is no screenshot “serach”.\n  Did you mean “search”?',
  );
});

it('says where new ones are described, also where one colour mode is missing', async () => {
  await expect(run('![Box](screenshot:half)')).rejects.toThrow('scripts/screenshots/shots.ts');
});
