import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';

const text = /\.(html|css|js|json|svg|xml|txt|md|ya?ml|graphql)$/;
/** Below this a header more costs as much as is saved. */
const smallest = 1024;

const encodings = [
  {ending: '.br', compress: promisify(brotliCompress)},
  {ending: '.gz', compress: (data: Buffer) => promisify(gzip)(data, {level: 9})},
];

/** Lays `page.html.br` and `page.html.gz` beside each text file of a build; the answer is how many have them. */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  let count = 0;
  for (const {parentPath, name} of files) {
    const file = path.join(parentPath, name);
    const data = await readFile(file);
    if (data.length < smallest) continue;
    await Promise.all(encodings.map(async ({ending, compress}) => writeFile(file + ending, await compress(data))));
    count++;
  }
  return count;
}
