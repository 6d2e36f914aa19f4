import {describe, expect, it} from 'vitest';
import {makeIndex} from '../build/makeIndex';
import type {IndexedPage} from '../build/page';
import {type PageKind, type Language, SearchDataError} from '../shared/types';
import {createEngine} from './engine';

/** A page from its title and pairs of heading and text. */
function page(
  url: string,
  title: string,
  text = '',
  sections: [string, string][] = [],
  kind: PageKind = 'docs',
): IndexedPage {
  return {
    url,
    kind,
    breadcrumb: ['Guides'],
    sections: [
      {heading: title, level: 1, anchor: '', text},
      ...sections.map(([heading, text]) => ({heading, level: 2, anchor: heading.toLowerCase(), text})),
    ],
  };
}

const filler = Array.from({length: 30}, (_, index) =>
  page(`/filler/${index}`, `Chapter ${index}`, 'Some words that stand everywhere, so that rare ones are rare.'),
);

function engineOf(pages: IndexedPage[], language: Language = 'en'): ReturnType<typeof createEngine> {
  const {docs, index} = makeIndex([...pages, ...filler], {hash: 'h', language, baseUrl: '/'});
  return createEngine(docs, index, language);
}

const urls = (pages: IndexedPage[], query: string, language?: Language): string[] =>
  engineOf(pages, language)
    .search(query, {limit: 10})
    .hits.map(({url}) => url);

describe('matching', () => {
  const pages = [
    page('/install', 'Installation', 'Get the packages.'),
    page('/switch', 'A switch', 'Set docItemComponent to a component of your own.'),
    page('/api/get-pet-by-id', 'Find an animal', '', [], 'rest'),
  ];

  it.each([
    ['a word', 'installation', '/install'],
    ['the beginning of a word', 'insta', '/install'],
    ['another form of a word', 'installing', '/install'],
    ['a missing letter', 'instalation', '/install'],
    ['a letter too many', 'insttallation', '/install'],
    ['a wrong letter', 'imstallation', '/install'],
    ['two letters exchanged', 'intsallation', '/install'],
    ['a wrong first letter', 'onstallation', '/install'],
    ['a typo while typing', 'inztal', '/install'],
    ['another case', 'INSTALLATION', '/install'],
    ['an identifier', 'docItemComponent', '/switch'],
    ['an identifier in lower case', 'docitemcomponent', '/switch'],
    ['the beginning of an identifier', 'docItemCo', '/switch'],
    ['a part of an identifier', 'item', '/switch'],
    ['an operation by its name', 'get-pet-by-id', '/api/get-pet-by-id'],
    ['an operation as code has it', 'getPetById', '/api/get-pet-by-id'],
    ['a part of its name', 'pet', '/api/get-pet-by-id'],
  ])('finds by %s', (_, query, url) => expect(urls(pages, query)[0]).toBe(url));

  it('forgives no typo in words of less than five letters', () => {
    expect(urls([page('/cli', 'Node', 'node')], 'nofe')).toEqual([]);
  });

  it.each([
    ['l’élève', '/eleve'],
    ["l'eleve", '/eleve'],
    ['d’élèves', '/eleve'],
    ['jusqu’à l’œuvre', '/oeuvre'],
    ['OEUVRE', '/oeuvre'],
    ['configurer', '/config'],
    ['configurées', '/config'],
    ['configuratoin', '/config'],
  ])('knows French: %s', (query, url) => {
    const french = [page('/eleve', 'Les élèves'), page('/oeuvre', 'Une œuvre'), page('/config', 'La configuration')];
    expect(urls(french, query, 'fr')[0]).toBe(url);
  });
});

