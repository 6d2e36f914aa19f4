import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';

/** Bytes of a page with the styles and scripts that it asks for, compressed as far as possible. */
export async function pageBytes(folder: string, address: string): Promise<number> {
  const file = [`${address}.html`, `${address}/index.html`].map((name) => path.join(folder, name)).find(existsSync);
  if (!file) throw new Error(`There is no page for ${address} in ${folder}.`);
  const $ = load(await readFile(file, 'utf8'));
  const asked = $('link[rel="stylesheet"]:not([media="not all"], [media="print"]), script[src]')
    .map((_, element) => $(element).attr('href') ?? $(element).attr('src'))
    .get();
  const files = await Promise.all(
    [file, ...asked.map((part) => path.join(folder, part))].map((name) => readFile(name)),
  );
  return files.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}
