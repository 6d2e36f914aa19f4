import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {takeStep} from '@lectern/kit/builtPages';
import {pageFinder, type PageRules} from './findPages';

const rules: PageRules = {
  kinds: [
    ['/docs/api', 'rest'],
    ['/docs', 'docs'],
  ],
  exclude: ['/docs', '/old/**'],
};

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'build-'));
  for (const file of [
    'index.html',
    'docs.html',
    'docs/a.html',
    'docs/api/b.html',
    'docs/été/index.html',
    'old/c.html',
    '404.html',
  ]) {
    await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
    await writeFile(path.join(outDir, file), `<main><h1>${file}</h1></main>`);
  }
});
afterEach(() => rm(outDir, {recursive: true}));

it('reads pages by their routes, in the order of their addresses', async () => {
  const routes = [
    '/fr/docs/api/b',
    '/fr/',
    '/fr/docs/a',
    '/fr/docs',
    '/fr/docs/%C3%A9t%C3%A9/',
    '/fr/old/c',
    '/fr/404.html',
    '/fr/none',
  ];
  const finder = pageFinder({siteDir: outDir, locale: 'fr', maker: ''}, rules);
  await takeStep(
    {routesPaths: [...routes, '/fr/docs/a', '/fr/*'], baseUrl: '/fr/', outDir},
    {stage: 'search', look: finder.look},
  );
  expect(finder.pages.map(({url, kind, sections}) => [url, kind, sections[0]?.heading])).toEqual([
    ['/fr/', 'page', 'index.html'],
    ['/fr/docs/%C3%A9t%C3%A9/', 'docs', 'docs/été/index.html'],
    ['/fr/docs/a', 'docs', 'docs/a.html'],
    ['/fr/docs/api/b', 'rest', 'docs/api/b.html'],
  ]);
});
