import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {IndexFiles} from './makeIndex';

export const docsName = 'search-docs.json';
export const indexName = 'search-index.json';

export function hasBuild(outDir: string): boolean {
  return [docsName, indexName].every((file) => existsSync(path.join(outDir, file)));
}

type ConfigureWebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface Response {
  setHeader(name: string, value: string): void;
  end(body: string): void;
}
type Middleware = (request: {url?: string}, response: Response, next: (error?: unknown) => void) => void;

/** In `npm start`: the index of the last build, or one made of the sources as they are when it is asked for. */
export function serveIndex(
  {baseUrl, outDir}: {baseUrl: string; outDir: string},
  indexSources: () => Promise<IndexFiles>,
): ConfigureWebpackResult {
  const read = async (name: string): Promise<string> => {
    if (hasBuild(outDir)) return readFile(path.join(outDir, name), 'utf8');
    const {docs, index} = await indexSources();
    return name === docsName ? docs : index;
  };
  const middleware: Middleware = (request, response, next) => {
    const name = [docsName, indexName].find((file) => request.url?.split('?')[0] === `${baseUrl}${file}`);
    if (!name) return next();
    read(name).then((body) => {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-store');
      response.end(body);
    }, next);
  };
  const devServer = {
    // Docusaurus has such a function too; webpack-merge calls both and joins the lists that they return. Ours must
    // come before the one that answers every address with the page, so it goes into the common list, at its head.
    setupMiddlewares: (middlewares: unknown[]) => {
      middlewares.unshift({name: 'search-index', middleware});
      return [];
    },
  };
  // Docusaurus merges this into the settings of its development server, but its types do not know it.
  return {devServer} as ConfigureWebpackResult;
}
