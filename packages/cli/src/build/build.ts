import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {availableParallelism, totalmem} from 'node:os';
import path from 'node:path';
import {atOnce} from '@lectern/kit/atOnce';
import {inOwnProcess} from '../ownProcess';
import {buildLanguage, type DerivedConfig} from './buildLanguage';
import {rememberBuild} from './lastBuild';
import {mergeBuilds, writeInfo} from './mergeBuilds';
import {memoryLimitFor} from './memoryLimit';
import type {Prepared} from './prepare';

const target = 'build';

const mebibyte = 2 ** 20;

/**
 * `lectern build [--locale fr] [--memory 2048] [--if-changed]`: builds all languages, or the ones that are named, side by side where
 * there are processors and memory for it. `build/` stays as it was until all of them are made.
 */
export async function build(siteDir: string, words: string[]): Promise<void> {
  const folder = path.join(siteDir, target);
  const prepared = await inOwnProcess('prepare', {siteDir, words, folder});
  if (prepared === 'is built') {
    console.log(`Nothing has changed since the last build: ${target}/ stays as it is.`);
    return;
  }
  if (prepared === 'without references') {
    console.error(`The API references cannot be generated: fix the errors above. ${target}/ stays as it was.`);
    process.exitCode = 1;
    return;
  }
  const {wanted, isWhole, memory: allowed, rest, sources, pages, madeFrom} = prepared;
  const cache = path.join(siteDir, '.cache');
  await mkdir(cache, {recursive: true});
  const workshop = await mkdtemp(path.join(cache, 'build-'));
  const builds = wanted.map((locale) => ({locale, folder: path.join(workshop, locale)}));
  try {
    const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity, (allowed ?? Infinity) * mebibyte);
    const limit = memoryLimitFor(wanted.length, pages, {processors: availableParallelism(), memory});
    const config = await writeConfig(workshop, prepared.config);
    const codes = await atOnce(limit.atOnce, builds, (one) =>
      buildLanguage(siteDir, one.locale, one.folder, rest, limit, config),
    );
    const failed = wanted.filter((_, at) => codes[at] !== 0);
    if (failed.length > 0) {
      console.error(`The build of “${failed.join('”, “')}” failed, as said above. ${target}/ stays as it was.`);
      process.exitCode = 1;
      return;
    }
    for (const one of builds) await writeInfo(siteDir, one.folder, {sources, locale: one.locale});
    await mergeBuilds(
      builds.map((one) => one.folder),
      folder,
      {moves: true},
    );
  } finally {
    await rm(workshop, {recursive: true, force: true});
  }
  if (!isWhole) await inOwnProcess('finish', {siteDir, folder});
  if (madeFrom) await rememberBuild(siteDir, folder, madeFrom);
  console.log(`Built ${wanted.join(' and ')} into ${target}/.`);
}

async function writeConfig(workshop: string, config: Prepared['config']): Promise<DerivedConfig | undefined> {
  if (!config) return undefined;
  const file = path.join(workshop, 'docusaurus.config.cjs');
  await writeFile(file, config.text);
  return {file, from: config.from};
}
