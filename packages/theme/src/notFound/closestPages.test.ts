import {describe, expect, it} from 'vitest';
import {belowBase, closestPages, wordsOf, type Page} from './closestPages';

const pages: Page[] = [
  ['/', 'Modern Documentation Solution'],
  ['/docs/configuration', 'Configure the site'],
  ['/docs/guides/docs/create-doc', 'Create a doc'],
  ['/docs/guides/markdown-features/tabs', 'Show variants in tabs'],
  ['/docs/guides/markdown-features/math-equations', 'Équations'],
  ['/docs/installation', 'Install Lectern'],
];
const addresses = (path: string): string[] => closestPages(path, pages).map(([address]) => address);

it.each([
  ['/base/docs/tabs', '/base/', '/docs/tabs'],
  ['/docs/tabs', '/', '/docs/tabs'],
  ['/manual/tabs', '/base/', '/manual/tabs'],
  ['/tabs', '/a-longer-base/', '/tabs'],
])('finds the address %s of a site at %s under %s', (pathname, baseUrl, path) => {
  expect(belowBase(pathname, baseUrl)).toBe(path);
});

describe('words of an address', () => {
  it('leaves out what every address has', () => {
    expect(wordsOf('/docs/Guides/create-doc.html')).toEqual(['guides', 'create', 'doc']);
  });
  it('reads escaped letters, and survives a broken escape', () => {
    expect(wordsOf('/docs/%C3%A9quations')).toEqual(['equations']);
    expect(wordsOf('/docs/100%')).toEqual(['100']);
  });
});

describe('closest pages', () => {
  it('finds a page that has moved', () => {
    expect(addresses('/guides/tabs')[0]).toBe('/docs/guides/markdown-features/tabs');
  });
  it('finds it also where none of its folders is known', () => {
    expect(addresses('/manual/of/chapters/tabs')).toEqual(['/docs/guides/markdown-features/tabs']);
  });
  it('forgives a typo, but in no short word', () => {
    expect(addresses('/docs/tads')).toEqual([]);
    expect(addresses('/docs/instalation')).toEqual(['/docs/installation']);
    expect(addresses('/docs/confguration.html')).toEqual(['/docs/configuration']);
  });
  it('reads titles too, without their accents', () => {
    expect(addresses('/docs/equations')).toEqual(['/docs/guides/markdown-features/math-equations']);
  });
  it('names none for words that the site does not know', () => {
    expect(addresses('/wp-login.php')).toEqual([]);
    expect(addresses('/')).toEqual([]);
  });
  it('names none for words that many pages have', () => {
    const many = Array.from({length: 9}, (_, index): Page => [`/docs/part-${index}`, `The page of part ${index}`]);
    expect(closestPages('/docs/no-such-page', many, 'no such page')).toEqual([]);
    expect(closestPages('/docs/part-3', many)[0]?.[0]).toBe('/docs/part-3');
  });
  it('names none for words that name no subject, though titles have them', () => {
    const titles: Page[] = [
      ['/blog/weight', 'A reference that weighs on no other page'],
      ['/example-page', 'Example page'],
      ['/blog/absent', 'Pas de page sans titre'],
    ];
    const small = 'a de no of on page pas';
    expect(closestPages('/no/such/page', titles, small)).toEqual([]);
    expect(closestPages('/pas/de/page', titles, small)).toEqual([]);
    expect(closestPages('/exemple-page', titles, small)).toEqual([titles[1]]);
  });
  it('names none for a word that only begins like a short one, nor like a word that names no subject', () => {
    const titles: Page[] = [
      ['/blog/how-we-measure', 'How we measure, and what we do not conclude'],
      ['/docs/git', 'Git'],
    ];
    expect(closestPages('/nothing', titles, 'not')).toEqual([]);
    expect(closestPages('/nothing', titles)).toEqual([]);
    expect(closestPages('/whatever', titles, 'what')).toEqual([]);
    expect(closestPages('/docs/gits', titles)).toEqual([titles[1]]);
  });
  it('names a page of a tag only for another', () => {
    const tagged: Page[] = [
      ['/docs/tags', 'Tags'],
      ['/docs/tags/configuration', '17 docs tagged with “Configuration”'],
      ['/docs/configuration', 'Configure the site'],
    ];
    expect(closestPages('/docs/confguration', tagged)).toEqual([tagged[2]]);
    expect(closestPages('/docs/tag', tagged)).toEqual([tagged[0]]);
    expect(closestPages('/docs/tags/confguration', tagged)[0]).toEqual(tagged[1]);
  });
  it('takes a plural for nearer than a longer word', () => {
    const more: Page[] = [...pages, ['/docs/tables', 'Tables'], ['/docs/table', 'A table']];
    expect(closestPages('/manual/of/chapters/table', more).map(([path]) => path)).toEqual([
      '/docs/table',
      '/docs/tables',
    ]);
    expect(closestPages('/manual/of/chapters/tab', more).map(([path]) => path)).toEqual([
      '/docs/guides/markdown-features/tabs',
    ]);
  });
  it('names none that shares the smaller part of the words', () => {
    expect(addresses('/docs/create-widgets-gizmos')).toEqual([]);
    expect(addresses('/docs/tab/create')).toEqual(['/docs/guides/docs/create-doc']);
  });
  it('takes what stands in the same folder for nearer', () => {
    const more: Page[] = [
      ['/docs/api/create-user', 'Create a user'],
      ['/docs/guides/docs/create-doc', 'Create a doc'],
      ['/docs/guides/creating-pages', 'Create a standalone page'],
    ];
    expect(closestPages('/docs/guides/create-page', more, 'page')[0]).toEqual(more[2]);
  });
  it('goes on with the page of the folder, and with those in it', () => {
    const more: Page[] = [
      ['/docs/guides', 'Write pages'],
      ['/docs/guides/creating-pages', 'Create a standalone page'],
      ['/docs/guides/markdown/tabs', 'Tabs'],
      ['/docs/guides/wikis', 'Keep a wiki'],
    ];
    const [guides, creating, , wikis] = more;
    expect(closestPages('/docs/guides/creating-page', more)).toEqual([creating, guides, wikis]);
    expect(closestPages('/docs/guides/wiki/', more)).toEqual([wikis, guides, creating]);
    expect(closestPages('/docs/guides/zebra', more)).toEqual([guides, creating, wikis]);
  });
  it('names no pages of a folder that has many, nor of that of all docs', () => {
    const many = Array.from({length: 9}, (_, index): Page => [`/docs/guides/${'abcdefghi'[index]}`, 'Guide']);
    expect(closestPages('/docs/guides/zebra', many)).toEqual([]);
    expect(closestPages('/docs/zebra', [['/docs', 'Documentation'], ...pages])).toEqual([]);
  });
  it('names three at most', () => {
    const many = Array.from({length: 9}, (_, index): Page => [`/tabs-${index}`, 'Tabs']);
    expect(closestPages('/tabs', many)).toHaveLength(3);
  });
});
