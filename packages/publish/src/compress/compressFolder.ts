import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {atOnce} from '@lectern/kit/atOnce';
import {fingerprint} from '@lectern/kit/fingerprint';
import {FileCache} from '@lectern/kit/fileCache';

const text = /\.(html|css|js|json|svg|xml|txt|md|ya?ml|graphql)$/;
/** Bytes: below this, hardly anything is saved. A sheet of 900 bytes, such as the rules of one page, shrinks by half. */
const smallest = 256;
/** Bytes: larger scripts and search data are few, and many pages load them. */
const large = 128 * 1024;
const ofPages = /\.(js|json)$/;
/** Style sheets, and the scripts that each page loads. */
const ofEachPage = /\.css$|^(?:main|runtime~main)\..*js$/;
/** Bytes: a larger page is a print page. */
const largestPage = 256 * 1024;
/** Bytes of all pages: those of a larger site, such as the reference of a thousand operations, would take minutes. */
const largestSite = 128 * 1024 * 1024;
/** For level 10: codes for distances in steps of eight (2³) letters make pages half a percent smaller, and scripts a little. */
const distanceBits = 3;
/** Files at the same time: one is read and written while others are compressed. */
const atATime = 4;

/**
 * The Brotli level. For pages and large files, 10 takes ten times as long as 6, 20 ms a page, and saves a tenth; 11 takes
 * twice as long again for one or two percent, which is worth it for the few files that each page needs.
 */
function levelFor(name: string, size: number, isLargeSite: boolean): number {
  if (ofEachPage.test(name)) return 11;
  if (isPage(name)) return size < largestPage && !isLargeSite ? 10 : 6;
  return size >= large && ofPages.test(name) ? 10 : 6;
}

const isPage = (name: string): boolean => name.endsWith('.html');

/** With the size as a hint, Brotli allocates no more memory; clearing it took a fifth of the time. */
const brotli = (data: Buffer, level: number): Promise<Buffer> =>
  promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      ...(level === 10 && {[constants.BROTLI_PARAM_NPOSTFIX]: distanceBits}),
    },
  });

/**
 * Writes `page.html.br` and `page.html.gz` beside each text file of a build, and returns the number of files. Large files
 * are compressed once, even if languages share them, and cached for the next build of the site.
 */
export async function compressFolder(folder: string, siteDir: string, most = largestSite): Promise<number> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  const cache = new FileCache('compressed', siteDir, `${process.versions.brotli ?? process.version}-${distanceBits}`);
  let [count, bytesOfPages] = [0, 0];
  await atOnce(atATime, files, async ({parentPath, name}) => {
    if (!isPage(name)) return;
    const {size} = await stat(path.join(parentPath, name));
    bytesOfPages += size;
  });

  await atOnce(atATime, files, async ({parentPath, name}) => {
    const file = path.join(parentPath, name);
    const data = await readFile(file);
    if (data.length < smallest) return;
    const level = levelFor(name, data.length, bytesOfPages > most);
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
