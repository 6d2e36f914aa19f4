import {expect, test} from 'vitest';
import {isKnownLanguage} from '@lectern/kit/code/highlight';
import {coloured} from '@lectern/kit/code/coloured';
import {codeBlocks} from './codeBlocks';

const specified = 'java latex haskell matlab php powershell bash diff json scss'.split(' ');

test('the languages are those the specification names', () => {
  expect(codeBlocks.additionalLanguages).toEqual(specified);
});

test.each(specified)('%s is highlighted when the page is made, too', (language) => {
  expect(isKnownLanguage(language)).toBe(true);
});

test('colours exactly the kinds of words that pages mark', () => {
  const types = codeBlocks.theme?.styles?.flatMap((style) => style?.types ?? []);
  expect(new Set(types)).toEqual(coloured);
});
