import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {atOnce} from '@lectern/kit/atOnce';
import {fingerprint} from '@lectern/kit/fingerprint';
import {FileCache} from '@lectern/kit/fileCache';

const text = /\.(html|css|js|json|svg|xml|txt|md|ya?ml|graphql)$/;
/** Below this hardly anything is saved. Of a sheet of 900 bytes, such as the rules of one page, more than half is. */
const smallest = 256;
/** From here on a script or the data of the search is one of few files, and many pages load it. */
const large = 128 * 1024;
const ofPages = /\.(js|json)$/;
/** Sheets, and the scripts that each page loads. */
const ofEachPage = /\.css$|^(?:main|runtime~main)\..*js$/;
/** What is larger is a section for paper. */
const largestPage = 256 * 1024;
/** A file is read and written while others are compressed. */
const atATime = 4;

/**
 * For pages and large files, 10 takes ten times as long as 6, 20 ms a page, for a tenth less; 11 twice that for one or two
 * percent more, which is worth it for the few that each page needs.
 */
function levelFor(name: string, size: number): number {
  if (ofEachPage.test(name)) return 11;
  if (name.endsWith('.html')) return size < largestPage ? 10 : 6;
  return size >= large && ofPages.test(name) ? 10 : 6;
}

/** Told the length, it takes no more memory than that needs; to clear it took a fifth of the time. */
const brotli = (data: Buffer, level: number): Promise<Buffer> =>
  promisify(brotliCompress)(data, {
    params: {[constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: data.length},
  });

/**
 * Lays `page.html.br` and `page.html.gz` beside each text file of a build; the answer is how many have them. What
 * takes long is compressed once, also where languages have it in common, and kept for the next build of the site.
 */
export async function compressFolder(folder: string, siteDir: string): Promise<number> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  const cache = new FileCache('compressed', siteDir, process.versions.brotli ?? process.version);
  let count = 0;

  await atOnce(atATime, files, async ({parentPath, name}) => {
    const file = path.join(parentPath, name);
    const data = await readFile(file);
    if (data.length < smallest) return;
    const level = levelFor(name, data.length);
    await writeFile(
      `${file}.br`,
      await (level > 6 ? cache.get(keyOf(data, level), () => brotli(data, level)) : brotli(data, level)),
    );
    await writeFile(`${file}.gz`, await promisify(gzip)(data, {level: 9}));
    count++;
  });
  cache.forgetOthers();
  return count;
}

const keyOf = (data: Buffer, level: number): string => fingerprint(data, String(level));
