import {brotliCompressSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {type Figures, measure} from '../../../bench/search/figures';
import {makeQueries} from '../../../bench/search/queries';
import {type BuiltSite, languages, readBuild} from '../../../bench/search/site';
import {createEngine} from '@lectern/search/client/engine';
import type {Engine, PageKind} from '@lectern/search/shared/types';

/**
 * A little below what `npm run bench:search` prints: [recall@1, recall@3]. The questions are few, and new pages move
 * them most.
 */
const floors: Record<string, [first: number, three: number]> = {
  title: [0.98, 0.99],
  'title, one typo': [0.95, 0.97],
  'title, two letters missing': [0.95, 0.97],
  heading: [0.97, 0.99],
  'heading, one typo': [0.95, 0.97],
  'heading, two letters missing': [0.93, 0.97],
  'heading, two words': [0.88, 0.96],
  'without accents': [0.97, 0.99],
  'after an elision': [0.96, 0.99],
  'hand-made question': [0.65, 0.85],
};

describe.each([...languages])('the search of the built site in %s', (language) => {
  let site: BuiltSite;
  let engine: Engine;
  beforeAll(async () => {
    site = await readBuild(language);
    engine = createEngine(site.docs, site.index, language);
  });

  it('finds pages as well as it did', async () => {
    for (const [name, queries] of makeQueries(site.pages, language)) {
      const figures: Figures = await measure(queries, (text) =>
        engine.search(text, {limit: 10}).hits.map(({url}) => url),
      );
      const [first, three] = floors[name] as [number, number];
      expect(queries.length, name).toBeGreaterThan(20);
      expect(figures.recall1, `${name} @1`).toBeGreaterThanOrEqual(first);
      expect(figures.recall3, `${name} @3`).toBeGreaterThanOrEqual(three);
      if (name === 'hand-made question') expect(figures.recall2, `${name} @2`).toBeGreaterThanOrEqual(0.85);
    }
  });

  const limit = language === 'fr' ? 0.62 : 0.55;
  it(`takes at most ${limit} KiB a page, both files together`, () => {
    const bytes = [site.docs, site.index].reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
    expect(bytes / engine.pages).toBeLessThan(limit * 1024);
  });

  it('has pages of every kind, and no page that is not to be found', () => {
    const kinds = new Set<PageKind>(site.pages.map(({kind}) => kind));
    expect([...kinds].sort()).toEqual(['blog', 'docs', 'graphql', 'page', 'rest', 'wiki']);
    const paths = site.pages.map(({url}) => url.slice(site.baseUrl.length));
    const unwanted =
      /^(?:404|search|blog|docs)$|^blog\/(?:archive|page|tags|authors)|^docs\/tags|sampler$|versioning$|video$/;
    expect(paths.filter((path) => unwanted.test(path))).toEqual([]);
  });

  it('leads to fields of the GraphQL schema by their anchors', () => {
    const [hit] = engine.search('build startedAt', {limit: 1}).hits;
    expect(hit?.sections[0]?.url).toBe(`${site.baseUrl}docs/api/objects#Build.startedAt`);
  });

  it('knows the code samples and answers of the REST operations', () => {
    const [hit] = engine.search('get-pet-by-id', {limit: 1}).hits;
    expect(hit).toMatchObject({url: `${site.baseUrl}docs/api/petstore/get-pet-by-id`, kind: 'rest'});
    expect(engine.search('X-RateLimit-Remaining', {limit: 1}).totalByKind.rest).toBeGreaterThan(2);
    expect(engine.search('HTTPSConnection', {limit: 1}).totalByKind.rest).toBeGreaterThan(20);
  });
});
