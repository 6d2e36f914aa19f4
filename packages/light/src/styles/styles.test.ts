import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import postcss from 'postcss';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {pageOf} from '@lectern/kit/builtPages';
import {dropUnused} from './dropUnused';
import {fontScript} from './fontScript';
import {styles} from './index';
import {readInfima} from './infima';
import {inlineProperties} from './inlineProperties';
import {classesOf, linkSheets as linkSheetsOf, type Sheets} from './linkSheets';
import {type Look, NamesOfPages} from './namesOfPages';
import {sheetsOf, type Wanted} from './sheetsOf';
import {splitSheet} from './splitSheet';

/** Of a framework that has the classes `new`, `old`, `new--lg` and the properties `--a` to `--d`. */
function drop(css: string, names: string[]): string {
  const root = postcss.parse(css);
  const framework = {classes: new Set(['new', 'old', 'new--lg']), properties: new Set(['--a', '--b', '--c', '--d'])};
  dropUnused(root, framework, new Set(names));
  return root.toString();
}

describe('what a site does not use of a framework', () => {
  it.each([
    ['rules of classes that nobody names', '.new {a: b}.old {a: b}', '.new {a: b}'],
    ['selectors among others', '.new, .old {a: b}', '.new {a: b}'],
    ['what is within the unnamed', '.new .old, .old > a {a: b}', ''],
    ['at-rules that are left empty', '@media print {.old {a: b}}.new {a: b}', '.new {a: b}'],
    [
      'properties that nobody reads, and those only they read',
      ':root {--a: var(--b); --b: 1; --c: 2; --d: 3}i {x: var(--c)}',
      ':root { --c: 2; --d: 3}i {x: var(--c)}',
    ],
    [
      'for whole pages, not for parts of them, what is set anew',
      ":root {--d: 1}html[data-theme='dark'] {--d: 2}.new {--d: 3}:root,html[data-theme] {--d: 4}",
      '.new {--d: 3}:root,html[data-theme] {--d: 4}',
    ],
    [
      'whole pages among parts of them, where all is set anew',
      'html[data-theme=dark],.new {--d: 2}:root,html[data-theme] {--d: 4}',
      '.new {--d: 2}:root,html[data-theme] {--d: 4}',
    ],
    [
      'in a layer what is set anew outside, before or behind it',
      ':root,html[data-theme] {--d: 4}@layer low {:root {--d: 1}.new {--d: 3}}',
      ':root,html[data-theme] {--d: 4}@layer low {.new {--d: 3}}',
    ],
    [
      'in a layer what is set outside for the same elements',
      '@layer low {p, a {a: b; padding-left: 1px}@media print {p {a: c}}}p, a {a: d; padding: 0}',
      'p, a {a: d; padding: 0}',
    ],
  ])('drops %s', (_what, css, left) => {
    expect(drop(css, ['new', '--d'])).toBe(left);
  });

  it.each([
    ['elements', 'a:hover {a: b}'],
    ['what only must not be', '.new:not(.old) {a: b}'],
    ['names that are put together', '.new--lg {a: b}'],
    ['frames of an animation', '@keyframes turn {to {a: b}}'],
    ['classes of others', '.widget {a: b}'],
    ['properties of others', ':root {--widget: 1}'],
    ['what is set anew for one mode alone', ':root {--d: 1}html[data-theme=dark] {--d: 2}'],
    [
      'of whole pages among parts of them what is set anew in part',
      'html[data-theme=dark],.new {--c: 1; --d: 2}:root,html[data-theme] {--d: 4}i {x: var(--c)}',
    ],
    ['what is set anew in a layer alone', ':root {--d: 1}@layer low {:root,html[data-theme] {--d: 2}}'],
    ['in a layer what is set outside for some of the elements', '@layer low {p, a {a: b}}a {a: c}'],
    ['in a layer what is set outside in a condition', '@layer low {p {a: b}}@media print {p {a: c}}'],
    ['in a layer what must win, and what is nested', '@layer low {p {a: b !important;i {a: b}}}p {a: c}i {a: c}'],
    ['in a layer what no shorthand sets', '@layer low {p {background-blend-mode: b}}p {background: c}'],
    ['in a layer longhands of others', '@layer low {p {border-radius: 1px}}p {border: 0}'],
    ['what is set anew in a condition', ':root {--d: 1}@media print {:root,html[data-theme] {--d: 2}}'],
  ])('keeps %s', (_what, css) => {
    expect(drop(css, ['new', 'new--', '--d'])).toBe(css);
  });

  it('is looked for in Infima, wherever the theme has it', () => {
    const infima = readInfima('.')!;
    expect([...infima.classes]).toEqual(expect.arrayContaining(['pills__item', 'navbar-sidebar--show', 'col--6']));
    expect(infima.properties).toContain('--ifm-color-primary');
    expect(readInfima(tmpdir())).toBeUndefined();
  });
});

