import {expect, it} from 'vitest';
import type {Source} from '../check/page';
import {findTranslation} from './findTranslation';

const source = (file: string, language: string, key: string): Source => ({file, language, key, kind: 'doc', text: ''});
const english = source('docs/cli.md', 'en', 'cli.md');
const french = source('i18n/fr/cli.md', 'fr', 'cli.md');
const sources = [english, french, source('docs/new.md', 'en', 'new.md')];

it.each(['docs/cli.md', './docs/cli.md', 'i18n/fr/cli.md'])('finds both by %s', (file) => {
  expect(findTranslation(file, sources)).toEqual({english, french});
});

it('says what is not there', () => {
  expect(() => findTranslation('docs/cil.md', sources)).toThrow(
    'There is no page “docs/cil.md”. Did you mean “docs/cli.md”?',
  );
  expect(() => findTranslation('docs/new.md', sources)).toThrow('“docs/new.md” has no twin in the other language.');
});