describe('ranking', () => {
  it('puts title before heading before text', () => {
    const pages = [
      page('/text', 'One', 'The widget is here.'),
      page('/heading', 'Two', '', [['Widget', 'It is here.']]),
      page('/title', 'Widget'),
    ];
    expect(urls(pages, 'widget')).toEqual(['/title', '/heading', '/text']);
  });

  it('puts exact before prefix before fuzzy', () => {
    const pages = [page('/prefix', 'Gadgetry'), page('/exact', 'Gadget')];
    expect(urls(pages, 'gadget')).toEqual(['/exact', '/prefix']);
    expect(urls([page('/fuzzy', 'Gadget'), page('/prefix', 'Gadgedry')], 'gadged')).toEqual(['/prefix', '/fuzzy']);
  });

  it('puts all words before some words', () => {
    const pages = [page('/one', 'Widget'), page('/other', 'Gizmo'), page('/both', 'On', 'The widget of a gizmo.')];
    const found = urls(pages, 'widget gizmo');
    expect(found).toHaveLength(3);
    expect(urls([page('/both', 'Widget gizmo'), ...pages.slice(0, 2)], 'gizmo widget')[0]).toBe('/both');
  });

  it('puts guides before the generated reference where they are equal', () => {
    const pages = [page('/a', 'Widget', '', [], 'rest'), page('/b', 'Widget', '', [], 'graphql'), page('/c', 'Widget')];
    expect(urls(pages, 'widget')[0]).toBe('/c');
  });

  it('puts a page about a word before a section with that name, and a section before pages for several words', () => {
    const pages = [
      page('/section', 'Objects', '', [
        ['Widget', 'A type.'],
        ['Small widget', 'Another.'],
      ]),
      page('/about', 'Widget makers', 'Each widget turns.'),
    ];
    expect(urls(pages, 'widget')).toEqual(['/about', '/section']);
    expect(urls(pages, 'small widget')[0]).toBe('/section');
  });

  it('puts a page with several sections about a word before one with a single section', () => {
    const pages = [
      page('/one', 'First steps', '', [['Translate it', '']]),
      page('/guide', 'Two languages', '', [
        ['Translate the interface first', ''],
        ['Translate the pages of authors', ''],
        ['Translate what is left over', ''],
      ]),
    ];
    expect(urls(pages, 'translate')).toEqual(['/guide', '/one']);
  });

  it('puts sections of guides before names in GraphQL, however many have the name', () => {
    const fields = Array.from({length: 4}, (): [string, string] => ['tags', '']);
    const pages = [
      page('/objects', 'GraphQL objects', '', fields, 'graphql'),
      page('/guide', 'Order', '', [['Tags', '']]),
    ];
    expect(urls(pages, 'tags')).toEqual(['/guide', '/objects']);
  });

  it('puts guides before names of references for plain words, and references first for a name', () => {
    const pages = [
      page('/objects', 'GraphQL objects', '', [['brokenLinks', 'A list.']], 'graphql'),
      page('/links', 'Links', '', [['Find broken links', '']]),
    ];
    expect(urls(pages, 'broken links')).toEqual(['/links', '/objects']);
    expect(urls(pages, 'brokenLinks')).toEqual(['/objects', '/links']);
    const operations = [
      page('/pets', 'Schemas', '', [['Pet', 'A type.']], 'rest'),
      page('/animals', 'Animals', '', [['Keep a pet', '']]),
    ];
    expect(urls(operations, 'pet')[0]).toBe('/animals');
    expect(urls(operations, '/pet')[0]).toBe('/pets');
  });

  it('puts a page that says a word before one that links to it', () => {
    const linking = page('/linking', 'More', 'The widget has a page.');
    linking.sections[0]!.linked = 'The widget';
    expect(urls([linking, page('/saying', 'One', 'The widget has a part.')], 'widget')).toEqual([
      '/saying',
      '/linking',
    ]);
  });

  it('leaves out pages with one word of a name, if others have all of them', () => {
    const pages = [page('/both', 'On', 'Its pet has a petType, which is a type.'), page('/one', 'Pet', 'A pet.')];
    expect(urls(pages, 'petType')).toEqual(['/both']);
    expect(urls(pages, 'pet type')).toEqual(['/both', '/one']);
    expect(urls([pages[1]!], 'petType')).toEqual(['/one']);
  });

  it('takes what stands before the colon of a title for its subject', () => {
    const pages = [
      page('/api/mutations', 'Mutations', '', [['redirect', 'Whether the old URL leads on.']], 'graphql'),
      page('/redirects', 'Redirects: change the URL of a page', 'Readers follow a redirect.'),
    ];
    expect(urls(pages, 'redirect')[0]).toBe('/redirects');
    expect(urls(pages, 'change the URL')[0]).toBe('/redirects');
  });

  it('puts a page with a keyword after one with it in a heading, and before one that mentions it', () => {
    const pages = [
      page('/text', 'One', 'The widget stands here among many other words of the same text.'),
      {...page('/keyword', 'Two'), keywords: 'gizmo,small widgets'},
      page('/heading', 'Three', '', [['Widget', '']]),
    ];
    expect(urls(pages, 'widget')).toEqual(['/heading', '/keyword', '/text']);
  });

  it('takes a keyword for the subject of its page, and tells pages apart that all have it', () => {
    const pages = [
      page('/other', 'Other'),
      page('/text', 'Text', 'The widget stands here among many other words of the same text.'),
      page('/heading', 'Paint', '', [['Add widgets to the frame', 'A widget, and widgets.']]),
      page('/title', 'Ship a widget'),
    ];
    const marked = (urls: string[]) =>
      pages.map((one) => (urls.includes(one.url) ? {...one, keywords: 'widget'} : one));
    expect(urls(marked(['/other']), 'widget')).toEqual(['/title', '/other', '/heading', '/text']);
    const all = urls(marked(urls(pages, 'widget').concat('/other')), 'widget');
    expect(all.slice(0, 2)).toEqual(['/title', '/heading']);
  });

  it('takes the heading above into account', () => {
    const fields = (type: string): [string, string][] => [
      [type, ''],
      ['startedAt', 'A moment.'],
    ];
    const pages = [page('/objects', 'Objects', '', fields('Build')), page('/inputs', 'Inputs', '', fields('Visit'))];
    pages.forEach(({sections}) => ((sections[2] as {level: number}).level = 3));
    const [hit] = engineOf(pages).search('visit startedAt', {limit: 1}).hits;
    expect(hit?.sections[0]?.url).toBe('/inputs#startedat');
  });
});

