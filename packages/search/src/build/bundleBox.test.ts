import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import type {Site} from '../box/site';
import {bundleBox, inLanguage} from './bundleBox';

const site: Site = {
  base: '/',
  language: 'fr',
  docs: 'search-docs.json',
  index: 'search-index.json',
  texts: 'assets/search/*.json',
  browse: {},
  versions: [],
  storage: {type: 'localStorage', namespace: ''},
  stale: false,
};

describe('the script of the box', () => {
  it('has its texts in its own language alone, and nothing for translators', async () => {
    const {code} = await bundleBox(site, {'search.box.label': 'Rechercher ici'});
    expect(code).toContain('"Rechercher ici"');
    expect(code).not.toContain('Search this site');
    expect(code).not.toMatch(/id:"search\.|screen readers/);
  });

  it('is small, and the same at each build', async () => {
    const english = {...site, language: 'en'};
    const box = await bundleBox(english, {});
    // A search of 200 pages shall fetch 120 KiB at most, of which its index takes about 100.
    expect(brotliCompressSync(box.code).length).toBeLessThan(17 * 1024);
    expect(await bundleBox(english, {})).toEqual(box);
    expect(box.name).toMatch(/^assets\/js\/search\.[\da-f]{8}\.js$/);
  });
});

it.each([
  ["translate({id: 'a', message: 'A {n}', description: 'b'}, {n})", 'translate("À {n}", {n})'],
  ['translate({\n  id: "a",\n  message: "A \\"{n}\\"",\n  description: "b"\n})', '"À {n}"'],
  ["translate({id: 'c', message: 'C', description: 'd',})", '"C"'],
])('%s is said in the language of the site', (source, said) => {
  expect(inLanguage(source, {a: 'À {n}'})).toBe(said);
});
