import {expect, test} from 'vitest';
import {isKnownLanguage} from '@lectern/kit/code/highlight';
import {codeBlocks} from './codeBlocks';

const specified = 'java latex haskell matlab php powershell bash diff json scss'.split(' ');

test('the languages are those the specification names', () => {
  expect(codeBlocks.additionalLanguages).toEqual(specified);
});

test.each(specified)('%s is highlighted when the page is made, too', (language) => {
  expect(isKnownLanguage(language)).toBe(true);
});
