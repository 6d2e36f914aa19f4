import {gzipSync} from 'node:zlib';
import type {BuiltPage} from '@lectern/kit/builtPages';
import type {IndexFiles} from './makeIndex';

/** As a host sends both files that knows gzip only. */
export function sizeOf({docs, index}: IndexFiles): number {
  return [docs, index].reduce((sum, file) => sum + gzipSync(file).length, 0);
}

/**
 * Marks a page whose index is large, so that it fetches it when the search is used, and not before. The size is known
 * once all pages are rendered, which is too late to stand in a script: their names carry hashes of what they hold.
 */
export const markLarge = (page: BuiltPage): void => writeToRoot(page, 'data-search="on-use"');

/**
 * Names what a search fetches in a page, so that all of it is asked for at once. It is no part of what is rendered: pages
 * with the hash of the index would be rendered again after each change.
 */
export const nameFiles = (page: BuiltPage, addresses: readonly string[]): void =>
  writeToRoot(page, `data-search-files="${addresses.join(' ')}"`);

function writeToRoot({outline, edits}: BuiltPage, attribute: string): void {
  const root = outline.head.find(({name}) => name === 'html');
  if (root) edits.insert(root.start + '<html'.length, ` ${attribute}`);
}
