import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {tagsFile} from '../../src/config/presentParts';
import {rules} from '../../src/config/rules';
import {contentFolder} from '../../src/i18n/contentFolders';
import {levelsOf, type Levels} from '../../src/plugins/content-check/levels';
import {siteLanguages, type Languages} from '../check/languages';
import {SourceError, readPage, type Page, type Source} from '../check/page';
import {readSources} from '../check/sources';

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
  const {first} = siteLanguages;
  return {
    pages: (await readSources()).flatMap(readIfValid),
    tags: {
      doc: await tagsIn(contentFolder('doc', first)),
      post: await tagsIn(contentFolder('post', first)),
    },
    authors: await keysOf(`${contentFolder('post', first)}/authors.yml`),
    sidebars: existsSync('sidebars.ts') ? await readFile('sidebars.ts', 'utf8') : '',
    languages: siteLanguages,
    levels: levelsOf(rules),
  };
}

/** A page that cannot be read is for the content check to report; it hinders no other. */
function readIfValid(source: Source): Page[] {
  try {
    return [readPage(source)];
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