describe('results', () => {
  const pages = [
    page('/a', 'Widget', 'About.', [['Paint a widget', 'Colours.']]),
    page('/b', 'Paint', 'Of a widget.', [], 'blog'),
    page('/c', 'Frames', 'A widget has one.', [], 'rest'),
  ];

  it('says what a hit is and where it matches', () => {
    const [hit] = engineOf(pages).search('widgets', {limit: 1}).hits;
    expect(hit).toMatchObject({
      url: '/a',
      title: 'Widget',
      kind: 'docs',
      breadcrumb: ['Guides'],
      titleRanges: [[0, 6]],
    });
    expect(hit?.sections).toEqual([{url: '/a#paint a widget', heading: 'Paint a widget', ranges: [[8, 14]]}]);
  });

  it('says what stands above sections of one heading, and of those alone', () => {
    const outline: [string, number][] = [
      ['Size', 2],
      ['Frame', 2],
      ['Colour', 3],
      ['Width', 4],
      ['Paper', 2],
      ['Colour', 3],
      ['Width', 4],
    ];
    const frames = page(
      '/frames',
      'Frames',
      '',
      outline.map(([heading]) => [heading, '']),
    );
    frames.sections.slice(1).forEach((section, at) => Object.assign(section, {level: outline[at]![1]}));
    const within = (query: string): (string | undefined)[] =>
      engineOf([frames])
        .search(query, {limit: 1})
        .hits[0]!.sections.map((section) => section.within)
        .sort();
    expect(within('colour')).toEqual(['Frame', 'Paper']);
    // Both stand below “Colour”, which is left out.
    expect(within('width')).toEqual(['Frame', 'Paper']);
    expect(within('size')).toEqual([undefined]);
  });

  it('counts by kind whatever is asked for, and leaves out kinds that the site has not', () => {
    const result = engineOf(pages).search('widget', {limit: 10, kinds: ['blog']});
    expect(result.hits.map(({url}) => url)).toEqual(['/b']);
    expect(result.total).toBe(1);
    expect(result.totalByKind).toEqual({docs: 1, blog: 1, rest: 1});
  });

  it('pages through all of them', () => {
    const engine = engineOf([]);
    const all = engine.search('words', {limit: 100}).hits.map(({url}) => url);
    expect(all).toHaveLength(30);
    const paged = [0, 10, 20].flatMap((offset) => engine.search('words', {limit: 10, offset}).hits.map(({url}) => url));
    expect(paged).toEqual(all);
  });

  it('says which words are to be marked: after a typo those that were meant', () => {
    const engine = engineOf(pages);
    expect(engine.search('the widget ', {limit: 1}).words).toEqual(['widget']);
    expect(engine.search('the widget', {limit: 1})).toMatchObject({words: ['widget*'], rarities: [expect.any(Number)]});
    expect(engine.search('getPetId', {limit: 1}).words).not.toContain('id*');
    expect(engine.search('wigdet', {limit: 1}).words).toEqual(['widget']);
    expect(engine.search('nothinglikethis', {limit: 1})).toMatchObject({total: 0, hits: [], words: []});
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['signs', '"*?+~^:()[]{}\\/'],
    ['one very long word', 'a'.repeat(10_000)],
    ['very many words', 'widget paint '.repeat(1_000)],
    ['very many letters', 'w '.repeat(5_000)],
    ['names of the prototype', '__proto__ constructor toString hasOwnProperty'],
    ['half a character', '\ud83d'],
    ['marks without letters', '\u0301'.repeat(10_000)],
    ['apostrophes', "l'".repeat(5_000)],
  ])('answers %s at once', (_, query) => {
    const engine = engineOf(pages);
    const before = process.cpuUsage();
    engine.search(query, {limit: 10});
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(100);
  });
});

