/**
 * `npm run build [-- --locale fr]`: builds all languages, or the ones that are named, side by side where there are
 * processors and memory for it. `build/` stays as it was until all of them are made.
 */
import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {availableParallelism, totalmem} from 'node:os';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {locales} from '../../src/config/i18n';
import {search} from '../../src/config/search';
import {sourceHash} from '@lectern/kit/sourceHash';
import {atOnce} from '@lectern/kit/atOnce';
import {buildLanguage} from './buildLanguage';
import {infoFile, mergeBuilds, type BuildInfo} from './mergeBuilds';
import {readOptions} from './readOptions';
import {roomFor} from './room';

async function main(): Promise<void> {
  const {wanted, rest} = readOptions(process.argv.slice(2), locales);
  const sources = await sourceHash('.', search.sources, []);
  await mkdir('.cache', {recursive: true});
  const workshop = await mkdtemp(path.join('.cache', 'build-'));
  try {
    const pages = await Globby('{docs,versioned_docs,blog,src/pages}/**/*.{md,mdx}');
    const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
    const room = roomFor(wanted.length, pages.length, {processors: availableParallelism(), memory});
    const codes = await atOnce(room.atOnce, wanted, async (locale) => {
      const folder = path.join(workshop, locale);
      const code = await buildLanguage(locale, folder, rest, room);
      const info: BuildInfo = {sources, locales: [locale]};
      if (code === 0) await writeFile(path.join(folder, infoFile), JSON.stringify(info));
      return code;
    });
    const failed = wanted.filter((_, at) => codes[at] !== 0);
    if (failed.length > 0) {
      console.error(`The build of “${failed.join('”, “')}” failed, as said above. build/ stays as it was.`);
      process.exitCode = 1;
      return;
    }
    await mergeBuilds(
      wanted.map((locale) => path.join(workshop, locale)),
      'build',
      {moves: true},
    );
    console.log(`Built ${wanted.join(' and ')} into build/.`);
  } finally {
    await rm(workshop, {recursive: true, force: true});
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
