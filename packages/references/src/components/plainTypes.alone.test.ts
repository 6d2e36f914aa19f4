import {expect, it, vi} from 'vitest';
import french from '../../translations/fr.json';
import {plainTypeInWords, plainTypesInWords} from './plainTypes';

let texts: Record<string, string> = {};
vi.mock('@docusaurus/Translate', () => ({
  translate: ({id, message}: {id: string; message: string}) => texts[id] ?? message,
}));

it.each([
  ['string', 'string', 'array of strings', 'map of strings'],
  ['integer', 'integer', 'array of integers', 'map of integers'],
  ['number', 'number', 'array of numbers', 'map of numbers'],
  ['boolean', 'boolean', 'array of booleans', 'map of booleans'],
  ['object', 'object', 'array of objects', 'map of objects'],
])('%s has a name for one, and for several in a list or a map', (name, one, list, map) => {
  expect(plainTypeInWords({is: 'plain', name})).toBe(one);
  expect(plainTypesInWords('list', {is: 'plain', name})).toBe(list);
  expect(plainTypesInWords('map', {is: 'plain', name})).toBe(map);
});

it('keeps the format, and names that are no words', () => {
  expect(plainTypeInWords({is: 'plain', name: 'integer', format: 'int64'})).toBe('integer (int64)');
  expect(plainTypesInWords('list', {is: 'plain', name: 'string', format: 'uuid'})).toBe('array of strings (uuid)');
  expect(plainTypeInWords({is: 'plain', name: 'null'})).toBe('null');
  expect(plainTypeInWords({is: 'plain', name: 'any'})).toBe('any value');
});

it('has no words for what is no plain type, or of no known kind', () => {
  expect(plainTypesInWords('list', {is: 'named', name: 'string'})).toBeUndefined();
  expect(plainTypesInWords('list', {is: 'plain', name: 'file'})).toBeUndefined();
});

it('is said in the language of the page', () => {
  texts = french;
  expect(plainTypeInWords({is: 'plain', name: 'string', format: 'date'})).toBe('chaîne (date)');
  expect(plainTypesInWords('list', {is: 'plain', name: 'integer'})).toBe('tableau d’entiers');
  expect(plainTypesInWords('map', {is: 'plain', name: 'boolean'})).toBe('dictionnaire de booléens');
});
