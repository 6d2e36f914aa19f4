import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {checkLanguages, languagesWithoutFolder} from './checkLanguages';

const home = process.cwd();
const site = mkdtempSync(path.join(tmpdir(), 'languages-'));

beforeAll(() => process.chdir(site));
afterAll(() => {
  process.chdir(home);
  rmSync(site, {recursive: true});
});

it('goes on without a folder of translations, and names the language', () => {
  checkLanguages({all: ['en', 'de', 'pt-BR'], first: 'en'});
  expect(languagesWithoutFolder({all: ['en', 'de', 'pt-BR'], first: 'en'})).toEqual(['de', 'pt-BR']);
});

it('stops at a folder that has the name of no language, while a language has none', () => {
  mkdirSync('i18n/pt', {recursive: true});
  checkLanguages({all: ['en'], first: 'en'});
  expect(() => checkLanguages({all: ['en', 'pt-BR'], first: 'en'})).toThrow(
    'src/config/i18n.ts, languages.pt-BR: there is no folder i18n/pt-BR, and there are others of no language.\n  Others: i18n/pt. Name the folder as the language, or delete it.',
  );
});

it.each([
  ['a code that is none', ['en', 'de_AT'], 'en', ', languages.de_AT: not the code of a language'],
  ['what was meant by it', ['en', 'de_AT'], 'en', 'Did you mean “de-AT”?'],
  [
    'a first language that is not listed',
    ['en', 'fr'],
    'fra',
    'defaultLocale: there is no language “fra”. Did you mean “fr”?\n  Languages: en, fr.',
  ],
])('names %s', (_, all, first, message) => {
  expect(() => checkLanguages({all, first})).toThrow(message);
});
