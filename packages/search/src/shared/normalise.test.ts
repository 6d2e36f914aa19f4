import {describe, expect, it} from 'vitest';
import {fold} from './fold';
import {findMatches, formsOf} from './normalise';
import {stemmer} from './stem';
import type {Language} from './types';

const words = (text: string, language: Language = 'fr'): string[] => formsOf(text, language).map(({word}) => word);
const marked = (text: string, found: string[], language: Language = 'fr'): string[] =>
  findMatches(text, found, language).map(([start, end]) => text.slice(start, end));

describe('fold', () => {
  it.each([
    ['Été', 'ete'],
    ['e\u0301te\u0301', 'ete'],
    ['Œuvre', 'oeuvre'],
    ['ex æquo', 'ex aequo'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
  ])('%s → %s', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('formsOf', () => {
  it.each([
    ["L’élève d'aujourd'hui", ['eleve', 'aujourdhui']],
    ["jusqu’à l'œuvre", ['a', 'oeuvre']],
    ["qu'il n'est", ['il', 'est']],
    ['s’abonner', ['abonner']],
    ["presqu'île", ['ile']],
    ["c'est-à-dire", ['est', 'a', 'dire']],
    ["O'Reilly", ['o', 'reilly']],
    ['e\u0301te\u0301', ['ete']],
    ["l'API getStaticPaths", ['api', 'getstaticpaths', 'get', 'static', 'paths']],
    ['snake_case', ['snakecase', 'snake', 'case']],
    ['get-pet-by-id', ['getpetbyid', 'get', 'pet', 'by', 'id']],
    ['sous-titre', ['sous', 'titre']],
    ['X-Id: 0f8fad5b-d9cb-469f-a165-70867728950e', ['x', 'id', '0f8fad5bd9cb469fa16570867728950e']],
    ['theme.openapi', ['themeopenapi', 'theme', 'openapi']],
    ['HTMLParser', ['htmlparser', 'html', 'parser']],
    ['_private', ['private']],
    ['src/config/site.ts', ['src', 'config', 'sitets', 'site', 'ts']],
    ['Fini. Suite', ['fini', 'suite']],
    ['3.10.2', ['3.10.2', '3', '10', '2']],
  ])('%s', (text, expected) => expect(words(text)).toEqual(expected));

  it('leaves the English genitive away', () => {
    expect(words('the site’s pages', 'en')).toEqual(['the', 'site', 'pages']);
    expect(words("don't", 'en')).toEqual(['don', 't']);
  });

  it('answers at once to hostile text', () => {
    const before = process.cpuUsage();
    for (const piece of ['a', "l'", 'a.', '-', 'aB', '_', 'é', '\u0301', '’', '😀', 'ﷺ']) words(piece.repeat(100_000));
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
  });
});

describe('stems', () => {
  it('lets the forms of a French word meet', () => {
    const stem = stemmer('fr');
    const forms = ['configurées', 'configurée', 'configurer', 'configuration', 'configurations'];
    expect(new Set(forms.map((form) => stem(fold(form)))).size).toBe(1);
    expect(stem('chevaux')).toBe(stem('cheval'));
  });
});

describe('findMatches', () => {
  it('marks a word without its elision, whatever the accents', () => {
    expect(marked("Pour l’élève et l'ÉLÈVE", ['eleve'])).toEqual(['élève', 'ÉLÈVE']);
    expect(marked('de\u0301ja\u0300 vu', ['deja'])).toEqual(['de\u0301ja\u0300']);
  });

  it('marks words of the same stem whole', () => {
    expect(marked('Configurez la configuration', ['configurer'])).toEqual(['Configurez', 'configuration']);
    expect(marked('The tags of a tag', ['tag'], 'en')).toEqual(['tags', 'tag']);
  });

  it('marks a word that begins with an unfinished one whole, and none that begins with a finished one', () => {
    expect(marked('Référence', ['refer*'])).toEqual(['Référence']);
    expect(marked('Re\u0301fe\u0301rence', ['refe*'])).toEqual(['Re\u0301fe\u0301rence']);
    expect(marked('Œuvres', ['oe*'])).toEqual(['Œuvres']);
    expect(marked('The identifier has an id', ['id'], 'en')).toEqual(['id']);
  });

  it('marks a part of an identifier, and an identifier whole', () => {
    expect(marked('docItemComponent', ['item'], 'en')).toEqual(['Item']);
    expect(marked('docItemComponent', ['docitemcomponent'], 'en')).toEqual(['docItemComponent']);
    expect(marked('get-pet-by-id', ['pet'], 'en')).toEqual(['pet']);
  });

  it('takes the ways of writing an identifier for one', () => {
    expect(marked('getPetById, get_pet_by_id and get-pet-by-id', ['getpetb*'], 'en')).toEqual([
      'getPetById',
      'get_pet_by_id',
      'get-pet-by-id',
    ]);
    expect(marked('sitemap.xml', ['sitema*'], 'en')).toEqual(['sitemap']);
  });

  it('marks nothing inside other words, and nothing for nothing', () => {
    expect(marked('A carpet', ['pet'], 'en')).toEqual([]);
    expect(marked('A carpet', [], 'en')).toEqual([]);
    expect(marked('a b c', ['a'], 'en')).toEqual(['a']);
  });
});