describe('faulty data', () => {
  const {docs, index} = makeIndex(filler, {hash: 'h', language: 'en', baseUrl: '/'});
  const codeOf = (docsJson: string, indexJson: string): string => {
    try {
      createEngine(docsJson, indexJson, 'en');
    } catch (error) {
      return error instanceof SearchDataError ? error.code : String(error);
    }
    return 'none';
  };
  const change = (json: string, field: string, value: unknown): string =>
    JSON.stringify({...(JSON.parse(json) as object), [field]: value});

  it.each([
    ['whole files', docs, index, 'none'],
    ['a file that is cut off', docs, index.slice(0, -100), 'corrupt'],
    ['a page instead of a file', '<!doctype html>', index, 'corrupt'],
    ['nothing', '', '', 'corrupt'],
    ['null', 'null', index, 'corrupt'],
    ['a list', docs, '[]', 'corrupt'],
    ['missing postings', docs, change(index, 'gaps', '000'), 'corrupt'],
    ['no digits', docs, change(index, 'counts', '"é"'), 'corrupt'],
    ['a missing field', change(docs, 'headings', undefined), index, 'corrupt'],
    ['files of two builds', change(docs, 'hash', 'other'), index, 'version'],
    ['a later format', docs, change(index, 'format', 99), 'version'],
  ])('%s', (_, docsJson, indexJson, code) => expect(codeOf(docsJson, indexJson)).toBe(code));

  it('finds nothing in an index of no pages', () => {
    const none = makeIndex([], {hash: 'h', language: 'en', baseUrl: '/'});
    expect(createEngine(none.docs, none.index, 'en').search('word', {limit: 1}).total).toBe(0);
  });
});

describe('docs in several versions', () => {
  const [old, last, next] = ['/docs/1.0/use', '/docs/use', '/docs/next/use'].map((url) => page(url, 'Use the lever'));
  const post = page('/blog/lever', 'A better lever', '', [], 'blog');
  const {docs, index} = makeIndex([old!, last!, next!, post, ...filler], {hash: 'h', language: 'en', baseUrl: '/'});
  const engine = createEngine(docs, index, 'en', [
    ['current', '/docs/next'],
    ['2.0', '/docs'],
    ['1.0', '/docs/1.0'],
  ]);

  it.each([
    ['1.0', '/docs/1.0/use'],
    ['2.0', '/docs/use'],
    ['current', '/docs/next/use'],
  ])('finds what is of version %s, and what is of none', (version, url) => {
    const {hits, total, totalByKind} = engine.search('lever', {limit: 10, version});
    expect(hits.map((hit) => hit.url).sort()).toEqual(['/blog/lever', url].sort());
    expect(total).toBe(2);
    expect(totalByKind).toEqual({docs: 1, blog: 1});
  });

  it('finds all where no version is asked for', () => {
    expect(engine.search('lever', {limit: 10}).total).toBe(4);
  });
});
