import {expect, it} from 'vitest';
import type {Source} from '../check/page';
import {findTranslations} from './findTranslation';

const source = (file: string, language: string, key: string): Source => ({file, language, key, kind: 'doc', text: ''});
const original = source('docs/cli.md', 'en', 'cli.md');
const french = {original, translation: source('i18n/fr/cli.md', 'fr', 'cli.md')};
const german = {original, translation: source('i18n/de/cli.md', 'de', 'cli.md')};
const sources = [original, french.translation, german.translation, source('docs/new.md', 'en', 'new.md')];
const find = (file: string) =>
  findTranslations(file, sources, {dir: '.', languages: {first: 'en', others: ['fr', 'de']}});

it.each([
  ['docs/cli.md', [french, german]],
  ['./docs/cli.md', [french, german]],
  ['i18n/fr/cli.md', [french]],
])('finds both by %s', (file, pairs) => {
  expect(find(file)).toEqual(pairs);
});

it('says what is not there', () => {
  expect(() => find('docs/cil.md')).toThrow('There is no page “docs/cil.md”. Did you mean “docs/cli.md”?');
  expect(() => find('docs/new.md')).toThrow('“docs/new.md” has no twin in another language.');
});
