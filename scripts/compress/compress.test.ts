import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {compressFolder} from './compress';

let folder: string;
const long = 'text '.repeat(1000);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
  await mkdir(path.join(folder, 'docs'));
});

afterEach(() => rm(folder, {recursive: true}));

it('lays both beside a text, in any folder', async () => {
  await writeFile(path.join(folder, 'docs/page.html'), long);
  expect(await compressFolder(folder)).toBe(1);
  expect(brotliDecompressSync(await readFile(path.join(folder, 'docs/page.html.br'))).toString()).toBe(long);
  expect(gunzipSync(await readFile(path.join(folder, 'docs/page.html.gz'))).toString()).toBe(long);
});

it('leaves pictures and short texts alone, and its own files', async () => {
  await writeFile(path.join(folder, 'picture.png'), long);
  await writeFile(path.join(folder, 'short.txt'), 'short');
  await writeFile(path.join(folder, 'page.html.gz'), long);
  expect(await compressFolder(folder)).toBe(0);
  expect((await readdir(folder)).sort()).toEqual(['docs', 'page.html.gz', 'picture.png', 'short.txt']);
});
