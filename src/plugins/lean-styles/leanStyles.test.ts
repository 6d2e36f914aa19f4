import path from 'node:path';
import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {dropUnread, dropUnused} from './dropUnused';
import {families} from './families';
import {fontScript} from './fontScript';
import {leanInfima} from './leanInfima';
import {classesOf, linkSheets} from './linkSheets';
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

describe('the sheets of a page', () => {
  const page = (body: string): string => `<link rel="stylesheet" href="/fr/assets/css/styles.1a2b.css"></head>${body}`;
  const sheets = new Map([
    ['/fr/assets/css/home.3c4d.css', new Set(['home_x1', 'hero_x1'])],
    ['/fr/assets/css/blog.5e6f.css', new Set(['blog-wrapper'])],
  ]);

  it.each(['<div class=hero_x1>', '<div class="wide hero_x1">'])('are linked for %s', (body) => {
    expect(linkSheets(page(body), sheets)).toBe(
      `<link rel="stylesheet" href="/fr/assets/css/styles.1a2b.css"><link rel="stylesheet" href="/fr/assets/css/home.3c4d.css"></head>${body}`,
    );
  });

  it('are linked where the minifier of Docusaurus has been, too', () => {
    const page = '<link rel=stylesheet href=/fr/assets/css/styles.1a2b.css /></head><div class=hero_x1>';
    expect(linkSheets(page, sheets)).toContain('<link rel="stylesheet" href="/fr/assets/css/home.3c4d.css"></head>');
  });

  it.each(['<div class=hero>', '<p>hero_x1</p>'])('are left out for %s', (body) => {
    expect(linkSheets(page(body), sheets)).toBe(page(body));
  });

  it('come after the script that fetches fonts, on pages of the site alone', () => {
    const fonts = ['/fr/assets/fonts/serif.1a2b.woff2'];
    expect(linkSheets(page(''), sheets, fonts)).toBe(fontScript(fonts) + page(''));
    expect(linkSheets('<title>Moved</title>', sheets, fonts)).toBe('<title>Moved</title>');
  });

  it('are told apart by their classes', () => {
    expect([...classesOf('.a_1 > .b:not(.c){d:.5em url(x.svg)}')]).toEqual(expect.arrayContaining(['a_1', 'b', 'c']));
  });
});

it.each([
  ['home', '/site/src/components/Home/styles.module.css'],
  ['blog', String.raw`C:\site\node_modules\@docusaurus\theme-classic\lib\theme\BlogSidebar\styles.module.css`],
])('%s is the family of %s', (family, file) => {
  expect(Object.keys(families).filter((name) => families[name]!.test(file))).toEqual([family]);
});
