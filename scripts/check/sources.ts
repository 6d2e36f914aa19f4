import {Globby} from '@docusaurus/utils';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {defaultLocale, locales} from '../../src/config/i18n';
import {references} from '../../src/references';
import {contentFolder, contentKinds, docsFolder, type Kind} from '../../src/i18n/contentFolders';
import {referenceFolder} from '../../src/references/folder';
import {graphQlKinds} from '@lectern/references/graphQlKinds';
import {leftOutMatcher} from './leftOut';
import type {Source} from './page';

interface Folder {
  kind: Kind;
  language: string;
  folder: string;
}

const generated = [
  ...references.openapi.map(({route}) => `${route}/**`),
  ...references.graphql.flatMap(({route}) => graphQlKinds.map((kind) => `${route}/${kind}.md`)),
];

/** A version may hold references that are no longer listed. */
const frozenReferences = [`${referenceFolder}/**`];

/** Every page that somebody wrote; partials (`_*.mdx`) are not pages, and generated references have checks of their own. */
export async function readSources(): Promise<Source[]> {
  const isLeftOut = leftOutMatcher();
  return (await readAll()).filter(({file}) => !isLeftOut(file));
}

/** Pages that are there, and that no build makes. */
export async function readLeftOut(): Promise<Source[]> {
  const isLeftOut = leftOutMatcher();
  return (await readAll()).filter(({file}) => isLeftOut(file));
}

function readAll(): Promise<Source[]> {
  const folders = contentKinds.flatMap((kind) =>
    locales.map((language) => ({kind, language, folder: contentFolder(kind, language)})),
  );
  return readFolders(folders);
}

export interface Version {
  name: string;
  sources: Source[];
  /** In the first language, then in those that have a copy. */
  folders: Folder[];
}

/** The docs as they were when `docusaurus docs:version` copied them, each version by itself. */
export async function readFrozenVersions(): Promise<Version[]> {
  if (!existsSync('versions.json')) return [];
  const isLeftOut = leftOutMatcher();
  const names = JSON.parse(await readFile('versions.json', 'utf8')) as string[];
  return Promise.all(
    names.map(async (name) => {
      const folders = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)]
        .map((language): Folder => ({kind: 'doc', language, folder: docsFolder(name, language)}))
        .filter(({folder}) => existsSync(folder));
      const sources = await readFolders(folders, frozenReferences);
      return {name, folders, sources: sources.filter(({file}) => !isLeftOut(file))};
    }),
  );
}

async function readFolders(folders: Folder[], ignore = generated): Promise<Source[]> {
  const sources = await Promise.all(folders.map((folder) => readFolder(folder, ignore)));
  return sources.flat();
}

async function readFolder({folder, ...rest}: Folder, ignore: string[]): Promise<Source[]> {
  if (!existsSync(folder)) return [];
  const files = await Globby('**/*.{md,mdx}', {cwd: folder, ignore: ['**/_*', '**/_*/**', ...ignore]});
  return Promise.all(
    files.sort().map(async (key) => {
      const file = path.posix.join(folder, key);
      return {...rest, key, file, text: await readFile(file, 'utf8')};
    }),
  );
}
