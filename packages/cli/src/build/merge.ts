import path from 'node:path';
import {finish} from './finish';
import {mergeBuilds} from './mergeBuilds';

/** `lectern merge FOLDER…`: merges builds of single languages, from other machines, into one site in `build/`. */
export async function merge(siteDir: string, folders: string[]): Promise<void> {
  if (folders.length === 0) throw new Error('Name the folders to merge: lectern merge build-one build-other');
  const target = path.join(siteDir, 'build');
  const {locales} = await mergeBuilds(
    folders.map((folder) => path.resolve(siteDir, folder)),
    target,
  );
  await finish(siteDir, target);
  console.log(`Merged ${locales.join(' and ')} into build/.`);
}
