import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {hasBuild, serveIndex} from './devServer';

type Middleware = (request: object, response: object, next: (value: unknown) => void) => void;

let outDir: string;
beforeEach(async () => void (outDir = await mkdtemp(path.join(tmpdir(), 'build-'))));
afterEach(() => rm(outDir, {recursive: true}));

/** What the development server answers; nothing where it leaves the answer to others. */
function ask(url: string): Promise<unknown> {
  const sources = (): Promise<{docs: string; index: string}> => Promise.resolve({docs: 'D', index: 'I'});
  const {devServer} = serveIndex({baseUrl: '/fr/', outDir}, sources) as unknown as {
    devServer: {setupMiddlewares: (common: unknown[]) => unknown[]};
  };
  const common: unknown[] = ['history fallback'];
  expect(devServer.setupMiddlewares(common)).toEqual([]);
  const [{middleware}] = common as [{middleware: Middleware}];
  return new Promise((resolve) => {
    middleware({url}, {setHeader: () => undefined, end: resolve}, resolve);
  });
}

it('serves an index of the sources, until there is a build', async () => {
  expect(await ask('/fr/search-docs.json')).toBe('D');
  expect(await ask('/fr/search-index.json?again=1')).toBe('I');
  expect(await ask('/fr/docs')).toBeUndefined();
  expect(hasBuild(outDir)).toBe(false);

  await writeFile(path.join(outDir, 'search-docs.json'), 'built docs');
  expect(hasBuild(outDir)).toBe(false);
  await writeFile(path.join(outDir, 'search-index.json'), 'built index');
  expect(await ask('/fr/search-docs.json')).toBe('built docs');
  expect(await ask('/fr/search-index.json')).toBe('built index');
});
