import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import {contentFolder, tagsFile} from '../check/folders';
import {SourceError, readPage, type Page, type Source} from '../check/page';
import {readSources} from '../check/sources';
import type {Site} from '../settings/site';
import {kindsOf, type Kinds} from './kinds';

/** Existing content that a new page has to match. */
export interface Repository {
  site: Site;
  kinds: Kinds;
  pages: Page[];
  tags: Record<'doc' | 'post', string[]>;
  authors: string[];
  sidebars: string;
}

export async function readRepository(site: Site): Promise<Repository> {
  const {dir, languages} = site;
  const sidebars = ['sidebars.ts', 'sidebars.js'].map((name) => path.join(dir, name)).find((file) => existsSync(file));
  return {
    site,
    kinds: kindsOf(site),
    pages: (await readSources(site)).flatMap((source) => readIfValid(source, site)),
    tags: {doc: await tagsIn(site, 'doc'), post: await tagsIn(site, 'post')},
    authors: await keysOf(path.join(dir, contentFolder(site, 'post', languages.first), 'authors.yml')),
    sidebars: sidebars ? await readFile(sidebars, 'utf8') : '',
  };
}

/** Skips a page that can't be read, because the content check reports it. */
function readIfValid(source: Source, site: Site): Page[] {
  try {
    return [readPage(source, site)];
  } catch (error) {
    if (error instanceof SourceError) return [];
    throw error;
  }
}

async function tagsIn(site: Site, kind: 'doc' | 'post'): Promise<string[]> {
  const file = tagsFile(site, kind);
  return file ? keysOf(path.join(site.dir, contentFolder(site, kind, site.languages.first), file)) : [];
}

async function keysOf(file: string): Promise<string[]> {
  if (!existsSync(file)) return [];
  return Object.keys((parse(await readFile(file, 'utf8')) as object | null) ?? {});
}
