import {gzipSync} from 'node:zlib';
import {type Build, visitPages} from '@lectern/kit/builtPages';
import type {IndexFiles} from './makeIndex';

/** As a host sends both files that knows gzip only. */
export function sizeOf({docs, index}: IndexFiles): number {
  return [docs, index].reduce((sum, file) => sum + gzipSync(file).length, 0);
}

/**
 * Marks pages whose index is large, so that they fetch it when the search is used, and not before. The size is known
 * once all pages are rendered, which is too late to stand in a script: their names carry hashes of what they hold.
 */
export async function markPages(build: Build): Promise<void> {
  await visitPages(build, ({html}) => html.replace(/<html(?=[\s>])/, '<html data-search="on-use"'));
}
