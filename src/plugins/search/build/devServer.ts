import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {servedInPreview} from '../../servedInPreview';
import type {IndexFiles} from './makeIndex';

export const docsName = 'search-docs.json';
export const indexName = 'search-index.json';

export function hasBuild(outDir: string): boolean {
  return [docsName, indexName].every((file) => existsSync(path.join(outDir, file)));
}

/** In `npm start`: the index of the last build, or one made of the sources as they are when it is asked for. */
export function serveIndex(
  {baseUrl, outDir}: {baseUrl: string; outDir: string},
  indexSources: () => Promise<IndexFiles>,
): ReturnType<typeof servedInPreview> {
  const read = async (name: string): Promise<string> => {
    if (hasBuild(outDir)) return readFile(path.join(outDir, name), 'utf8');
    const {docs, index} = await indexSources();
    return name === docsName ? docs : index;
  };
  return servedInPreview('search-index', {
    [`${baseUrl}${docsName}`]: () => read(docsName),
    [`${baseUrl}${indexName}`]: () => read(indexName),
  });
}
