/** What each feature writes into the HTML, before any script runs. */
import {load, type CheerioAPI} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {buildAgain} from '../../support/builtAgain';
import makeSite, {buildFolder} from '../makeSite';

const read = (file: string): string => readFileSync(path.join(buildFolder, file), 'utf8');
const open = (file: string): CheerioAPI => load(read(`${file}.html`));

beforeAll(makeSite);

describe.each([
  {
    locale: 'en',
    prefix: '',
    figure: 'Figure',
    list: 'On this page',
    array: 'array of Loaf',
    anyName: 'any name',
    parameters: 'Path parameters',
    tabs: ['Way to knead', 'By hand', 'By machine'],
    flour: '500 grams of flour',
    hot: 'Hot: the door of the oven.',
    download: 'as a table (CSV, 39\u00a0bytes)',
  },
  {
    locale: 'fr',
    prefix: 'fr/',
    figure: 'figure',
    list: 'Sur cette page',
    array: 'tableau de Loaf',
    anyName: 'nom quelconque',
    parameters: 'Paramètres de chemin',
    tabs: ['Façon de pétrir', 'À la main', 'À la machine'],
    flour: '500 grammes de farine',
    hot: 'Brûlant\u00a0: la porte du four.',
    download: 'dans un tableau (CSV, 39\u00a0octets)',
  },
])('in $locale', ({prefix, figure, list, array, anyName, parameters, tabs, flour, hot, download}) => {
  it('the REST reference says in its language that a body is a list, and that a property has any name', () => {
    const body = open(`${prefix}docs/api/oven/add-loaves`);
    expect(body('#body ~ .api-schema .api-type').first().text()).toBe(array);
    const count = open(`${prefix}docs/api/oven/count-loaves`)('main').text();
    expect(count).toContain(anyName);
  });

  it('the parameters of an operation stand there', () => {
    const page = open(`${prefix}docs/api/oven/get-loaf`);
    expect(page('#path-parameters').text()).toContain(parameters);
    expect(page('#path-loafId dt').text()).toContain('loafId');
  });

  it('tags stand below those that they belong to', () => {
    const page = open(`${prefix}docs/tags`);
    const gas = page(`main a[href="/${prefix}docs/tags/kitchen-ovens-gas"]`);
    const above = gas.parents('li').map((_, item) => page(item).children('a').attr('href'));
    expect(above.get()).toEqual(
      ['kitchen-ovens-gas', 'kitchen-ovens', 'kitchen'].map((tag) => `/${prefix}docs/tags/${tag}`),
    );
  });

  it('a tag names those above and below', () => {
    const page = open(`${prefix}docs/tags/kitchen-ovens`);
    const links = page('main header nav a').map((_, link) => page(link).attr('href'));
    // The order of names is that of their language.
    expect(links.get().sort()).toEqual(
      ['', '/kitchen', ...['electric', 'gas', 'wood'].map((one) => `/kitchen-ovens-${one}`)].map(
        (tag) => `/${prefix}docs/tags${tag}`,
      ),
    );
  });

  it('a table of contents in the text lists the page, or one section of it', () => {
    const page = open(`${prefix}docs/contents`);
    const addresses = (id: string): string[] =>
      page(`nav#${id} a`)
        .map((_, link) => page(link).attr('href'))
        .get();
    expect(page('nav#contents').attr('aria-label')).toBe(list);
    expect(addresses('contents')).toEqual(['#evening', '#night', '#morning']);
    expect(addresses('parts')).toEqual(['#weigh', '#mix']);
  });

  it('figures are numbered, and referred to by their numbers', () => {
    const page = open(`${prefix}docs/figures`);
    expect(page('main figcaption strong:first-child').text()).toBe('Figure\u00a01.Figure\u00a02.Figure\u00a03.');
    expect(page('a[href="#figure-times"]').text()).toBe(`${figure}\u00a02`);
  });

  it('formulas are MathML too, with their number', () => {
    const page = open(`${prefix}docs/formulas`);
    expect(page('#eq-share math').length).toBe(1);
    expect(page('a[href="#eq-share"]').last().text()).toMatch(/[ée]quation\u00a0\(1\)$/);
  });

  it('a page without formulas has no styles for them', () => {
    expect(read(`${prefix}docs/formulas.html`)).toContain('katex.min.css');
    expect(read(`${prefix}docs/start.html`)).not.toContain('katex.min.css');
  });

  it('the choice of a reader is read where a page has conditional text, and nowhere else', () => {
    expect(read(`${prefix}docs/conditions.html`)).toContain('lectern.for.');
    expect(read(`${prefix}docs/diagrams.html`)).not.toContain('lectern.for.');
  });

  it('a diagram is its description and its source', () => {
    const page = open(`${prefix}docs/diagrams`);
    const text = page('main details:has(code.language-mermaid)').first();
    expect(text.find('p').text().length).toBeGreaterThan(30);
    expect(text.find('code').text()).toContain('accTitle:');
  });

  it('a notice and what was computed stand there', () => {
    const page = open(`${prefix}docs/computed`);
    expect(page('main [data-until] .theme-admonition').length).toBe(1);
    expect(page('main kbd').length).toBeGreaterThan(3);
  });

  it('help topics are published with their addresses', () => {
    const topics = JSON.parse(read(`${prefix}context-help.json`)) as Record<string, {title: string; url: string}>;
    expect(topics.bake?.url).toBe(`/${prefix}docs/start#first-loaf`);
    const page = open(`${prefix}docs/context-help`);
    const listed = page('a[data-topic]').map((_, link) => [
      [page(link).attr('data-topic'), {title: page(link).text(), url: page(link).attr('href')}],
    ]);
    expect(Object.fromEntries(listed.get() as [string, object][])).toEqual(topics);
  });

  it('tabs have a name, and all of them stand there', () => {
    const page = open(`${prefix}docs/tabs`);
    const set = page('main [role=tablist]');
    expect([set.attr('aria-label'), ...set.find('[role=tab]').map((_, tab) => page(tab).text())]).toEqual(tabs);
    expect(page('main [role=tabpanel] p').length).toBe(2);
  });

  it('code has its title, numbers, marks and output, comes from a file, and is there for each package manager', () => {
    const page = open(`${prefix}docs/code`);
    const block = page('main .language-js').first();
    expect(block.children().first().text()).toBe('loaf.js');
    expect(block.find('code.code-numbered .code-line').length).toBe(2);
    expect(block.find('mark .code-line').text()).toContain('degrees');
    expect(page('main .language-console .code-command').text()).toBe('bake loaf.js\n');
    expect(page('main .language-console samp .code-line').text()).toBe('Done.\n');
    expect(page('main .language-yaml').text()).toContain('flour: 500 grams of flour');
    expect(
      page('main [role=tab]')
        .map((_, tab) => page(tab).text())
        .get(),
    ).toEqual(['npm', 'Yarn', 'pnpm']);
  });

  it('variables, snippets, footnotes and downloads stand in the text, and comments do not', () => {
    const page = open(`${prefix}docs/start`);
    const text = page('main .theme-doc-markdown').text();
    expect(text).toContain(flour);
    expect(page('main .theme-admonition-warning').text()).toContain(hot);
    expect(page('main .footnotes li').length).toBe(1);
    expect(page('main .footnotes a[data-footnote-backref]').length).toBe(2);
    expect(page('main a[download]').text()).toBe(download);
    expect(text).not.toMatch(/How hot|À quelle|Is that all|Est-ce tout/);
  });
});

it('a French page says which sites are in English', () => {
  const page = open('fr/docs/start');
  expect(page('main a[hreflang=en] .link-language').first().attr('aria-label')).toBe('(en anglais)');
  expect(open('docs/start')('main .link-language').length).toBe(0);
});

it('a build of the same sources without any cache, of one language alone, has the same bytes', async () => {
  const {files, unlike} = await buildAgain(path.dirname(buildFolder), 'fr', 'fr');
  expect(files).toBeGreaterThan(0);
  expect(unlike).toEqual([]);
}, 300_000);
