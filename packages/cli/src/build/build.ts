import {mkdtemp, mkdir, rm} from 'node:fs/promises';
import {availableParallelism, totalmem} from 'node:os';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {atOnce} from '@lectern/kit/atOnce';
import {sourceHash} from '@lectern/kit/sourceHash';
import {makeReferences} from '../check/references';
import {readSite} from '../settings/readSite';
import {buildLanguage} from './buildLanguage';
import {finish} from './finish';
import {mergeBuilds, writeInfo} from './mergeBuilds';
import {readOptions} from './readOptions';
import {roomFor} from './room';

const target = 'build';
/** All that is no folder of a build. */
const sources = ['**', `!${target}`, '!**/node_modules'];

const mebibyte = 2 ** 20;

/**
 * `lectern build [--locale fr] [--memory 2048]`: builds all languages, or the ones that are named, side by side where
 * there are processors and memory for it. `build/` stays as it was until all of them are made.
 */
export async function build(siteDir: string, words: string[]): Promise<void> {
  const site = await readSite(siteDir);
  const {languages} = site;
  const {wanted, memory: allowed, rest} = readOptions(words, [languages.first, ...languages.others]);
  // Each language would make them, and all at once.
  if (!(await makeReferences(site))) {
    console.error(`The references of APIs cannot be made: mend what is listed above. ${target}/ stays as it was.`);
    process.exitCode = 1;
    return;
  }
  const hash = await sourceHash(siteDir, sources, []);
  const cache = path.join(siteDir, '.cache');
  await mkdir(cache, {recursive: true});
  const workshop = await mkdtemp(path.join(cache, 'build-'));
  const folders = wanted.map((locale) => path.join(workshop, locale));
  try {
    const pages = await Globby('{docs,versioned_docs,blog,src/pages}/**/*.{md,mdx}', {cwd: siteDir});
    const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity, (allowed ?? Infinity) * mebibyte);
    const room = roomFor(wanted.length, pages.length, {processors: availableParallelism(), memory});
    const codes = await atOnce(room.atOnce, wanted, (locale) =>
      buildLanguage(siteDir, locale, path.join(workshop, locale), rest, room),
    );
    const failed = wanted.filter((_, at) => codes[at] !== 0);
    if (failed.length > 0) {
      console.error(`The build of “${failed.join('”, “')}” failed, as said above. ${target}/ stays as it was.`);
      process.exitCode = 1;
      return;
    }
    for (const [at, locale] of wanted.entries()) await writeInfo(siteDir, folders[at]!, {sources: hash, locale});
    await mergeBuilds(folders, path.join(siteDir, target), {moves: true});
  } finally {
    await rm(workshop, {recursive: true, force: true});
  }
  await finish(siteDir, path.join(siteDir, target));
  console.log(`Built ${wanted.join(' and ')} into ${target}/.`);
}
