/** References of APIs alone, packed, in a site of the classic template in two languages. */
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {graphQlKinds} from '@lectern/references/graphQlKinds';
import {findViolations} from '../support/axe';
import {apiSite} from './apiSite';
import type {ClassicSite} from './classicSite';
import {visitsOf, type Visits} from './visits';

const fixtures = 'packages/references/fixtures';
let site: ClassicSite;
let visits: Visits;

const config = 'docusaurus.config.ts';
const at = (...names: string[]): string => path.join(site.folder, ...names);
const read = (...names: string[]): string => readFileSync(at('build', ...names), 'utf8');
const page = (...names: string[]): CheerioAPI => load(read(...names, 'index.html'));

async function build(): Promise<string> {
  const {code, output} = await site.docusaurus('build');
  expect(code, output).toBe(0);
  return output;
}

beforeAll(async () => {
  const apis = "{openapi: [{id: 'orders', file: 'orders.yaml'}], graphql: [{id: 'shop', file: 'shop.graphql'}]}";
  site = await apiSite(apis, "['en', 'de']", "sidebarId: 'ordersSidebar'");
  for (const file of ['orders.yaml', 'orders.de.overlay.yaml', 'shop.graphql', 'shop.de.yml']) {
    cpSync(path.join(fixtures, file), at(file));
  }
  // Else the docs of this language are those of the first.
  mkdirSync(at('i18n/de'), {recursive: true});
  writeFileSync(at('i18n/de/code.json'), '{}');
  expect(await build()).toContain('orders reference: made in');

  visits = await visitsOf(path.join(site.folder, 'build'));
});
afterAll(async () => {
  await visits?.close();
  site?.remove();
});

describe('the built site', () => {
  it('has the pages of both APIs, in both languages', () => {
    for (const language of ['', 'de']) {
      for (const name of ['orders-api', 'order', 'list-orders', 'place-order', 'schemas/order']) {
        expect(existsSync(at('build', language, 'docs/api/orders', name, 'index.html')), name).toBe(true);
      }
      for (const kind of graphQlKinds) {
        expect(existsSync(at('build', language, 'docs/api/shop', kind, 'index.html')), kind).toBe(true);
      }
      expect(existsSync(at('build', language, 'docs/category/orders-api/index.html'))).toBe(true);
    }
    expect(page('docs/api/orders/list-orders')('h1').text()).toBe('List orders');
    expect(page('de/docs/api/orders/list-orders')('h1').text()).toBe('Bestellungen auflisten');
    expect(page('de/docs/api/shop/queries')('article').text()).toContain('Ein Artikel nach seiner Nummer.');
  });

  it('has an item and a sidebar for them', () => {
    const $ = page('de/docs/api/orders/list-orders');
    expect($('.navbar__items a[href="/de/docs/category/orders-api"]').text()).toBe('Bestellungen');
    expect($('.theme-doc-sidebar-container .api-method').text()).toContain('Bestellung aufgeben');
  });

  it('has code samples and schemas in its pages', () => {
    const html = read('docs/api/orders/place-order/index.html');
    const $ = load(html);
    const samples = $('[data-tab-group=code-samples] + label')
      .toArray()
      .map((label) => $(label).text());
    expect(samples).toEqual(expect.arrayContaining(['cURL', 'JavaScript', 'Python', 'Go']));
    expect($('code').text()).toContain('curl');
    expect($('.api-field#body-id dt').text()).toContain('integer');
  });

  it('offers the descriptions themselves', () => {
    expect(read('openapi/orders.yaml')).toBe(readFileSync(path.join(fixtures, 'orders.yaml'), 'utf8'));
    expect(page('de/docs/api/orders/orders-api')('a[href$="orders.de.yaml"]').length).toBe(1);
  });

  it('has what its pages do in one script, none of it on other pages, and what they say in none', () => {
    const scriptsWith = (text: string): string[] =>
      readdirSync(at('build/assets/js')).filter((name) =>
        readFileSync(at('build/assets/js', name), 'utf8').includes(text),
      );
    const scripts = scriptsWith('data-api-examples');
    expect(scripts).toHaveLength(1);
    expect(read('docs/intro/index.html')).not.toContain(scripts[0]!.split('.')[0]);
    expect(read('docs/api/orders/place-order/index.html')).toContain('The number of the order.');
    expect([...scriptsWith('The number of the order.'), ...scriptsWith('api-values')]).toEqual([]);
  });
});

describe('in a browser', () => {
  it.each([
    'docs/api/orders/place-order',
    'docs/api/orders/schemas/order',
    'docs/api/shop/objects',
    'de/docs/api/orders/orders-api',
  ])('shows %s without complaints', async (name) => {
    const {page: opened, complaints} = await visits.open(`/${name}/`);
    await opened.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    expect(complaints).toEqual([]);
    // Colours are those of the template, but for what we mend.
    const violations = await findViolations(opened, {within: 'article .markdown'});
    const isOurs = (violation: string): boolean => !violation.startsWith('color-contrast') || /api-/.test(violation);
    expect(violations.filter(isOurs)).toEqual([]);
    await opened.close();
  });

  it('changes between samples, and comes from another page', async () => {
    const {page: opened, complaints} = await visits.open('/docs/api/orders/list-orders/');
    await opened.getByRole('link', {name: 'Place an order'}).first().click();
    await opened.getByRole('heading', {level: 1, name: 'Place an order'}).waitFor();
    await opened.getByText('Python', {exact: true}).click();
    await opened.locator('pre:visible', {hasText: /requests.request|http.client/}).waitFor();
    expect(complaints).toEqual([]);
    await opened.close();
  });
});

it('makes nothing anew while nothing changes, and all by its command', async () => {
  const before = readFileSync(at('.cache/references/made.json'), 'utf8');
  const again = await site.docusaurus('references');
  expect(again).toMatchObject({code: 0});
  expect(again.output).toContain('orders reference: up to date.');
  expect(readFileSync(at('.cache/references/made.json'), 'utf8')).toBe(before);
  expect((await site.docusaurus('references', '--force')).output).toContain('GraphQL reference: made in');
});

it('follows a description in the preview', async () => {
  await site.preview(4711, async (preview) => {
    const {page: opened} = await visits.open(`${preview}/docs/api/orders/list-orders`);
    // On a busy machine, references and all pages take a while.
    opened.setDefaultTimeout(120_000);
    await opened.getByRole('heading', {level: 1, name: 'List orders'}).waitFor();
    site.replace('orders.yaml', 'summary: List orders', 'summary: All of the orders');
    await opened.getByRole('heading', {level: 1, name: 'All of the orders'}).waitFor();
    await opened.close();
  });
});

it('stops at a mistake in a description, with its line', async () => {
  site.replace(
    'orders.yaml',
    "items: {$ref: '#/components/schemas/Order'}",
    "items: {$ref: '#/components/schemas/Odrer'}",
  );
  const {code, output} = await site.docusaurus('build');
  site.replace('orders.yaml', 'schemas/Odrer', 'schemas/Order');
  expect(code).not.toBe(0);
  expect(output).toMatch(/orders\.yaml:\d+ {2}.*no-unresolved-refs/);
});

it('stops at an option that it does not know, and says which it knows', async () => {
  site.replace(config, "file: 'orders.yaml'", "fil: 'orders.yaml'");
  const {code, output} = await site.docusaurus('build');
  expect(code).not.toBe(0);
  expect(output).toContain('@lectern/references: there is no option “openapi[0].fil”. Did you mean “openapi[0].file”?');
});
