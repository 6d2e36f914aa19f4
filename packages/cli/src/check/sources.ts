import {Globby} from '@docusaurus/utils';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {contentFolder, contentKinds, frozenFolder} from './folders';
import {generatedPages, referenceFolder} from './references';
import {frozenVersions} from './versions';
import {localesOf} from '../settings/languages';
import type {Site} from '../settings/site';
import {leftOutMatcher} from './leftOut';
import type {ContentKind, Source} from './page';

interface Folder {
  kind: ContentKind;
  language: string;
  folder: string;
}

/** Reads every handwritten page; partials (`_*.mdx`) aren't pages, and generated references have separate checks. */
export async function readSources(site: Site): Promise<Source[]> {
  const isLeftOut = leftOutMatcher(site);
  return (await readAll(site)).filter(({file}) => !isLeftOut(file));
}

/** Reads pages that exist but that no build makes. */
export async function readLeftOut(site: Site): Promise<Source[]> {
  const isLeftOut = leftOutMatcher(site);
  return (await readAll(site)).filter(({file}) => isLeftOut(file));
}

async function readAll(site: Site): Promise<Source[]> {
  const folders = contentKinds.flatMap((kind) =>
    localesOf(site).map((language) => ({kind, language, folder: contentFolder(site, kind, language)})),
  );
  return readFolders(folders, site, await generatedPages(site));
}

export interface FrozenVersion {
  name: string;
  sources: Source[];
  /** The folder of the first language, then those of translations. */
  folders: Folder[];
}

/** Reads the docs of each version that `docusaurus docs:version` has frozen. */
export async function readFrozenVersions(site: Site): Promise<FrozenVersion[]> {
  const {first, others} = site.languages;
  const isLeftOut = leftOutMatcher(site);
  const references = await referenceFolder(site);
  // The version may have references that the site no longer lists.
  const ignore = references ? [`${references}/**`] : [];
  return Promise.all(
    frozenVersions(site).map(async (name) => {
      const folders = [first, ...others]
        .map((language): Folder => ({kind: 'doc', language, folder: frozenFolder(site, name, language)}))
        .filter(({folder}) => existsSync(path.join(site.dir, folder)));
      const sources = await readFolders(folders, site, ignore);
      return {name, folders, sources: sources.filter(({file}) => !isLeftOut(file))};
    }),
  );
}

async function readFolders(folders: Folder[], site: Site, ignore: string[]): Promise<Source[]> {
  const sources = await Promise.all(folders.map((folder) => readFolder(folder, site, ignore)));
  return sources.flat();
}

async function readFolder({folder, ...rest}: Folder, {dir}: Site, ignore: string[]): Promise<Source[]> {
  const cwd = path.join(dir, folder);
  if (!existsSync(cwd)) return [];
  const files = await Globby('**/*.{md,mdx}', {cwd, ignore: ['**/_*', '**/_*/**', ...ignore]});
  return Promise.all(
    files.sort().map(async (key) => {
      const file = path.posix.join(folder, key);
      return {...rest, key, file, text: await readFile(path.join(dir, file), 'utf8')};
    }),
  );
}
