import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {checkLanguages} from './checkLanguages';

const home = process.cwd();
const site = mkdtempSync(path.join(tmpdir(), 'languages-'));

beforeAll(() => process.chdir(site));
afterAll(() => {
  process.chdir(home);
  rmSync(site, {recursive: true});
});

it('asks for no folder of the first language', () => {
  checkLanguages({all: ['en'], first: 'en'});
});

it('stops at a language without a folder of translations, and says how to make it', () => {
  expect(() => checkLanguages({all: ['en', 'de'], first: 'en'})).toThrow(
    'src/config/i18n.ts, languages.de: there is no folder i18n/de.\n' +
      '  Folders of languages: none. For a new language, “npm run write-translations -- --locale de” makes it.',
  );
});

it('names the folder that was meant', () => {
  mkdirSync('i18n/fr', {recursive: true});
  mkdirSync('i18n/pt', {recursive: true});
  checkLanguages({all: ['en', 'fr', 'pt'], first: 'en'});
  expect(() => checkLanguages({all: ['en', 'fr', 'pt-PT'], first: 'en'})).toThrow(
    'there is no folder i18n/pt-PT. Did you mean “pt”?\n  Folders of languages: i18n/fr, i18n/pt.',
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
