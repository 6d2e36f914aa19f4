/** Bytes of a build, compressed as far as possible. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

/** The files of the English search; a stock site has none. */
export const indexBytes = (folder: string): Promise<number> =>
  sumOf(['search-docs.json', 'search-index.json'].map((file) => path.join(folder, file)).filter(existsSync));

/** A page with the styles and scripts that it asks for. */
export async function pageBytes(folder: string, address: string): Promise<number> {
  const file = [`${address}.html`, `${address}/index.html`].map((name) => path.join(folder, name)).find(existsSync);
  if (!file) throw new Error(`There is no page for ${address} in ${folder}.`);
  const html = await readFile(file, 'utf8');
  const asked = [...html.matchAll(/<(?:link rel="?stylesheet"? href|script src)="?([^"\s>]+)/g)].map(
    (match) => match[1]!,
  );
  return sumOf([file, ...asked.map((part) => path.join(folder, part))]);
}

async function sumOf(files: string[]): Promise<number> {
  const texts = await Promise.all(files.map((file) => readFile(file)));
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}
