import {describe, expect, it} from 'vitest';
import {checkHtml, checkTwins} from './html';

const reasons = (main: string): string[] =>
  checkHtml('/a', `<nav><h3>Menu</h3></nav><main>${main}</main>`).map(({what, reason}) => `${what}: ${reason}`);

describe('a built page', () => {
  it('may be as it should', () => {
    const links = '<a href="/b">B</a><a href="/c" aria-label="C"></a><a href="/d"><img src="d" alt="D"></a>';
    expect(reasons(`<h1>A</h1><h2 id="b">B</h2><h3>C</h3><h2>D</h2>${links}`)).toEqual([]);
  });

  it.each([
    ['', 'h1: The page has 0 of them; it should have one.'],
    ['<h1>A</h1><h1>B</h1>', 'h1: The page has 2 of them; it should have one.'],
    ['<h1>A</h1><h3>B</h3>', 'h3: It follows a heading of level 1.'],
    ['<h1>A</h1><img src="a.png">', 'a.png: The image has no text alternative.'],
    ['<h1>A</h1><i id="x"></i><b id="x"></b>', '#x: Two elements have this id.'],
    ['<h1>A</h1><a href="/b"> <svg></svg></a>', '/b: The link has no name.'],
  ])('is wrong: %s', (main, reason) => {
    expect(reasons(main)).toEqual([reason]);
  });
});

it('each page has a twin in each language', () => {
  const pages = ['/', '/fr/', '/docs', '/fr/docs', '/blog', '/fr/page'].map((address) => ({address}));
  const twins = (prefixes: string[]): string[] => checkTwins(pages, prefixes).map(({page, what}) => `${page} ${what}`);
  expect(twins(['/fr'])).toEqual(['/blog /fr/blog', '/fr/page /page']);
  expect(twins(['/fr', '/de'])).toContain('/fr/docs /de/docs');
  expect(twins([])).toEqual([]);
});
