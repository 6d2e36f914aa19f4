import {describe, expect, it} from 'vitest';
import {siteOf} from '../settings/site';
import type {Source} from '../check/page';
import {findOrphaned, findUntranslated} from '../check/pairs';
import {checkStrings, compareStrings} from './checkStrings';
import {diffLines} from './diffLines';

const message = (text: string) => ({message: text});

describe('interface strings', () => {
  const asked = {'code.json': {a: message('Read on'), b: message('Back'), c: message('Code'), d: message('Theirs')}};
  const known = {
    isTranslated: (_: string, key: string) => key === 'd',
    isUnchanged: (text: string) => text === 'Code',
    hint: 'Or list it.',
  };

  it('may be translated, by us or by Docusaurus, or stay the same', () => {
    const translated = {'code.json': {a: message('Lire la suite'), b: message('Retour'), c: message('Code')}};
    expect(compareStrings(translated, asked, known)).toEqual([]);
  });

  it('are missed, and found untranslated', () => {
    expect(compareStrings({'code.json': {a: message('Read on'), c: message('Code')}}, asked, known)).toEqual([
      'code.json: “a” is not translated: “Read on”. Or list it.',
      'code.json: “b” is missing',
    ]);
    expect(compareStrings({}, asked, known)).toHaveLength(2);
  });

  it('are not asked for in the language of the code and of the configuration', async () => {
    const i18n = {defaultLocale: 'fr', locales: ['fr', 'en', 'de'] satisfies [string, ...string[]]};
    const site = siteOf({dir: '.', config: {i18n}, settings: {codeLanguage: 'en'}});
    const labels = {'docusaurus-theme-classic/navbar.json': {'item.label.Guide': message('Guide to all')}};
    expect(await checkStrings(site, 'en', labels)).toEqual([]);
    expect(await checkStrings(site, 'fr', labels)).toHaveLength(1);
    expect(await checkStrings(site, 'de', labels)).toHaveLength(1);
  });
});

describe('pairs', () => {
  const page = (language: string, key: string): Source => ({
    file: `${language}/${key}`,
    language,
    kind: 'doc',
    key,
    text: '',
  });
  const pages = [
    page('en', 'a.md'),
    page('fr', 'a.md'),
    page('en', 'new.md'),
    page('fr', 'old.md'),
    page('de', 'a.md'),
  ];
  const files = (found: Source[]) => found.map(({file}) => file);

  it.each([
    ['en', 'fr', ['en/new.md'], ['fr/old.md']],
    ['en', 'de', ['en/new.md'], []],
    ['fr', 'en', ['fr/old.md'], ['en/new.md']],
  ])('of %s and %s that are not complete are found', (first, other, missing, orphaned) => {
    const languages = {first, others: ['en', 'fr', 'de'].filter((one) => one !== first)};
    expect(files(findUntranslated(pages, other, languages))).toEqual(missing);
    expect(files(findOrphaned(pages, other, languages))).toEqual(orphaned);
  });
});

it('shows what changed, without names of temporary files', () => {
  expect(diffLines('one\ntwo\n', 'one\nthree\n')).toEqual(['@@ -1,2 +1,2 @@', ' one', '-two', '+three']);
});
