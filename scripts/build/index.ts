/**
 * `npm run build [-- --locale fr]`: builds all languages, or the ones that are named, side by side where there are
 * processors for it. `build/` stays as it was until all of them are made.
 */
import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {locales} from '../../src/config/i18n';
import {search} from '../../src/config/search';
import {sourceHash} from '../../src/plugins/search/build/sourceHash';
import {buildLanguage} from './buildLanguage';
import {infoFile, mergeBuilds, type BuildInfo} from './mergeBuilds';
import {readOptions} from './readOptions';

async function main(): Promise<void> {
  const {wanted, rest} = readOptions(process.argv.slice(2), locales);
  const sources = await sourceHash('.', search.sources, []);
  await mkdir('.cache', {recursive: true});
  const workshop = await mkdtemp(path.join('.cache', 'build-'));
  try {
    const folders = wanted.map((locale) => path.join(workshop, locale));
    const isSideBySide = availableParallelism() > 1;
    const build = async (locale: string, at: number): Promise<number> => {
      const folder = folders[at] as string;
      const code = await buildLanguage(locale, folder, rest, isSideBySide ? wanted.length : 1);
      const info: BuildInfo = {sources, locales: [locale]};
      if (code === 0) await writeFile(path.join(folder, infoFile), JSON.stringify(info));
      return code;
    };
    const codes = isSideBySide ? await Promise.all(wanted.map(build)) : await inTurn(wanted, build);
    const failed = wanted.filter((_, at) => codes[at] !== 0);
    if (failed.length > 0) {
      console.error(`The build of “${failed.join('”, “')}” failed, as said above. build/ stays as it was.`);
      process.exitCode = 1;
      return;
    }
    await mergeBuilds(folders, 'build');
    console.log(`Built ${wanted.join(' and ')} into build/.`);
  } finally {
    await rm(workshop, {recursive: true, force: true});
  }
}

async function inTurn(wanted: string[], build: (locale: string, at: number) => Promise<number>): Promise<number[]> {
  const codes: number[] = [];
  for (const [at, locale] of wanted.entries()) codes.push(await build(locale, at));
  return codes;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