const looks = (...all: Partial<Look>[]): Look[] =>
  all.map((look) => ({kind: 'docs', elements: [], properties: [], sheets: [], pages: 1, ...look}));

describe('a sheet', () => {
  const shown = {elements: ['html', 'a', 'p shown too', 'p shown unopened']};
  const split = (css: string) => {
    const {kinds, rest, print} = splitSheet(postcss.parse(css), looks(shown));
    return {...kinds.get('docs')!, rest: rest.join(), print};
  };

  it.each([
    ['classes that no page has as it comes', '.open {a: b}'],
    ['classes that no element has at once', '.too.unopened {a: b}'],
    ['elements that no page has', 'a > h6 {a: b}'],
    ['what is within them', '.open .shown > a:hover {a: b}'],
    ['them as weak rules', ':where(.open) a, .shown:is(.open):not(.too) {a: b}'],
    ['them in a condition', '@media (width < 9em) {.open {a: b}}'],
    ['them beside others', '.shown.open, .open {a: b}'],
    ['nested rules with theirs', '.open {a: b; .shown & {a: b}}'],
    ['names with signs in them', String.raw`.open\:1 {a: b}`],
    ['properties that only they read', '.shown {--a: 1}.open {a: var(--a)}'],
  ])('gives to scripts %s', (_what, css) => {
    expect(split(css)).toEqual({first: '', rest: '', print: '', later: css});
  });

  it.each([
    ['elements, and properties that they read', ':root {--a: b; --b: var(--a)} a:hover {a: var(--b, 1)}'],
    ['classes of pages', '.shown .too {a: b}'],
    ['a rule that has one for pages', '.shown, .open {a: b}'],
    ['what only must not be', '.shown:not(.open, :has(.open)) {a: b}'],
    ['what may be something else', '.shown:is(.open, h6 > .too) {a: b}'],
    ['parts of names and of attributes', '.shown[class*=open][href$=".open"] {a: b}'],
    ['fonts and frames, with what they read', ':root {--a: 1} @font-face {a: b} @keyframes turn {12.5% {a: var(--a)}}'],
    ['nested rules with theirs', '.shown {.open & {a: b}}'],
    ['what cannot be read', '.open a: {a: b}'],
    ['what paper reads', ':root {--a: b}'],
  ])('keeps for the beginning %s', (_what, css) => {
    const print = '@media print{a{a:var(--a)}}';
    expect(split(css + print)).toEqual({first: css, rest: '', print, later: ''});
  });

  it('gives to paper what is for paper, and to scripts what is for paper of theirs', () => {
    const print = '@media print {.shown {a: b} .open {c: d} @page {a: b}}';
    expect(split(`.shown {a: b}${print}`)).toEqual({
      first: '.shown {a: b}',
      rest: '',
      print: '@media print {.shown {a: b} @page {a: b}}',
      later: '@media print { .open {c: d}}',
    });
  });

  it('leaves each rule in its layer, makes one block of a layer, and says their order once', () => {
    const order = '@layer low, high;';
    const css = `${order}@layer low{.shown {a: b}}.shown {e: f}@layer low{.open {a: b}@media print{.shown {c: d}}}`;
    expect(split(`${css}@layer high{.shown {a: b}}@layer low{@media print{.open {a: b}}a {g: h}}`)).toEqual({
      first: `${order}@layer low{.shown {a: b}a {g: h}}.shown {e: f}@layer high{.shown {a: b}}`,
      rest: '',
      print: '@layer low{@media print{.shown {c: d}}}',
      later: '@layer low{.open {a: b}}@layer low{@media print{.open {a: b}}}',
    });
  });
});

