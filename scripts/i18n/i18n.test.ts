import {describe, expect, it} from 'vitest';
import type {Page, Source} from '../check/page';
import {compareStrings} from './checkStrings';
import {diffLines} from './diffLines';
import {findOrphaned, findUntranslated} from './pairs';

const message = (text: string) => ({message: text});

describe('interface strings', () => {
  const defaults = {'code.json': {a: message('Read on'), b: message('Back'), c: message('Code')}};

  it('may be translated, or be the same in both languages', () => {
    const translated = {'code.json': {a: message('Lire la suite'), b: message('Retour'), c: message('Code')}};
    expect(compareStrings(translated, defaults)).toEqual([]);
  });

  it('are missed, and found in English', () => {
    expect(compareStrings({'code.json': {a: message('Read on'), c: message('Code')}}, defaults)).toEqual([
      'code.json: “a” is still in English: “Read on”. If the French is the same, add it to sameInBoth in scripts/i18n/checkStrings.ts',
      'code.json: “b” is missing',
    ]);
    expect(compareStrings({}, defaults)).toHaveLength(2);
  });
});

describe('pairs', () => {
  const page = (language: string, key: string): Page =>
    ({file: `${language}/${key}`, language, kind: 'doc', key}) as Partial<Source> as Page;
  const pages = [page('en', 'a.md'), page('fr', 'a.md'), page('en', 'new.md'), page('fr', 'old.md')];

  it('that are not complete are found', () => {
    expect(findUntranslated(pages)).toEqual(['en/new.md']);
    expect(findOrphaned(pages)).toEqual(['fr/old.md']);
  });
});

it('shows what changed, without names of temporary files', () => {
  expect(diffLines('one\ntwo\n', 'one\nthree\n')).toEqual(['@@ -1,2 +1,2 @@', ' one', '-two', '+three']);
});
