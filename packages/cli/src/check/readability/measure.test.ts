import {expect, it} from 'vitest';
import {siteOf} from '../../settings/site';
import {parseMarkdown} from '@lectern/markdown/text/parseMarkdown';
import * as english from './en';
import * as french from './fr';
import {countSyllables, formulaOf, measure} from './measure';

const formulas = {en: english, fr: french};

it.each([
  ['page', 'en', 1],
  ['site', 'en', 1],
  ['sentence', 'en', 2],
  ['readable', 'en', 3],
  ['documentation', 'en', 5],
  ['x', 'en', 1],
  ['page', 'fr', 1],
  ['étiquettes', 'fr', 3],
  ['que', 'fr', 1],
  ['génération', 'fr', 4],
] as const)('%s (%s) has %i syllable(s)', (word, language, count) => {
  expect(countSyllables(word, formulas[language])).toBe(count);
});

it('counts the sentences of running text, the longest first, with their lines', () => {
  const {sentences, words} = measure(
    parseMarkdown('# Title\n\nRun `npm start`. It takes 3.5 s.\n\n| a |\n| - |\n| b c d |\n\n- One of the items'),
    english,
  );
  expect(sentences).toEqual([
    {text: 'It takes 3.5 s.', words: 4, line: 3},
    {text: 'One of the items', words: 4, line: 9},
    {text: 'Run x.', words: 2, line: 3},
  ]);
  expect(words).toBe(10);
});

it('finds short words and sentences easier, by the formula of the language', () => {
  const ease = (text: string, formula = english): number => Math.round(measure(parseMarkdown(text), formula).ease);
  // Six words, six syllables: 206.835 - 1.015 × 6 - 84.6, and at most 100.
  expect(ease('The cat sat on the mat.')).toBe(100);
  expect(ease('The configuration of internationalization necessitates considerable documentation.')).toBe(0);
  // Four words, seven syllables: 207 - 1.015 × 4 - 73.6 × 7 / 4
  expect(ease('Le lecteur ouvre le menu.', french)).toBeGreaterThan(
    ease('La génération produit la documentation.', french),
  );
});

it('knows a language by the file of its name', async () => {
  const site = siteOf({dir: '.'});
  expect(await formulaOf(site, 'fr-CA')).toMatchObject({ease: french.ease});
  expect(await formulaOf(site, 'de')).toBeUndefined();
});