describe('what pages of a kind have', () => {
  const text = {elements: ['html', 'p'], pages: 3};
  const table = {elements: ['html', 'p', 'table wide']};

  it('is one sheet with what half of them show; another page has the rest besides', () => {
    const css = 'p{a:b}table{c:d}@media(width<9em){.wide{e:var(--f)}}:root{--f:1}';
    const {kinds, rest} = splitSheet(postcss.parse(css), looks(text, table, {...table, kind: 'blog'}));
    const few = 'table{c:d}@media(width<9em){.wide{e:var(--f)}}:root{--f:1}';
    expect(Object.fromEntries(kinds)).toEqual({
      docs: {first: 'p{a:b}', later: few},
      blog: {first: css, later: ''},
    });
    expect(rest).toEqual(['', few, '']);
  });

  it('stays in its order, where two rules are as strong and set the same of one element', () => {
    const split = (css: string) =>
      splitSheet(postcss.parse(css), looks(text, {...table, elements: ['html', 'p wide', 'p']}));
    const first = (css: string) => split(css).kinds.get('docs')!.first;
    const last = 'p:hover{padding:0}';
    // One that would come behind what it stood before.
    expect(first(`.wide:is(p){padding-left:1px}${last}`)).toContain('.wide');
    // The last one is stronger, sets something else, means other elements, or is in another layer: order says nothing.
    for (const css of ['.wide{padding:1px}', '.wide:is(p){margin:0}', '.wide:is(p):before{padding:1px}'])
      expect(first(css + last)).toBe(last);
    expect(first(`@layer low{.wide:is(p){padding:1px}}${last}`)).toBe(last);
    // It came later, and comes later.
    expect(first(`${last}.wide:is(p){padding:1px}`)).toBe(last);
  });

  it('brings what other sheets of a page and the page itself read', () => {
    const css = ':root{--a:1;--b:2;--c:3}';
    const readers = new Map([['--a', [0]]]);
    const {kinds, rest} = splitSheet(postcss.parse(css), looks(text, {...table, properties: ['--b']}), readers);
    expect(kinds.get('docs')!.first).toBe(':root{--a:1}');
    expect(rest).toEqual(['', ':root{--b:2}']);
  });
});

