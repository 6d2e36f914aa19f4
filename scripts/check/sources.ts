import {Globby} from '@docusaurus/utils';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {contentFolders, type Kind} from '../../src/i18n/contentFolders';
import type {Source} from './page';

interface Folder {
  kind: Kind;
  language: string;
  folder: string;
}

const folders: Folder[] = Object.entries(contentFolders).flatMap(([kind, byLanguage]) =>
  Object.entries(byLanguage).map(([language, folder]) => ({kind: kind as Kind, language, folder})),
);

/** Every page that somebody wrote; partials (`_*.mdx`) are not pages, and generated references have checks of their own. */
export async function readSources(): Promise<Source[]> {
  const sources = await Promise.all(folders.map(readFolder));
  return sources.flat();
}

async function readFolder({folder, ...rest}: Folder): Promise<Source[]> {
  const files = await Globby('**/*.{md,mdx}', {cwd: folder, ignore: ['**/_*', '**/_*/**', 'api/**']});
  return Promise.all(
    files.sort().map(async (key) => {
      const file = path.posix.join(folder, key);
      return {...rest, key, file, text: await readFile(file, 'utf8')};
    }),
  );
}
