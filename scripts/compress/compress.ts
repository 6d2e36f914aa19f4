import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const text = /\.(html|css|js|json|svg|xml|txt|md|ya?ml|graphql)$/;
/** Below this a header more costs as much as is saved. */
const smallest = 1024;
/** From here on what pages load is one of few files, and many load it. */
const large = 128 * 1024;

/**
 * All pages together would take longer than building them on a level above 6, and most change with each build. For
 * large files, 10 takes ten times as long for a tenth less; 11 twice that for one or two percent more, which only
 * sheets are worth: there are a dozen, and each first visit waits for one.
 */
function levelFor(name: string, size: number): number {
  if (name.endsWith('.css')) return 11;
  return size < large || name.endsWith('.html') ? 6 : 10;
}

const brotli = (data: Buffer, level: number): Promise<Buffer> =>
  promisify(brotliCompress)(data, {params: {[constants.BROTLI_PARAM_QUALITY]: level}});

/**
 * Lays `page.html.br` and `page.html.gz` beside each text file of a build; the answer is how many have them. What
 * takes long is compressed once: `cache` keeps what the last build has of it.
 */
export async function compressFolder(folder: string, cache: string): Promise<number> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  await mkdir(cache, {recursive: true});
  const used = new Set<string>();
  let count = 0;

  const compressOnce = async (data: Buffer, level: number): Promise<Buffer> => {
    const name = createHash('sha256').update(data).digest('hex');
    const known = path.join(cache, name);
    used.add(name);
    if (existsSync(known)) return readFile(known);
    const compressed = await brotli(data, level);
    // Never half a file: it would be sent for as long as the large one stays the same.
    await writeFile(`${known}.draft`, compressed);
    await rename(`${known}.draft`, known);
    return compressed;
  };

  for (const {parentPath, name} of files) {
    const file = path.join(parentPath, name);
    const data = await readFile(file);
    if (data.length < smallest) continue;
    const level = levelFor(name, data.length);
    await Promise.all([
      writeFile(`${file}.br`, await (level > 6 ? compressOnce(data, level) : brotli(data, level))),
      writeFile(`${file}.gz`, await promisify(gzip)(data, {level: 9})),
    ]);
    count++;
  }
  for (const name of await readdir(cache)) if (!used.has(name)) await rm(path.join(cache, name));
  return count;
}
