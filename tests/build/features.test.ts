/** What the guides show live, as it stands in the HTML before any script runs. */
import {load, type CheerioAPI} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
const open = (file: string): CheerioAPI => load(read(`${file}.html`));
const guides = 'docs/guides/markdown-features';

describe.each([
  {locale: 'en', prefix: '', place: 'Place in the taxonomy', figure: 'Figure', list: 'On this page'},
  {locale: 'fr', prefix: 'fr/', place: 'Place dans la taxonomie', figure: 'figure', list: 'Sur cette page'},
])('in $locale', ({prefix, place, figure, list}) => {
  it('tags stand below those that they belong to', () => {
    const page = open(`${prefix}docs/tags`);
    const chrome = page(`main a[href="/${prefix}docs/tags/software-browsers-chrome"]`);
    const above = chrome.parents('li').map((_, item) => page(item).children('a').attr('href'));
    expect(above.get()).toEqual(
      ['software-browsers-chrome', 'software-browsers', 'software'].map((tag) => `/${prefix}docs/tags/${tag}`),
    );
  });

  it('a tag names those above and below', () => {
    const page = open(`${prefix}docs/tags/software-browsers`);
    const links = page(`nav[aria-label="${place}"] a`).map((_, link) => page(link).attr('href'));
    expect(links.get()).toEqual(
      ['software', ...['chrome', 'edge', 'firefox', 'safari'].map((one) => `software-browsers-${one}`)].map(
        (tag) => `/${prefix}docs/tags/${tag}`,
      ),
    );
  });

  it('a table of contents in the text lists the page, or one section of it', () => {
    const page = open(`${prefix}${guides}/toc`);
    const addresses = (id: string): string[] =>
      page(`nav#${id} a`)
        .map((_, link) => page(link).attr('href'))
        .get();
    expect(page('nav#contents').attr('aria-label')).toBe(list);
    expect(addresses('contents')).toEqual(['#what', '#front-matter', '#inline', '#problems', '#next']);
    expect(addresses('parts')).toEqual(['#levels', '#sources']);
  });

  it('figures are numbered, and referred to by their numbers', () => {
    const page = open(`${prefix}${guides}/figures`);
    expect(page('main figcaption strong:first-child').text()).toBe('Figure\u00a01.Figure\u00a02.Figure\u00a03.');
    expect(page('a[href="#figure-commands"]').text()).toBe(`${figure}\u00a02`);
  });

  it('formulas are MathML too, with their number', () => {
    const page = open(`${prefix}${guides}/math-equations`);
    expect(page('#eq-deviation math').length).toBe(1);
    expect(page('a[href="#eq-deviation"]').last().text()).toMatch(/[ée]quation\u00a0\(1\)$/);
  });

  it('a diagram is its description and its source', () => {
    const page = open(`${prefix}${guides}/diagrams`);
    const text = page('main details:has(code.language-mermaid)').first();
    expect(text.find('p').text().length).toBeGreaterThan(30);
    expect(text.find('code').text()).toContain('accTitle:');
  });

  it('a notice and what was computed stand there', () => {
    expect(open(`${prefix}docs/advanced/notifications`)('main [data-until] .theme-admonition').length).toBe(1);
    expect(open(`${prefix}${guides}/react`)('main kbd').length).toBeGreaterThan(3);
  });

  it('help topics are published with their addresses', () => {
    const topics = JSON.parse(read(`${prefix}context-help.json`)) as Record<string, {title: string; url: string}>;
    expect(topics.install?.url).toBe(`/${prefix}docs/installation#get-the-code`);
    const page = open(`${prefix}docs/context-help`);
    const listed = page('a[data-topic]').map((_, link) => [
      [page(link).attr('data-topic'), {title: page(link).text(), url: page(link).attr('href')}],
    ]);
    expect(Object.fromEntries(listed.get() as [string, object][])).toEqual(topics);
  });
});

it('a French page says which sites are in English', () => {
  const page = open(`fr/${guides}/code-blocks`);
  expect(page('main a[hreflang=en] .link-language').first().attr('aria-label')).toBe('(en anglais)');
  expect(open(`${guides}/code-blocks`)('main .link-language').length).toBe(0);
});

it.each([
  ['', 'Path Parameters'],
  ['fr/', 'Paramètres de chemin'],
])('in build/%s, the parameters of an operation stand in the HTML', (prefix, title) => {
  const page = open(`${prefix}docs/api/petstore/get-pet-by-id`);
  expect(page('summary h3').first().text()).toBe(title);
  expect(page('.openapi-params__list-item').text()).toContain('petId');
});