describe('a custom property', () => {
  const inline = (css: string, names: {set?: string[]; named?: string[]} = {}): string => {
    const root = postcss.parse(css);
    inlineProperties(root, {set: new Set(names.set), named: new Set(names.named)});
    return root.toString().replace(/:root\{\}/, '');
  };

  it.each([
    ['once, in each place', ':root{--a:2px}p{b:var(--a)}i{b:var(--a) 1px}', 'p{b:2px}i{b:2px 1px}'],
    [
      'in a layer, as the weakest',
      '@layer low{:where(:root){--a:2px}}p{b:var(--a)}',
      '@layer low{:where(:root){}}p{b:2px}',
    ],
    ['apart from what it would run into', ':root{--a:2px}p{b:1px var(--a)var(--a)0}', 'p{b:1px 2px 2px 0}'],
    ['by way of another', ':root{--a:2px;--b:calc(var(--a)*2)}p{b:var(--b)}', 'p{b:calc(2px*2)}'],
    [
      'with one of all of the page',
      ':root{--a:1}html[data-theme=dark]{--a:2}:root{--b:var(--a)}p{b:var(--b)}',
      ':root{--a:1}html[data-theme=dark]{--a:2}p{b:var(--a)}',
    ],
  ])('is written where it is read: %s', (_what, css, written) => {
    expect(inline(css)).toBe(written);
  });

  it.each([
    ['is set twice', ':root{--a:1}html[data-theme=dark]{--a:2}p{b:var(--a)}'],
    ['is set for a window', '@media (width>9em){:root{--a:1}}p{b:var(--a)}'],
    ['is set for a part of the page', '.c{--a:1}p{b:var(--a)}'],
    ['is set in a mode alone', 'html[data-theme=dark]{--a:1}p{b:var(--a)}'],
    ['has one that a part sets', ':root{--b:1}.c{--b:2}:root{--a:var(--b)}p{b:var(--a)}'],
    ['has one that nobody sets', ':root{--a:var(--b)}p{b:var(--a)}'],
    ['takes after what is around', ':root{--a:inherit}p{b:var(--a)}'],
    ['reads itself', ':root{--a:var(--a)}p{b:var(--a)}'],
    ['is long, and read twice', `:root{--a:${'x'.repeat(50)}}p{b:var(--a)}i{b:var(--a)}`],
    ['has another value for want of it', ':root{--a:1}p{b:var(--a,2)}'],
  ])('stays where it %s', (_what, css) => {
    expect(inline(css)).toBe(css);
  });

  it('stays where others may set it or read it', () => {
    const css = ':root{--a:1}p{b:var(--a)}';
    expect(inline(css, {set: ['--a']})).toBe(css);
    expect(inline(css, {named: ['--a']})).toBe(':root{--a:1}p{b:1}');
    expect(inline(':root{--b:1;--a:var(--b)}p{b:var(--a)}', {set: ['--b']})).toContain('p{b:var(--a)}');
  });
});

