import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {dropUnread, dropUnused} from './dropUnused';
import {families} from './families';
import {fontScript} from './fontScript';
import {leanInfima} from './leanInfima';
import {classesOf, linkSheets} from './linkSheets';
import {nameByFile} from './nameByFile';
import {sheetsOf} from './sheetsOf';
import {splitSheet} from './splitSheet';
import {overriddenBy, readsOf} from './usedNames';

function drop(css: string, names: string[], overridden: string[] = []): string {
  const root = postcss.parse(css);
  dropUnused(root, new Set(names), new Set(overridden));
  return root.toString();
}

describe('what a site does not use of Infima', () => {
  it.each([
    ['rules of classes that nobody names', '.new {a: b}.old {a: b}', '.new {a: b}'],
    ['selectors among others', '.new, .old {a: b}', '.new {a: b}'],
    ['what is within the unnamed', '.new .old, .old > a {a: b}', ''],
    ['at-rules that are left empty', '@media print {.old {a: b}}.new {a: b}', '.new {a: b}'],
  ])('drops %s', (_what, css, left) => {
    expect(drop(css, ['new'])).toBe(left);
  });

  it.each([
    ['elements', 'a:hover {a: b}'],
    ['what only must not be', '.new:not(.old) {a: b}'],
    ['names that are put together', '.new--lg {a: b}'],
    ['frames of an animation', '@keyframes turn {to {a: b}}'],
  ])('keeps %s', (_what, css) => {
    expect(drop(css, ['new', 'new--'])).toBe(css);
  });

  it('drops properties that nobody reads, and those only they read', () => {
    const root = postcss.parse(':root {--a: var(--b); --b: 1; --c: 2; --d: 3}i {x: var(--c)}');
    dropUnread(root, new Set(['--d']));
    expect(root.toString()).toBe(':root { --c: 2; --d: 3}i {x: var(--c)}');
  });

  it('drops for whole pages, not for parts of them, what the tokens set anew', () => {
    const css = ":root {--a: 1}html[data-theme='dark'] {--a: 2}.new {--a: 3; x: var(--a)}";
    expect(drop(css, ['new'], ['--a'])).toBe('.new {--a: 3; x: var(--a)}');
  });
});

describe('the names in styles', () => {
  it('are the properties they read', () => {
    expect(readsOf('.a {--b: var(--c, var( --d))}')).toEqual(['--c', '--d']);
  });

  it('of the tokens are those set for every page and mode', () => {
    const css = ':root,\nhtml[data-theme] {\n  --a: var(--x);\n  --b: 1;\n}\n\n:root {\n  --c: 1;\n}\n';
    expect([...overriddenBy(css)]).toEqual(['--a', '--b']);
    expect(overriddenBy(readFileSync('src/css/tokens.css', 'utf8'))).toContain('--ifm-color-primary');
  });
});

describe('Infima as this site has it', () => {
  const file = path.resolve('node_modules/infima/dist/css/default/default.css');
  const whole = readFileSync(file, 'utf8');

  it('has the parts that pages, components and the theme name, and others no more', async () => {
    const {css} = await postcss([leanInfima(process.cwd())]).process(whole, {from: file});
    for (const name of ['menu__link--active', 'navbar-sidebar--show', 'alert--info', 'button--secondary', 'col--6']) {
      expect(css).toContain(`.${name}`);
    }
    expect(css).not.toContain('.pills__item');
    expect(css.length).toBeLessThan(whole.length * 0.7);
  });

  it('is the only sheet it changes, besides the tokens', async () => {
    const result = await postcss([leanInfima(process.cwd())]).process('.nobody {a: b}', {from: 'src/css/site.css'});
    expect(result.css).toBe('.nobody {a: b}');
  });
});

describe('a sheet', () => {
  const split = (css: string) => splitSheet(css, new Set(['shown', 'too']));

  it.each([
    ['classes that no page has as it comes', '.open {a: b}'],
    ['what is within them', '.open .shown > a:hover {a: b}'],
    ['them in a condition', '@media (width < 9em) {.open {a: b}}'],
    ['them beside others', '.shown.open, .open {a: b}'],
    ['nested rules with theirs', '.open {a: b; .shown & {a: b}}'],
    ['names with signs in them', String.raw`.open\:1 {a: b}`],
  ])('gives to scripts %s', (_what, css) => {
    expect(split(css)).toEqual({first: '', print: '', later: css});
  });

  it.each([
    ['elements and properties', ':root {--a: b} a:hover {a: b}'],
    ['classes of pages', '.shown .too {a: b}'],
    ['a rule that has one for pages', '.shown, .open {a: b}'],
    ['what only must not be', '.shown:not(.open, :has(.open)) {a: b}'],
    ['what may be something else', '.shown:is(.open, .too) {a: b}'],
    ['parts of names and of attributes', '.shown[class*=open][href$=".open"] {a: b}'],
    ['fonts and frames', '@font-face {a: b} @keyframes turn {12.5% {a: b}}'],
    ['nested rules with theirs', '.shown {.open & {a: b}}'],
  ])('keeps for the beginning %s', (_what, css) => {
    expect(split(css)).toEqual({first: css, print: '', later: ''});
  });

  it('gives to paper what is for paper', () => {
    const print = '@media print {.shown {a: b} .open {c: d}}';
    expect(split(`.shown {a: b}${print}`)).toEqual({first: '.shown {a: b}', print, later: ''});
  });
});

