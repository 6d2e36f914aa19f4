/** How heavy the pages of this very site are, and which of them show what a chunk of styles is for. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {isOnDemand} from '../../../src/config/light';
import {measured} from '../../../src/home/Showcase/measured';
import {cssChunks} from '../../../src/css/chunks';
import {features, readSheets} from '../../support/styles';
import {nameOf, type Page, pagesOf, stylesOf} from '../../support/weights';
import {languages} from '../../support/languages';

const inKiB = (bytes: number): number => Math.round(bytes / 102.4) / 10;
const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');

/** A guide as most are: text, code and a list. */
const textPage = 'docs/guides/creating-pages.html';

type Part = 'first' | 'scripts';

/** In KiB, 5 % above what there is of scripts and 2 % of the first: the middle one of all pages of a kind, and the heaviest. */
const limits: Record<string, Record<Part, [median: number, most: number]>> = {
  doc: {first: [24.9, 33.9], scripts: [143, 156]},
  'REST reference': {first: [30.2, 33], scripts: [145, 146]},
  'GraphQL reference': {first: [25.1, 31.1], scripts: [145, 152]},
  'blog post': {first: [23, 25.3], scripts: [140, 141]},
  'other page': {first: [15.4, 21.5], scripts: [127, 142]},
  'section for paper': {first: [44.9, 81.2], scripts: [0, 0]},
  redirect: {first: [0.8, 0.8], scripts: [0, 0]},
};

describe.runIf(isOnDemand).each(languages)('$locale', (language) => {
  const {locale} = language;

  it.each<[Part, string]>([
    ['first', 'HTML and styles, before the reader does anything'],
    ['scripts', 'scripts, once the page is hydrated'],
  ])('no page is too heavy for its kind (%s)', async (part) => {
    const byKind = new Map<string, Page[]>();
    for (const page of await pagesOf(language)) byKind.set(page.kind, [...(byKind.get(page.kind) ?? []), page]);
    const found = [...byKind].map(([kind, pages]) => {
      const sorted = pages.sort((a, b) => a[part] - b[part]);
      const [median, heaviest] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!];
      const text = `${kind}: median ${inKiB(median[part])}, heaviest ${inKiB(heaviest[part])} KiB, ${heaviest.pathname}`;
      const [medianLimit, limit] = limits[kind]?.[part] ?? [0, 0];
      return {text, isTooHeavy: inKiB(median[part]) > medianLimit || inKiB(heaviest[part]) > limit, heaviest};
    });
    console.log(`${locale}, ${part}\n${found.map(({text}) => text).join('\n')}`);
    const tooHeavy = found.filter(({isTooHeavy}) => isTooHeavy);
    expect(tooHeavy.map(({text, heaviest}) => `${text} ${JSON.stringify(heaviest.parts)}`)).toEqual([]);
  });
});

it.runIf(isOnDemand)('the middle page of the docs weighs no more than the home page says, to the KiB', async () => {
  const medians = await Promise.all(
    languages.map(async (language) => {
      const docs = (await pagesOf(language)).filter(({kind}) => kind === 'doc').map(({first}) => inKiB(first));
      return docs.sort((a, b) => a - b)[Math.floor(docs.length / 2)]!;
    }),
  );
  expect(Math.ceil(Math.max(...medians))).toBe(measured.page);
});

describe.each(['', 'fr/'])('in build/%s', (prefix) => {
  it('a plain page has one sheet and the one for paper, without anything of a chunk', () => {
    expect(stylesOf(read(prefix + textPage)).map(nameOf)).toEqual(
      isOnDemand ? ['styles', 'rest', 'print'] : ['styles'],
    );
  });

  it.each([
    ['home', 'index'],
    ['blog', 'blog/hybrid'],
    ['blog', 'blog/archive'],
    ['cards', 'docs'],
    ['conditions', 'docs/guides/markdown-features/conditional-text'],
    ['diagrams', 'docs/guides/markdown-features/diagrams'],
    ['equations', 'docs/guides/markdown-features/math-equations'],
    ['figures', 'docs/guides/markdown-features/figures'],
    ['graphql-reference', 'docs/api/objects'],
    ['page-layout', 'docs/guides/markdown-features/layout'],
    ['reading-time', 'docs/guides/markdown-features/react'],
    ['rest-reference', 'docs/api/petstore/add-pet'],
    ['search', 'search'],
    ['tags', 'docs/tags'],
    ['terms', 'docs/guides/markdown-features/glossary'],
    ['zoom', 'docs/guides/markdown-features/figures'],
  ])('%s comes with %s', (chunk, page) => {
    expect(stylesOf(read(`${prefix}${page}.html`)).map(nameOf)).toContain(chunk);
  });

  it('each chunk has its sheet, and the tests above show it', async () => {
    const sheets = await Globby(`${prefix}assets/css/*.css`, {cwd: 'build'});
    const names = new Set(sheets.map(nameOf).filter((name) => name !== 'openapi'));
    const cut = isOnDemand ? ['rest', 'later', 'whole', 'print'] : [];
    expect([...names].sort()).toEqual([...Object.keys(cssChunks), 'styles', ...cut].sort());
  });
});

it.each(Object.entries(features))('the styles for %s are known by their names', async (_, selectors) => {
  expect((await readSheets(isOnDemand ? 'whole' : 'styles')).join('')).toMatch(selectors);
});
