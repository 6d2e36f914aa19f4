/** What a reader's browser fetches before the reader does anything: bytes as they are served, compressed. */
import {Globby} from '@docusaurus/utils';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {isOnDemand} from '../../src/config/hydration';
import {headersFor, parseHeaders} from '../../scripts/serve/headers';
import {families} from '../../src/plugins/lean-styles/families';
import {classesIn} from '../../src/plugins/lean-styles/linkSheets';
import {splitSheet} from '../../src/plugins/lean-styles/splitSheet';

const kibibyte = 1024;
/** Ten packets, before a server waits to hear that they have arrived. */
const firstRoundTrip = 10 * 1460;
/** Date, length, type and the like. */
const ofServer = 350;

const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
const weighed = new Map<string, number>();
const bytesOf = (file: string): number => {
  const bytes = weighed.get(file) ?? brotliCompressSync(read(file)).length;
  weighed.set(file, bytes);
  return bytes;
};
/** Those of the beginning. What is disabled comes with the scripts. */
const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?: media="print")?>/g)].map((match) => match[1]!);
const familyOf = (address: string): string => path.basename(address).split('.')[0]!;

/** A page with its sheets, each with its bytes: a failure shows which has grown. */
function weigh(page: string): {parts: Record<string, number>; sum: number} {
  const sheets = stylesOf(read(page)).map((address): [string, number] => [familyOf(address), bytesOf(address)]);
  const parts = {html: bytesOf(page), ...Object.fromEntries(sheets)};
  return {parts, sum: Object.values(parts).reduce((sum, bytes) => sum + bytes)};
}

/** A guide as most are: text, code and a list. */
const textPage = 'docs/guides/creating-pages.html';

describe.each(['', 'fr/'])('before first use, in build/%s', (prefix) => {
  // With the scripts of Docusaurus' own way, they come on top.
  it.runIf(isOnDemand)('a text page needs at most 26 KiB', () => {
    const {parts, sum} = weigh(prefix + textPage);
    expect(sum, JSON.stringify(parts)).toBeLessThan(26 * kibibyte);
    expect(read(prefix + textPage)).not.toMatch(/<script[^>]* src=/);
  });

  it.each([
    ['introduction', 27],
    ['guides/markdown-features/admonitions', 26],
    ['guides/markdown-features/figures', 28],
    ['configuration', 32],
    ['api/queries', 26],
    ['api/petstore/add-pet', 32],
  ])('docs/%s needs at most %i KiB of HTML and styles', (page, most) => {
    const {parts, sum} = weigh(`${prefix}docs/${page}.html`);
    expect(sum, JSON.stringify(parts)).toBeLessThan(most * kibibyte);
  });

  it('a plain page has one sheet and the one for paper, without anything of a family', () => {
    expect(stylesOf(read(prefix + textPage)).map(familyOf)).toEqual(isOnDemand ? ['styles', 'print'] : ['styles']);
  });

  // With the scripts of Docusaurus' own way, the sheet stays whole.
  it.runIf(isOnDemand)('the sheet of all pages arrives in one round trip, with what a server says of it', async () => {
    const [sheet] = await Globby(`${prefix}assets/css/styles.*.css.br`, {cwd: 'build'});
    const asked = headersFor(`/${sheet!}`, parseHeaders(read('_headers')));
    const headers = [...asked].map(([name, value]) => `${name}: ${value}\r\n`).join('').length;
    expect(statSync(path.join('build', sheet!)).size + headers + ofServer).toBeLessThan(firstRoundTrip);
  });

  it.runIf(isOnDemand)('no page shows anything that is styled only with the scripts', async () => {
    const [sheet] = await Globby(`${prefix}assets/css/later.*.css`, {cwd: 'build'});
    const shown = new Set<string>();
    for (const page of await Globby(`${prefix}**/*.html`, {cwd: 'build'})) {
      for (const name of classesIn(read(page))) shown.add(name);
    }
    expect(splitSheet(read(sheet!), shown).first).toBe('');
  });

  it.each([
    ['home', 'index'],
    ['blog', 'blog/hybrid'],
    ['blog', 'blog/archive'],
    ['cards', 'docs/category/getting-started'],
    ['conditions', 'docs/guides/markdown-features/conditional-text'],
    ['diagrams', 'docs/guides/markdown-features/diagrams'],
    ['equations', 'docs/guides/markdown-features/math-equations'],
    ['figures', 'docs/guides/markdown-features/figures'],
    ['rest-reference', 'docs/api/petstore/add-pet'],
    ['search', 'search'],
    ['tags', 'docs/tags'],
    ['terms', 'docs/guides/markdown-features/glossary'],
    ['zoom', 'docs/guides/markdown-features/figures'],
  ])('%s comes with %s', (family, page) => {
    expect(stylesOf(read(`${prefix}${page}.html`)).map(familyOf)).toContain(family);
  });

  it('each family has its sheet, and the tests above show it', async () => {
    const sheets = await Globby(`${prefix}assets/css/*.css`, {cwd: 'build'});
    expect(sheets.map(familyOf).filter((name) => name !== 'openapi').sort()).toEqual(
      [...Object.keys(families), 'styles', ...(isOnDemand ? ['later', 'print'] : [])].sort(),
    );
  });
});

