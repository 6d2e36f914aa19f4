import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {hasBuild, serveIndex} from './devServer';
import type {IndexedPage} from './page';

type Middleware = (request: object, response: object, next: (value: unknown) => void) => void;

let outDir: string;
beforeEach(async () => void (outDir = await mkdtemp(path.join(tmpdir(), 'build-'))));
afterEach(() => rm(outDir, {recursive: true}));

const pages: IndexedPage[] = [
  {
    url: '/fr/docs/a',
    kind: 'docs',
    about: 'About it.',
    breadcrumb: [],
    sections: [{heading: 'A', level: 1, anchor: '', text: 'Text'}],
  },
];

/** What the development server answers; nothing where it leaves the answer to others. */
function ask(url: string): Promise<unknown> {
  const site = {baseUrl: '/fr/', outDir, hash: 'sources', language: 'fr'} as const;
  const {devServer} = serveIndex({...site, script: () => 'run()'}, () => Promise.resolve(pages)) as unknown as {
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
  expect(await ask('/fr/search-docs.json')).toContain('"titles":"A"');
  expect(await ask('/fr/search-index.json?again=1')).toContain('"words"');
  expect(await ask('/fr/assets/search/docs/a.json')).toBe('{"about":"About it.","sections":[]}');
  expect(await ask('/fr/assets/search/docs/none.json')).toBeUndefined();
  expect(await ask('/fr/docs')).toBeUndefined();
  expect(hasBuild(outDir)).toBe(false);

  await writeFile(path.join(outDir, 'search-docs.json'), 'built docs');
  expect(hasBuild(outDir)).toBe(false);
  await writeFile(path.join(outDir, 'search-index.json'), 'built index');
  expect(await ask('/fr/search-docs.json')).toBe('built docs');
  expect(await ask('/fr/search-index.json')).toBe('built index');
  await mkdir(path.join(outDir, 'assets/search/docs'), {recursive: true});
  await writeFile(path.join(outDir, 'assets/search/docs/a.json'), 'built text');
  expect(await ask('/fr/assets/search/docs/a.json')).toBe('built text');
  expect(await ask('/fr/assets/search/docs/none.json')).toBeUndefined();
  expect(await ask('/fr/assets/search/%2e%2e/%2e%2e/%2e%2e/outside.json')).toBeUndefined();
});
