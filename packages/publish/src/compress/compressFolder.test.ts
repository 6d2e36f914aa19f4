import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {compressFolder} from './compressFolder';

let folder: string;
let site: string;
/** What is kept for the next build. */
const cached = (): Promise<string[]> => readdir(path.join(site, '.cache/kept/compressed')).catch(() => []);
const long = 'text '.repeat(1000);

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'compress-'));
  folder = path.join(site, 'build');
  await mkdir(path.join(folder, 'docs'), {recursive: true});
});

afterEach(() => rm(site, {recursive: true}));

it('lays both beside a text, in any folder', async () => {
  await writeFile(path.join(folder, 'docs/page.html'), long);
  expect(await compressFolder(folder, site)).toBe(1);
  expect(brotliDecompressSync(await readFile(path.join(folder, 'docs/page.html.br'))).toString()).toBe(long);
  expect(gunzipSync(await readFile(path.join(folder, 'docs/page.html.gz'))).toString()).toBe(long);
});

it('compresses a large file once, and again when it has changed', async () => {
  const file = path.join(folder, 'main.js');
  const compressed = async (data: string): Promise<string> => {
    await writeFile(file, data);
    await compressFolder(folder, site);
    return brotliDecompressSync(await readFile(`${file}.br`)).toString();
  };
  const first = long.repeat(30);
  expect(await compressed(first)).toBe(first);
  const [kept] = (await cached()) as [string];
  // Another file there shows that it is what is taken.
  await writeFile(path.join(site, '.cache/kept/compressed', kept), brotliCompressSync('from the cache'));
  expect(await compressed(first)).toBe('from the cache');
  expect(await compressed(`${first}x`)).toBe(`${first}x`);
  expect(await cached()).toHaveLength(1);
});

it.each([
  ['a sheet', 'styles.css'],
  ['a script of each page', 'runtime~main.1a2b.js'],
])('compresses %s as far as possible and once, however small', async (_, name) => {
  const text = Array.from({length: 200}, (_, at) => `.a${at}{color:#${at * 7919}}`).join('');
  await writeFile(path.join(folder, name), text);
  await compressFolder(folder, site);
  expect(await readFile(path.join(folder, `${name}.br`))).toEqual(brotliCompressSync(text));
  expect(await cached()).toHaveLength(1);
});

it('compresses the few rules of one page, but nothing smaller', async () => {
  await writeFile(path.join(folder, 'rest.css'), '.a{color:red}'.repeat(40));
  await writeFile(path.join(folder, 'tiny.css'), '.a{color:red}');
  expect(await compressFolder(folder, site)).toBe(1);
  expect((await readFile(path.join(folder, 'rest.css.br'))).length).toBeLessThan(100);
});

it('compresses what languages have in common once', async () => {
  for (const name of ['a.css', 'docs/b.css', 'docs/c.css']) await writeFile(path.join(folder, name), long);
  expect(await compressFolder(folder, site)).toBe(3);
  expect(await readFile(path.join(folder, 'docs/c.css.br'))).toEqual(await readFile(path.join(folder, 'a.css.br')));
  expect(await cached()).toHaveLength(1);
});

it('compresses a page hard, and once', async () => {
  const text = Array.from({length: 200}, (_, at) => `<p id=${at * 7919}>`).join('');
  await writeFile(path.join(folder, 'docs/page.html'), text);
  await compressFolder(folder, site);
  const {BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_NPOSTFIX} = constants;
  const params = {[BROTLI_PARAM_QUALITY]: 10, [BROTLI_PARAM_SIZE_HINT]: text.length, [BROTLI_PARAM_NPOSTFIX]: 3};
  expect(await readFile(path.join(folder, 'docs/page.html.br'))).toEqual(brotliCompressSync(text, {params}));
  expect(await cached()).toHaveLength(1);
});

it('compresses the pages of a large site fast, each time', async () => {
  const text = Array.from({length: 200}, (_, at) => `<p id=${at * 7919}>`).join('');
  for (const name of ['a.html', 'docs/b.html']) await writeFile(path.join(folder, name), text);
  await compressFolder(folder, site, 2 * text.length);
  expect(await cached()).toHaveLength(1);
  await compressFolder(folder, site, 2 * text.length - 1);
  expect(await cached()).toEqual([]);
});

it('compresses a section for paper fast, each time', async () => {
  await writeFile(path.join(folder, 'docs/section.html'), long.repeat(60));
  expect(await compressFolder(folder, site)).toBe(1);
  expect(await cached()).toEqual([]);
});

it('leaves pictures and short texts alone, and its own files', async () => {
  await writeFile(path.join(folder, 'picture.png'), long);
  await writeFile(path.join(folder, 'short.txt'), 'short');
  await writeFile(path.join(folder, 'page.html.gz'), long);
  expect(await compressFolder(folder, site)).toBe(0);
  expect((await readdir(folder)).sort()).toEqual(['docs', 'page.html.gz', 'picture.png', 'short.txt']);
});