/** What is not in a family because most pages have it, as classes of its own. */
const features: Record<string, RegExp> = {
  admonitions: /admonition|\.alert/,
  'code blocks': /\.code-|\.token\b|\.theme-code-block|\.prism-code/,
  'collapsible passages': /details/,
  footnotes: /footnote/,
  formulas: /katex/,
  'GraphQL reference': /graphql/,
  'pictures for each colour mode': /\.only-(?:light|dark)/,
  tabs: /\.tabs|\.tab(?:Item|List)_/,
};

it.each(Object.entries(features))('a page without %s has less than 1 kB of styles for them', async (_, selectors) => {
  const [sheet] = await Globby('assets/css/styles.*.css', {cwd: 'build'});
  const root = postcss.parse(read(sheet!));
  const styles = root.toString();
  root.walkRules((rule) => {
    if (selectors.test(rule.selector)) rule.remove();
  });
  const saved = brotliCompressSync(styles).length - brotliCompressSync(root.toString()).length;
  expect(saved).toBeGreaterThan(0);
  expect(saved).toBeLessThan(1000);
});

it('each class of Infima that a built page has, is in the styles of that page', async () => {
  const whole = classesOf(readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'));
  const [sheet] = await Globby('assets/css/styles.*.css', {cwd: 'build'});
  const kept = classesOf(read(sheet!));
  const lost = new Set<string>();
  for (const page of await Globby('**/*.html', {cwd: 'build'})) {
    for (const name of classesIn(read(page))) if (whole.has(name) && !kept.has(name)) lost.add(name);
  }
  expect([...lost]).toEqual([]);
});

function classesOf(css: string): Set<string> {
  return new Set([...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)/g)].map((match) => match[1]!));
}

describe('the scripts of a language', () => {
  const scripts = async (folder: string): Promise<string> =>
    (await Globby(`${folder}/*.js`, {cwd: 'build'})).map(read).join('\n');

  it('hold its texts, and neither the other language nor what is written for translators', async () => {
    const english = await scripts('assets/js');
    const french = await scripts('fr/assets/js');
    for (const [original, translation] of [
      ['Skip to main content', 'Aller au contenu principal'],
      ['Pages that link here', 'Pages qui renvoient ici'],
    ]) {
      expect(english).toContain(original);
      expect(english).not.toContain(translation);
      expect(french).toContain(translation);
      expect(french).not.toContain(original);
    }
    for (const text of [english, french]) {
      expect(text).not.toContain('The name of the search box for screen readers');
      expect(text).not.toContain('API reference: name of tabs');
    }
  });

  it.each(['', 'fr/'])('in build/%s, no page brings the map of all texts', async (prefix) => {
    expect(await scripts(`${prefix}assets/js`)).not.toContain('"theme.common.skipToMainContent"');
  });
});
