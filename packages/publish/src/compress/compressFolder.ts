import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {atOnce} from '@lectern/kit/atOnce';

const text = /\.(html|css|js|json|svg|xml|txt|md|ya?ml|graphql)$/;
/** Below this a header more costs as much as is saved. */
const smallest = 1024;
/** From here on a script or the data of the search is one of few files, and many pages load it. */
const large = 128 * 1024;
const ofPages = /\.(js|json)$/;
/** A file is read and written while others are compressed. */
const atATime = 4;

/**
 * All pages together would take longer than building them on a level above 6, and most change with each build. For
 * large files, 10 takes ten times as long for a tenth less; 11 twice that for one or two percent more, which only
 * sheets are worth: there are a dozen, and each first visit waits for one.
 */
function levelFor(name: string, size: number): number {
  if (name.endsWith('.css')) return 11;
  return size >= large && ofPages.test(name) ? 10 : 6;
}

/** Told the length, it takes no more memory than that needs; to clear it took a fifth of the time. */
const brotli = (data: Buffer, level: number): Promise<Buffer> =>
  promisify(brotliCompress)(data, {
    params: {[constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: data.length},
  });

/**
 * Lays `page.html.br` and `page.html.gz` beside each text file of a build; the answer is how many have them. What
 * takes long is compressed once: `cache` keeps what the last build has of it.
 */
export async function compressFolder(folder: string, cache: string): Promise<number> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  await mkdir(cache, {recursive: true});
  /** By hash: languages have scripts in common, which are compressed once. */
  const known = new Map<string, Promise<Buffer>>();
  let count = 0;

  const compressOnce = (data: Buffer, level: number): Promise<Buffer> => {
    const hash = createHash('sha256').update(data).digest('hex');
    const compressed = known.get(hash) ?? takeOrMake(path.join(cache, hash), () => brotli(data, level));
    known.set(hash, compressed);
    return compressed;
  };

  await atOnce(atATime, files, async ({parentPath, name}) => {
    const file = path.join(parentPath, name);
    const data = await readFile(file);
    if (data.length < smallest) return;
    const level = levelFor(name, data.length);
    await writeFile(`${file}.br`, await (level > 6 ? compressOnce(data, level) : brotli(data, level)));
    await writeFile(`${file}.gz`, await promisify(gzip)(data, {level: 9}));
    count++;
  });
  for (const name of await readdir(cache)) if (!known.has(name)) await rm(path.join(cache, name));
  return count;
}

async function takeOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFile(file);
  const made = await make();
  // Never half a file: it would be sent for as long as the large one stays the same.
  await writeFile(`${file}.draft`, made);
  await rename(`${file}.draft`, file);
  return made;
}