describe('the sheets of a build', () => {
  let outDir: string;
  const file = (name: string): string => path.join(outDir, name);
  const css = '.shown{a:b}.open{a:b}@media print{p{a:b}}';

  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'lean-styles-'));
    mkdirSync(file('assets/css'), {recursive: true});
    writePages(' data-scripts=main.js');
    writeFileSync(file('assets/css/styles.0000.css'), css);
    writeFileSync(file('assets/css/home.1111.css'), '.shown .home_x1{a:b}');
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  function sheets(wanted: Wanted): Sheets {
    const names = new NamesOfPages(outDir);
    for (const name of ['index.html', 'docs.html']) names.add(pageOf(readFileSync(file(name), 'utf8')));
    return sheetsOf({outDir, baseUrl: '/fr/'}, wanted, names);
  }

  function writePages(script: string): void {
    const sheet = '<link rel="stylesheet" href="/fr/assets/css/styles.0000.css">';
    writeFileSync(file('index.html'), `<script${script}></script>${sheet}<p class="shown">`);
    writeFileSync(file('docs.html'), `<script${script}></script>${sheet}<p class="wide home_x1">`);
  }
  const home = {chunks: ['home'], keep: [], fontsAtOnce: {}};
  const written = () => readdirSync(file('assets/css')).map((name) => readFileSync(file(`assets/css/${name}`), 'utf8'));
  const named = (name: string): unknown =>
    expect.stringMatching(new RegExp(`^/fr/assets/css/${name}\\.[0-9a-f]{8}\\.css$`));

  it('are parts of the one for all pages, each under a name for its content, and chunks', () => {
    const chunks = new Map([['/fr/assets/css/home.1111.css', new Set(['home_x1'])]]);
    const own = {first: named('styles'), later: named('later')};
    expect(sheets(home)).toEqual({
      own: [own, own],
      whole: named('whole'),
      print: named('print'),
      chunks,
      fonts: [],
    });
    expect(written().sort()).toEqual([
      '.open{a:b}',
      '.shown .home_x1{a:b}',
      '.shown{a:b}',
      '.shown{a:b}',
      '@media print{p{a:b}}',
    ]);
  });

  it('are whole where pages have their scripts from the beginning', () => {
    writePages(' src=main.js');
    expect(sheets(home)).toMatchObject({own: [{first: named('styles')}, {first: named('styles')}]});
    expect(written()).toContain(css);
  });

  it('have none without anything in it', () => {
    writeFileSync(file('assets/css/styles.0000.css'), '.shown{a:b}');
    const own = {first: named('styles')};
    const chunks: unknown = expect.any(Map);
    expect(sheets(home)).toEqual({own: [own, own], whole: named('whole'), chunks, fonts: []});
  });

  it('have of a framework what pages, scripts, other sheets and options name', () => {
    mkdirSync(file('assets/js'), {recursive: true});
    writeFileSync(file('assets/js/main.js'), 'x.className="col--6 "+(y?"button--":"")+"--ifm-e"');
    const rules = ['shown', 'col--6', 'button--lg', 'badge', 'pills'].map((name) => `.${name}{a:b}`).join('');
    const root = ':root{--ifm-a:1;--ifm-e:2;--ifm-w:3;--ifm-z:4}';
    writeFileSync(file('assets/css/styles.0000.css'), root + rules);
    writeFileSync(file('assets/css/home.1111.css'), '.home_x1{a:var(--ifm-w)}');
    const framework = {
      classes: new Set(['shown', 'col--6', 'button--lg', 'badge', 'pills']),
      properties: new Set(['--ifm-a', '--ifm-e', '--ifm-w', '--ifm-z']),
    };
    writeFileSync(file('docs.html'), readFileSync(file('docs.html'), 'utf8') + '<i style="a:var(--ifm-a)">');
    sheets({chunks: ['home'], keep: ['badge'], framework});
    expect(written().join('')).toContain(':root{--ifm-a:1;--ifm-w:3}.shown{a:b}');
    expect(written().join('')).toContain(':root{--ifm-e:2}');
    expect(written().join('')).toContain('.col--6{a:b}.button--lg{a:b}.badge{a:b}');
    expect(written().join('')).not.toMatch(/pills|--ifm-z/);
  });

  it('have all of Infima where its own file is not found, which is said', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const css = ':root{--ifm-a:1}.shown{a:b}.pills{a:b}';
    writeFileSync(file('assets/css/styles.0000.css'), css);
    writePages('');
    sheets(home);
    expect(written().join('')).toContain('.pills');
    expect(warn.mock.calls.join()).toContain('all styles of Infima are sent');
    warn.mockRestore();
  });

  it('name the fonts that browsers only show in time', () => {
    const face = (name: string, display: string): string =>
      `@font-face{font-family:${name};font-display:${display};src:url(/fr/assets/fonts/${name}.woff2)format("woff2")}`;
    writeFileSync(file('assets/css/styles.0000.css'), face('serif', 'optional') + face('formulas', 'block'));
    expect(sheets(home).fonts).toEqual([{family: 'serif', url: '/fr/assets/fonts/serif.woff2'}]);
  });

  it.each([
    ['there is none for all pages', () => rmSync(file('assets/css/styles.0000.css'))],
    [
      'it is linked in another way',
      () => writeFileSync(file('index.html'), '<style>@import "styles.0000.css"</style>'),
    ],
  ])('stay as they are where %s', (_, change) => {
    change();
    const before = written();
    expect(sheets(home)).toEqual({
      chunks: new Map([['/fr/assets/css/home.1111.css', expect.any(Set)]]),
      fonts: [],
    });
    expect(written()).toEqual(before);
  });
});

