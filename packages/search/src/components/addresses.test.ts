import {describe, expect, it} from 'vitest';
import {hasWords, searchOf, withoutWords, withWords, wordsOf} from './addresses';

describe('the address of a hit', () => {
  it('carries the words, before the section', () => {
    expect(withWords('/docs/cli#options', ['build', 'a&b'])).toBe(
      '/docs/cli?_highlight=build&_highlight=a%26b#options',
    );
    expect(withWords('/fr/', [])).toBe('/fr/');
  });
  it('gives them back', () => {
    expect(wordsOf('?_highlight=build&x=1&_highlight=%C3%A9t%C3%A9')).toEqual(['build', 'été']);
  });
  it('is bounded, whoever wrote it', () => {
    const many = Array.from({length: 500}, () => '_highlight=a').join('&');
    expect(wordsOf(`?${many}`)).toHaveLength(24);
    expect(wordsOf(`?_highlight=${'a'.repeat(101)}&_highlight=`)).toEqual([]);
  });
  it('ends clean, with what else stood in it', () => {
    expect(withoutWords('?_highlight=build')).toBe('');
    expect(withoutWords('?q=a&_highlight=build&_highlight=b')).toBe('?q=a');
    expect(hasWords('?_highlight=')).toBe(true);
    expect(hasWords('?q=_highlight')).toBe(false);
  });
});

describe('the address of a search', () => {
  it('leaves out what goes without saying', () => {
    expect(searchOf({text: '', kind: null, version: null, page: 1})).toBe('');
    expect(searchOf({text: 'a b', kind: 'wiki', version: null, page: 3})).toBe('?q=a+b&kind=wiki&page=3');
    expect(searchOf({text: 'a', kind: null, version: '1.0', page: 1})).toBe('?q=a&version=1.0');
  });
});
