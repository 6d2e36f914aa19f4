import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {SourceError, readPage, type Page, type Source} from '../check/page';
import {readSources} from '../check/sources';

/** What a new page has to fit in with. */
export interface Repository {
  pages: Page[];
  tags: Record<'doc' | 'post', string[]>;
  authors: string[];
  sidebars: string;
}

export async function readRepository(): Promise<Repository> {
  return {
    pages: (await readSources()).flatMap(readIfValid),
    tags: {doc: await keysOf('docs/tags.yml'), post: await keysOf('blog/tags.yml')},
    authors: await keysOf('blog/authors.yml'),
    sidebars: await readFile('sidebars.ts', 'utf8'),
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

async function keysOf(file: string): Promise<string[]> {
  return Object.keys((parse(await readFile(file, 'utf8')) as object | null) ?? {});
}
