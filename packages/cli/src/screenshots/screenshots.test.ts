import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {takeScreenshots} from './screenshots';

let site: string;

function write(file: string, text: string): void {
  const place = path.join(site, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}

/** As in the pages of Docusaurus: the storage is named after the site, and the URL can set the colour mode. */
const head = `<style>[data-theme='dark'] { background: #000 }</style><script>
  const mode = new URLSearchParams(location.search).get('docusaurus-theme') ?? localStorage.getItem('theme-a1b');
  document.documentElement.dataset.theme = mode ?? 'light';
  document.documentElement.dataset.hasHydrated = 'true';
</script>`;

const page = (address: string): void =>
  write(
    `build/${address}.html`,
    `<!doctype html><html lang="en"><head>${head}<link rel="icon" href="data:,"><link rel="canonical" href="https://docs.example/${address}.html"></head><body><h1>A</h1></body></html>`,
  );

const describePictures = (...pictures: object[]): void =>
  write('lectern.config.mjs', `export default {screenshots: {\n  pictures: ${JSON.stringify(pictures)},\n}};\n`);

const file = (name: string): string => path.join(site, 'static/img/screenshots/en', `${name}.webp`);

const brightness = async (name: string): Promise<number> => (await sharp(file(name)).stats()).channels[0]!.mean;

/** What the command reports. */
async function problems(): Promise<string> {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = process.exitCode;
  try {
    await takeScreenshots(site);
    expect(process.exitCode).toBe(error.mock.calls.length > 0 ? 1 : before);
    return error.mock.calls.flat().join('\n');
  } finally {
    process.exitCode = before;
    error.mockRestore();
  }
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  site = mkdtempSync(path.join(tmpdir(), 'screenshots-'));
  write('docusaurus.config.mjs', 'export default {};\n');
  page('404');
  page('docs/install');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(site, {recursive: true});
});

it('takes a page in both colour modes, whatever the site calls its storage', async () => {
  describePictures({name: 'install', path: 'docs/install', width: 200, height: 100});
  expect(await problems()).toBe('');
  expect(await brightness('install-light')).toBeGreaterThan(200);
  expect(await brightness('install-dark')).toBeLessThan(50);
  expect(await sharp(file('install-dark')).metadata()).toMatchObject({width: 200, height: 100});
});

it('names a page that does not exist, takes the others, and deletes those that are no longer listed', async () => {
  describePictures({name: 'none', path: 'docs/instal'}, {name: 'install', path: 'docs/install'});
  write('static/img/screenshots/en/old-light.webp', '');
  write('static/img/screenshots/en/none-light.webp', '');
  expect(await problems()).toBe(
    '  lectern.config.mjs:2  The screenshot “none” in “en” cannot be taken: “/docs/instal” answers with 404.\n    Correct its “path”, or build the site again.\n',
  );
  expect(existsSync(file('install-light'))).toBe(true);
  expect(existsSync(file('old-light'))).toBe(false);
  expect(existsSync(file('none-light')), 'which may still be right').toBe(true);
});
