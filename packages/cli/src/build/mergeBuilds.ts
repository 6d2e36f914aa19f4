import {existsSync} from 'node:fs';
import {cp, mkdtemp, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AfterBuild} from '@lectern/publish/afterBuild/afterBuild';
import {readAfterBuild} from '@lectern/publish/afterBuild/made';
import {generatedFolder} from './buildLanguage';

/** Facts about a build, in its `build.json`. */
export interface BuildInfo {
  /** Hash of all sources of the site: only builds of the same sources can be merged. */
  sources: string;
  locales: string[];
  /** Work that @lectern/publish leaves for the merged site. */
  afterBuild?: AfterBuild;
}

const infoFile = 'build.json';

/**
 * Merges builds of single languages into one site. `target` changes only when everything is complete: until then, and
 * after an error, it keeps its content. With `moves`, files are moved instead of copied: that takes no time, however
 * many pages there are, but only works on one disk.
 */
export async function mergeBuilds(
  folders: readonly string[],
  target: string,
  {moves = false} = {},
): Promise<BuildInfo> {
  const infos = await Promise.all(folders.map(readInfo));
  const info = {...infos[0]!, locales: infos.flatMap(({locales}) => locales)};
  infos.forEach(({sources, locales}, at) => {
    if (sources !== info.sources) {
      throw new Error(
        `${folders[at]} and ${folders[0]} are not builds of the same sources. Build all languages from one commit.`,
      );
    }
    const twice = locales.find((locale) => info.locales.filter((other) => other === locale).length > 1);
    if (twice) throw new Error(`Two of the folders hold the language “${twice}”. Name a folder for each language.`);
  });

  const merged = await mkdtemp(`${path.resolve(target)}.new-`);
  try {
    for (const folder of folders) await (moves ? move(folder, merged) : cp(folder, merged, {recursive: true}));
    await writeFile(path.join(merged, infoFile), JSON.stringify(info));
    await rm(target, {recursive: true, force: true});
    await rename(merged, target);
  } catch (error) {
    await rm(merged, {recursive: true, force: true});
    throw error;
  }
  return info;
}

/** Moves all files of a folder; a file that exists in both is replaced. */
async function move(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, {withFileTypes: true})) {
    const [old, place] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && existsSync(place)) await move(old, place);
    else await rename(old, place);
  }
}

/** Of a language that has just been built. */
export async function writeInfo(
  siteDir: string,
  folder: string,
  {sources, locale}: Pick<BuildInfo, 'sources'> & {locale: string},
): Promise<void> {
  const afterBuild = readAfterBuild(siteDir, generatedFolder(locale));
  const info: BuildInfo = {sources, locales: [locale], afterBuild};
  await writeFile(path.join(folder, infoFile), JSON.stringify(info));
}

export async function readInfo(folder: string): Promise<BuildInfo> {
  const file = path.join(folder, infoFile);
  if (!existsSync(file)) {
    throw new Error(
      `${folder} is no build: it has no ${infoFile}. Make it by “lectern build --locale …”, and name its folder.`,
    );
  }
  return JSON.parse(await readFile(file, 'utf8')) as BuildInfo;
}
