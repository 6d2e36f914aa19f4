import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {tagsFile} from '../../src/config/presentParts';
import {contentFolder} from '../../src/i18n/contentFolders';
import type {Levels} from '@lectern/cli/check/levels';
import type {Languages} from '@lectern/cli/settings/site';
import {thisSite} from '../../src/settings/thisSite';
import {SourceError, readPage, type Page, type Source} from '@lectern/cli/check/page';
import {readSources} from '@lectern/cli/check/sources';

/** What a new page has to fit in with. */
export interface Repository {
  pages: Page[];
  tags: Record<'doc' | 'post', string[]>;
  authors: string[];
  sidebars: string;
  languages: Languages;
  /** What the site demands of its pages. */
  levels: Levels;
}

export async function readRepository(): Promise<Repository> {
  const {first} = thisSite.languages;
  return {
    pages: (await readSources(thisSite)).flatMap(readIfValid),
    tags: {
      doc: await tagsIn(contentFolder('doc', first)),
      post: await tagsIn(contentFolder('post', first)),
    },
    authors: await keysOf(`${contentFolder('post', first)}/authors.yml`),
    sidebars: existsSync('sidebars.ts') ? await readFile('sidebars.ts', 'utf8') : '',
    languages: thisSite.languages,
    levels: thisSite.levels,
  };
}

/** A page that cannot be read is for the content check to report; it hinders no other. */
function readIfValid(source: Source): Page[] {
  try {
    return [readPage(source, thisSite)];
  } catch (error) {
    if (error instanceof SourceError) return [];
    throw error;
  }
}

async function tagsIn(folder: string): Promise<string[]> {
  const file = tagsFile(folder);
  return file ? keysOf(`${folder}/${file}`) : [];
}

async function keysOf(file: string): Promise<string[]> {
  if (!existsSync(file)) return [];
  return Object.keys((parse(await readFile(file, 'utf8')) as object | null) ?? {});
}