describe('the sheets of a build', () => {
  let outDir: string;
  const file = (name: string): string => path.join(outDir, name);
  const build = () => ({outDir, baseUrl: '/fr/', routesPaths: ['/fr/', '/fr/docs']});
  const css = '.shown{a:b}.open{a:b}@media print{a{a:b}}';

  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'lean-styles-'));
    mkdirSync(file('assets/css'), {recursive: true});
    writeFileSync(file('index.html'), '<p class="shown">');
    writeFileSync(file('docs.html'), '<p class="wide home_x1">');
    writeFileSync(file('assets/css/styles.0000.css'), css);
    writeFileSync(file('assets/css/home.1111.css'), '.shown .home_x1{a:b}');
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  const written = () => readdirSync(file('assets/css')).map((name) => readFileSync(file(`assets/css/${name}`), 'utf8'));
  const named = (name: string): unknown =>
    expect.stringMatching(new RegExp(`^/fr/assets/css/${name}\\.[0-9a-f]{8}\\.css$`));

  it('are parts of the one for all pages, each under a name for its content, and families', () => {
    const families = new Map([['/fr/assets/css/home.1111.css', new Set(['home_x1'])]]);
    expect(sheetsOf(build(), true)).toEqual({
      first: named('styles'),
      print: named('print'),
      later: named('later'),
      families,
    });
    expect(written().sort()).toEqual(['.open{a:b}', '.shown .home_x1{a:b}', '.shown{a:b}', '@media print{a{a:b}}']);
  });

  it('are whole where pages have their scripts from the beginning', () => {
    expect(sheetsOf(build(), false)).toMatchObject({first: '/fr/assets/css/styles.0000.css'});
    expect(written()).toContain(css);
  });

  it('have none without anything in it', () => {
    writeFileSync(file('assets/css/styles.0000.css'), '.shown{a:b}');
    expect(Object.keys(sheetsOf(build(), true)).sort()).toEqual(['families', 'first']);
  });

  it('must begin with the one for all pages', () => {
    rmSync(file('assets/css/styles.0000.css'));
    expect(() => sheetsOf(build(), true)).toThrow('no sheet “styles”');
  });
});

describe('the sheets of a page', () => {
  const old = '<link rel="stylesheet" href="/fr/assets/css/styles.1a2b.css">';
  const page = (body: string): string => `${old}</head>${body}`;
  const first = '/fr/assets/css/styles.7a8b.css';
  const linked = '<link rel="stylesheet" href="/fr/assets/css/styles.7a8b.css">';
  const families = new Map([
    ['/fr/assets/css/home.3c4d.css', new Set(['home_x1', 'hero_x1'])],
    ['/fr/assets/css/blog.5e6f.css', new Set(['blog-wrapper'])],
  ]);
  const sheets = {first, families};

  it.each(['<div class=hero_x1>', '<div class="wide hero_x1">'])('are linked for %s', (body) => {
    expect(linkSheets(page(body), sheets)).toBe(
      `${linked}<link rel="stylesheet" href="/fr/assets/css/home.3c4d.css"></head>${body}`,
    );
  });

  it('are linked where the minifier of Docusaurus has been, too', () => {
    const page = '<link rel=stylesheet href=/fr/assets/css/styles.1a2b.css /></head><div class=hero_x1>';
    expect(linkSheets(page, sheets)).toContain('<link rel="stylesheet" href="/fr/assets/css/home.3c4d.css"></head>');
  });

  it.each(['<div class=hero>', '<p>hero_x1</p>'])('are left out for %s', (body) => {
    expect(linkSheets(page(body), sheets)).toBe(`${linked}</head>${body}`);
  });

  it('wait for scripts and paper, in the order of what they were cut from', () => {
    const more = {...sheets, later: '/later.css', print: '/print.css'};
    expect(linkSheets(page('<div class=hero_x1>'), more).match(/(?<=href=")[^>]*/g)).toEqual([
      '/fr/assets/css/styles.7a8b.css"',
      '/later.css" disabled',
      '/fr/assets/css/home.3c4d.css"',
      '/print.css" media="print"',
    ]);
  });

  it('come after the script that fetches fonts, on pages of the site alone', () => {
    const fonts = ['/fr/assets/fonts/serif.1a2b.woff2'];
    expect(linkSheets(page(''), sheets, fonts)).toBe(`${fontScript(fonts)}${linked}</head>`);
    expect(linkSheets('<title>Moved</title>', sheets, fonts)).toBe('<title>Moved</title>');
  });

  it('are told apart by their classes', () => {
    expect([...classesOf('.a_1 > .b:not(.c){d:.5em url(x.svg)}')]).toEqual(expect.arrayContaining(['a_1', 'b', 'c']));
  });
});

describe('the classes of CSS modules', () => {
  it('end in the same for a whole file', () => {
    const modules: Record<string, unknown> = {localIdentName: '[local]_[contenthash:base64:4]', exportOnlyLocals: true};
    nameByFile({
      module: {rules: [{use: [{loader: 'extract'}, {loader: 'css', options: {modules}}]}, {use: ['other']}]},
    });
    expect(modules).toEqual({
      localIdentName: '[local]_[contenthash:base64:4]',
      hashStrategy: 'minimal-subset',
      exportOnlyLocals: true,
    });
  });

  it('need the configuration that Docusaurus has', () => {
    expect(() => nameByFile({module: {rules: [{use: [{loader: 'css'}]}]}})).toThrow('nameByFile.ts');
  });
});

it.each([
  ['home', '/site/src/components/Home/styles.module.css'],
  ['blog', String.raw`C:\site\node_modules\@docusaurus\theme-classic\lib\theme\BlogSidebar\styles.module.css`],
])('%s is the family of %s', (family, file) => {
  expect(Object.keys(families).filter((name) => families[name]!.test(file))).toEqual([family]);
});
