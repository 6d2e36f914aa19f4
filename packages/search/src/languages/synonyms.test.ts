import {expect, it} from 'vitest';
import {makeIndex} from '../build/makeIndex';
import {createEngine} from '../client/engine';
import {fold} from '../shared/fold';
import type {IndexFile} from '../shared/format';
import type {Language} from '../shared/types';
import {synonymsOf} from './synonyms';

/** The files of a site whose pages have these titles. */
function filesOf(titles: string[], language: Language): ReturnType<typeof makeIndex> {
  const pages = titles.map((heading) => ({
    url: `/${heading}`,
    kind: 'docs' as const,
    breadcrumb: [],
    sections: [{heading, level: 1, anchor: '', text: ''}],
  }));
  return makeIndex(pages, {hash: 'h', language, baseUrl: '/'});
}

function find(titles: string[], query: string, language: Language): string[] {
  const {docs, index} = filesOf(titles, language);
  return createEngine(docs, index, language)
    .search(query, {limit: 5})
    .hits.map(({title}) => title);
}

it.each([
  ['en', 'rss', 'Offer feeds'],
  ['en-GB', 'feed', 'RSS for readers'],
  ['fr', 'la page ne marche pas', 'Rien ne fonctionne'],
  ['fr', 'lien cassé', 'Réparer un lien rompu'],
  ['fr', 'hébergement', 'Déployer le site'],
  ['fr', 'hébergements', 'Choisir un hébergeur'],
  ['fr', 'sommaire', 'Table des matières'],
])('%s: %s also finds “%s”', (language, query, title) => {
  expect(find(['Start', title], query, language)).toEqual([title]);
});

it('finds what has the word itself first', () => {
  expect(find(['Colour', 'Color'], 'color', 'en')).toEqual(['Color', 'Colour']);
  expect(find(['Rompu', 'Cassé'], 'cassé', 'fr')).toEqual(['Cassé', 'Rompu']);
  expect(find(['Cassé', 'Rompu'], 'rompu', 'fr')).toEqual(['Rompu', 'Cassé']);
});

it('adds nothing to the index of a site without these words', () => {
  expect((JSON.parse(filesOf(['Start'], 'fr').index) as IndexFile).words).toBe('start');
});

it.each(['en', 'fr'])('has folded words alone in %s', (language) => {
  const words = synonymsOf(language).flat(2);
  expect(words.length).toBeGreaterThan(4);
  expect(words).toEqual(words.map(fold));
});