describe('the sheets of a page', () => {
  const linkSheets = (html: string, sheets: Sheets): string => {
    const page = pageOf(html);
    linkSheetsOf(page, 0, sheets);
    return page.edits.applyTo(html);
  };
  const old = '<link rel="stylesheet" href="/fr/assets/css/styles.1a2b.css">';
  const page = (body: string): string => `${old}</head>${body}`;
  const first = '/fr/assets/css/styles.7a8b.css';
  const linked = '<link rel="stylesheet" href="/fr/assets/css/styles.7a8b.css">';
  const chunks = new Map([
    ['/fr/assets/css/home.3c4d.css', new Set(['home_x1', 'hero_x1'])],
    ['/fr/assets/css/blog.5e6f.css', new Set(['blog-wrapper'])],
  ]);
  const sheets = {own: [{first}], chunks, fonts: []};

  it.each(['<div class=hero_x1>', '<div class="wide hero_x1">'])('are linked for %s', (body) => {
    expect(linkSheets(page(body), sheets)).toBe(
      `${linked}<link rel="stylesheet" href="/fr/assets/css/home.3c4d.css"></head>${body}`,
    );
  });

  it('are linked where the minifier of Docusaurus has been, too', () => {
    const page = '<link rel=stylesheet href=/fr/assets/css/styles.1a2b.css /></head><div class=hero_x1>';
    expect(linkSheets(page, sheets)).toContain('<link rel="stylesheet" href="/fr/assets/css/home.3c4d.css"></head>');
  });

  it('are linked once, where Docusaurus does it too', () => {
    const own = '<link rel="stylesheet" href="/fr/assets/css/home.3c4d.css" />';
    expect(linkSheets(own + page('<div class=hero_x1>'), sheets)).toBe(`${own}${linked}</head><div class=hero_x1>`);
  });

  it.each(['<div class=hero>', '<p>hero_x1</p>'])('are left out for %s', (body) => {
    expect(linkSheets(page(body), sheets)).toBe(`${linked}</head>${body}`);
  });

  it('wait for scripts and paper, in the order of what they were cut from', () => {
    const own = [{first, rest: '/rest.css', later: '/later.css'}];
    const more = {...sheets, own, print: '/print.css'};
    expect(linkSheets(page('<div class=hero_x1>'), more).match(/(?<=href=")[^>]*/g)).toEqual([
      '/fr/assets/css/styles.7a8b.css"',
      '/rest.css"',
      '/later.css" media="not all" disabled',
      '/fr/assets/css/home.3c4d.css"',
      '/print.css" media="print"',
    ]);
  });

  it('come after the script that fetches fonts, on pages of the site alone', () => {
    const fonts = [{family: 'Serif', url: '/fr/assets/fonts/serif.1a2b.woff2'}];
    expect(linkSheets(page(''), {...sheets, fonts})).toBe(`${fontScript(fonts)}${linked}</head>`);
    expect(linkSheets('<title>Moved</title></head>', {...sheets, fonts})).toBe('<title>Moved</title></head>');
  });

  it('come last where the one of all pages stays', () => {
    expect(linkSheets(`<head>${page('<div class=hero_x1>')}`, {chunks, fonts: []})).toBe(
      `<head>${old}<link rel="stylesheet" href="/fr/assets/css/home.3c4d.css"></head><div class=hero_x1>`,
    );
  });

  it('are told apart by their classes', () => {
    expect([...classesOf('.a_1 > .b:not(.c){d:.5em url(x.svg)}')]).toEqual(expect.arrayContaining(['a_1', 'b', 'c']));
  });
});

it.each([
  ['home', '/site/src/components/Showcase/styles.module.css'],
  ['blog', String.raw`C:\site\src\theme\Blog\styles.module.css`],
])('%s is the chunk of %s', (chunk, file) => {
  const chunks = {home: ['src/components/Home', 'src/components/Showcase'], blog: ['src/theme/Blog']};
  const part = styles({siteDir: '.'} as LoadContext, {chunks, keep: [], fontsAtOnce: {}});
  const config = part.configureWebpack!({}, false, {} as never, undefined) as {
    optimization: {splitChunks: {cacheGroups: Record<string, {test: RegExp}>}};
  };
  const {cacheGroups} = config.optimization.splitChunks;
  expect(Object.keys(cacheGroups).filter((name) => cacheGroups[name]!.test.test(file))).toEqual([chunk]);
});
