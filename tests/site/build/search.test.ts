import {existsSync, readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {measure} from '../../../bench/search/figures';
import {makeQueries} from '../../../bench/search/queries';
import {type BuiltSite, languages, readBuild} from '../../../bench/search/site';
import {prefixOf} from '../../../src/config/i18n';
import {search} from '../../../src/config/search';
import {createEngine} from '@lectern/search/client/engine';
import {codeOf, lunrFile, rulesOf} from '@lectern/search/languages/rulesOf';
import type {Engine} from '@lectern/search/shared/types';
import {scriptsOf} from '../../support/built';

/**
 * How many of the queries of a kind find their page among the first three. On a small site, that is all of them: one
 * of twenty is a twentieth.
 */
const floors: Record<string, number> = {title: 0.95, heading: 0.9, 'without accents': 0.9};

describe.runIf(search.engine === 'lectern').each([...languages])('the search of the built site in %s', (language) => {
  let site: BuiltSite;
  let engine: Engine;
  beforeAll(async () => {
    site = await readBuild(language);
    engine = createEngine(site.docs, site.index, language);
  });

  it('finds pages by their titles and headings', async () => {
    const sets = makeQueries(site.pages, language);
    for (const [name, floor] of Object.entries(floors)) {
      const queries = sets.get(name) ?? [];
      if (queries.length === 0) continue;
      const {recall3, missed} = await measure(queries, (text) =>
        engine.search(text, {limit: 10}).hits.map(({url}) => url),
      );
      expect(recall3, `${name} @3: ${JSON.stringify(missed)}`).toBeGreaterThanOrEqual(floor);
    }
  });

  it('takes at most 1 KiB a page, both files together', () => {
    const bytes = [site.docs, site.index].reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
    expect(bytes / engine.pages).toBeLessThan(1024);
  });

  it('has pages of known kinds, and no page that is not to be found', () => {
    const kinds = new Set<string>([...search.kinds.map(([, kind]) => kind), 'page']);
    expect(site.pages.filter(({kind}) => !kinds.has(kind))).toEqual([]);
    const paths = site.pages.map(({url}) => `/${url.slice(site.baseUrl.length)}`);
    expect(paths.filter((path) => search.exclude.includes(path))).toEqual([]);
    const lists = /^\/(?:404|search)$|^\/blog\/(?:archive|page|tags|authors)(?:\/|$)|^\/docs\/tags(?:\/|$)/;
    expect(paths.filter((path) => lists.test(path))).toEqual([]);
  });

  it('has in its scripts the stop words of its own language only', async () => {
    const text = await scriptsOf(prefixOf(language).slice(1));
    const beginningOf = (of: string): string => rulesOf(of).stopWords.slice(0, 60);
    // Some languages have none, and those of others are only made of a list when it is read.
    const known = languages.filter((of) => beginningOf(of) !== '' && isWritten(of, beginningOf(of)));
    expect(known.filter((of) => text.includes(beginningOf(of)))).toEqual(known.filter((of) => of === language));
  });
});

/** Whether the words stand in a file as they are. */
function isWritten(language: string, words: string): boolean {
  const code = codeOf(language);
  return [lunrFile(code) ?? '', `packages/search/src/languages/${code}.ts`]
    .filter((file) => existsSync(file))
    .some((file) => readFileSync(file, 'utf8').includes(words));
}
