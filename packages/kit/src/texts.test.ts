import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {fill, flat, textsIn, textsOfPackage} from './texts';

const english = {figure: 'Figure {number}', words: {added: 'Added', removed: 'Removed'}};
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  mkdirSync(path.join(folder, 'translations'));
  const german = {figure: 'Abbildung {number}', words: {added: 'Neu', gone: 'Weg'}, other: 'Anderes'};
  writeFileSync(path.join(folder, 'translations/de.json'), JSON.stringify(german));
});

it('takes the texts of a language, and English for what is missing', () => {
  expect(textsIn(folder, english)('de')).toEqual({
    figure: 'Abbildung {number}',
    words: {added: 'Neu', removed: 'Removed'},
  });
});

it('takes those of the language for a region that has none of its own', () => {
  expect(textsIn(folder, english)('de-AT').figure).toBe('Abbildung {number}');
});

it('takes English where there is no file', () => {
  expect(textsIn(folder, english)('ar')).toEqual(english);
});

it('fills in values, and leaves what it does not know', () => {
  expect(fill('{a} of {b}', {a: 1})).toBe('1 of {b}');
});

it('takes those of a package from the site, or from the file of its components, by their group', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  mkdirSync(path.join(folder, 'translations'));
  writeFileSync(path.join(folder, 'package.json'), '{}');
  const french = {'zoom.close': 'Fermer', 'build.figure': 'Figure no {number}', 'build.words.added': 'Ajouté'};
  writeFileSync(path.join(folder, 'translations/fr.json'), JSON.stringify(french));
  expect(textsOfPackage(folder, 'build', english)('fr')).toEqual({
    figure: 'Figure no {number}',
    words: {added: 'Ajouté', removed: 'Removed'},
  });
  const own = {'build.words.removed': 'Retiré', 'build.figure': 'Fig. {number}', 'zoom.close': 'X'};
  expect(textsOfPackage(folder, 'build', english)('fr', own)).toEqual({
    figure: 'Fig. {number}',
    words: {added: 'Ajouté', removed: 'Retiré'},
  });
});

it('gives each an id', () => {
  expect(flat(english, 'build')).toEqual({
    'build.figure': 'Figure {number}',
    'build.words.added': 'Added',
    'build.words.removed': 'Removed',
  });
});
