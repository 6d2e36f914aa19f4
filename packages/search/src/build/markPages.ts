import {gzipSync} from 'node:zlib';
import type {BuiltPage} from '@lectern/kit/builtPages';
import type {IndexFiles} from './makeIndex';

/** The size of both files on a host that only knows gzip. */
export function sizeOf({docs, index}: IndexFiles): number {
  return [docs, index].reduce((sum, file) => sum + gzipSync(file).length, 0);
}

/**
 * Marks pages with a large index, so that they load it only when the search is used. The size is known
 * after all pages are rendered, too late for scripts, whose names contain hashes.
 */
export const markLarge = (page: BuiltPage): void => writeToRoot(page, 'data-search="on-use"');

/**
 * Writes the URLs of the search's files into a page, so that all are requested at once. They aren't rendered, because
 * otherwise every page would be rendered again after each change of the index.
 */
export const nameFiles = (page: BuiltPage, addresses: readonly string[]): void =>
  writeToRoot(page, `data-search-files="${addresses.join(' ')}"`);

function writeToRoot({outline, edits}: BuiltPage, attribute: string): void {
  const root = outline.head.find(({name}) => name === 'html');
  if (root) edits.insert(root.start + '<html'.length, ` ${attribute}`);
}
