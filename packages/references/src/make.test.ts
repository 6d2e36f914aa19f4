import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {graphQlKinds} from './graphQlKinds';
import {apiKinds, apiLinks, apiNavbarItems, apiNavbarItemsByAddress, apiSidebars} from './navigation';
import {checkOptions} from './options';
import type {Site} from './site';
import {makeReferences} from './make';
import {readMade} from './made';
import {brought} from './root';
import {referencesOf} from './references';

const scratch = mkdtempSync(path.join(tmpdir(), 'references-test-'));
afterAll(() => rmSync(scratch, {recursive: true, force: true}));

const fixtures = brought('fixtures');
const references = checkOptions({
  folder: 'apis',
  openapi: [
    {id: 'orders', file: `${fixtures}/orders.yaml`, route: 'apis/orders'},
    {id: 'stock', file: `${fixtures}/stock.json`, route: 'apis/stock', label: 'Stock'},
  ],
  graphql: [{id: 'shop', file: `${fixtures}/shop.graphql`, route: 'apis', label: 'Shop'}],
});
const docsOf = (locale: string): string => path.join(scratch, locale);
const site: Site = {
  siteDir: scratch,
  languages: ['en', 'de', 'ar'].map((locale) => ({locale, docs: docsOf(locale)})),
  locale: 'en',
  docsRoute: '/docs',
  cache: path.join(scratch, 'cache'),
};
const read = (...names: string[]): string => readFileSync(path.join(scratch, ...names), 'utf8');
const inLanguage = (locale: string): Site => ({...site, locale});

const said: string[] = [];
function listen(): void {
  said.length = 0;
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((text: string) => void said.push(text));
  }
}
beforeEach(listen);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('two OpenAPI files and a GraphQL schema in three languages', () => {
  beforeAll(async () => {
    listen();
    expect(await makeReferences(references, site)).toBe(true);
  });

  it('have their pages in each language, at the same addresses', () => {
    for (const locale of ['en', 'de', 'ar']) {
      for (const page of [
        'orders-api.info',
        'order.tag',
        'list-orders.api',
        'place-order.api',
        'schemas/order.schema',
      ]) {
        expect(existsSync(path.join(docsOf(locale), `apis/orders/${page}.mdx`))).toBe(true);
      }
      for (const page of ['stock.info', 'get-items.api', 'stock-2.api']) {
        expect(existsSync(path.join(docsOf(locale), `apis/stock/${page}.mdx`))).toBe(true);
      }
      for (const kind of graphQlKinds) expect(existsSync(path.join(docsOf(locale), `apis/${kind}.md`))).toBe(true);
    }
  });

  it('say in a language what its texts say, and else what they say themselves', () => {
    expect(read('en/apis/orders/orders-api.info.mdx')).toContain('title: "Orders API"');
    expect(read('de/apis/orders/orders-api.info.mdx')).toContain('title: "Bestellungen"');
    expect(read('de/apis/orders/orders-api.info.mdx')).toContain('## Fehler {/* #errors */}');
    expect(read('de/apis/orders/list-orders.api.mdx')).toContain('title: "Bestellungen auflisten"');
    expect(read('de/apis/orders/schemas/order.schema.mdx')).toContain('title: "Auftrag"');
    expect(read('ar/apis/orders/list-orders.api.mdx')).toBe(read('en/apis/orders/list-orders.api.mdx'));
    expect(read('de/apis/stock/get-items.api.mdx')).toContain('title: "GET /items"');
    expect(read('de/apis/queries.md')).toContain('Ein Artikel nach seiner Nummer.');
    expect(read('ar/apis/queries.md')).toContain('An item by its number.');
    expect(read('ar/apis/queries.md')).toContain('title: "Shop queries"');
  });

  it('lead from their texts to their own pages, and record links to those of the site', async () => {
    const [shop, text] = [path.join(scratch, 'linked.graphql'), path.join(scratch, 'linked.yaml')];
    writeFileSync(shop, '"See [a](/docs/a)."\ntype Query {\n  "Look at [b](/docs/b)."\n  b: Int\n}\n');
    writeFileSync(
      text,
      `openapi: 3.1.0
info: {title: Linked, description: 'See {x} [pets](#operation/pets) and [c](/docs/c).'}
paths:
  /pets:
    get: {operationId: pets, description: 'All [pets](#operation/pets), see [d](/docs/d).'}
`,
    );
    const linked = async (more: object): Promise<string[]> => {
      const own = {...site, siteDir: path.join(scratch, 'linked'), cache: path.join(scratch, 'linked')};
      const apis = {openapi: [{id: 'linked', file: text, ...more}], graphql: [{id: 'schema', file: shop, ...more}]};
      expect(await makeReferences(checkOptions(apis), own)).toBe(true);
      return Object.values(readMade(own)).flatMap(({links = []}) =>
        links.map(({url, file, line}) => `${url} ${path.basename(file)} ${line}`),
      );
    };
    expect(await linked({})).toEqual([
      '/docs/c linked.yaml 2',
      '/docs/d linked.yaml 5',
      '/docs/a linked.graphql 2',
      '/docs/b linked.graphql 4',
    ]);
    expect(read('en/api/linked/linked.info.mdx')).toContain(
      'import Text from \'@theme/ApiPage/Text\';\n\n<Text html={"<p>See {x} <a href=\\"./pets.api.mdx\\"',
    );
    expect(read('en/api/linked/pets.api.json')).toContain('href=\\"pathname:///docs/d\\"');
    expect(await linked({linksFrom: 'https://example.com'})).toEqual([]);
    expect(read('en/api/linked/pets.api.json')).toContain('href=\\"https://example.com/docs/d\\"');
    expect(read('en/api/schema/queries.md')).toContain('(https://example.com/docs/b)');
  });

  it('lead from an operation to the page of its own API', () => {
    expect(JSON.parse(read('de/apis/orders/list-orders.api.json'))).toMatchObject({info: 'orders-api'});
    expect(JSON.parse(read('de/apis/stock/get-items.api.json'))).toMatchObject({info: 'stock'});
  });

  it('can be downloaded, in a language of their own where they have one', () => {
    expect(read('cache/static/openapi/orders.yaml')).toBe(readFileSync(`${fixtures}/orders.yaml`, 'utf8'));
    expect(read('cache/static/openapi/orders.de.json')).toContain('"summary": "Bestellung aufgeben"');
    expect(read('cache/static/openapi/stock.json')).toBe(readFileSync(`${fixtures}/stock.json`, 'utf8'));
    expect(read('cache/static/openapi/stock.yaml')).toContain('title: Stock');
    expect(existsSync(path.join(site.cache, 'static/openapi/orders.ar.yaml'))).toBe(false);
    expect(read('de/apis/orders/orders-api.info.mdx')).toContain('(pathname:///openapi/orders.de.yaml)');
    expect(read('ar/apis/orders/orders-api.info.mdx')).toContain('(pathname:///openapi/orders.yaml)');
  });

  it('have a sidebar each, with the names that a language has for tags', () => {
    const english = apiSidebars(references, inLanguage('en'));
    expect(Object.keys(english)).toEqual(['ordersSidebar', 'stockSidebar', 'shopSidebar']);
    expect(english.ordersSidebar).toMatchObject([
      {
        key: 'orders-api',
        label: 'Orders API',
        link: {slug: '/category/orders-api', description: expect.stringMatching(/^Takes the orders/) as string},
        items: [
          {id: 'apis/orders/orders-api'},
          {
            label: 'Orders',
            link: {id: 'apis/orders/order'},
            items: [
              {id: 'apis/orders/schemas/order'},
              {id: 'apis/orders/list-orders'},
              {id: 'apis/orders/place-order'},
            ],
          },
        ],
      },
    ]);
    expect(english.stockSidebar).toMatchObject([
      {label: 'Stock', items: [{id: 'apis/stock/stock'}, {id: 'apis/stock/get-items'}, {id: 'apis/stock/stock-2'}]},
    ]);
    expect(english.shopSidebar).toEqual([
      {
        type: 'category',
        key: 'apis',
        label: 'Shop',
        collapsed: false,
        items: graphQlKinds.map((kind) => `apis/${kind}`),
      },
    ]);
    const [german] = apiSidebars(references, inLanguage('de')).ordersSidebar as [{items: object[]}];
    expect(german).toMatchObject({label: 'Bestellungen', items: [{}, {key: 'Orders', label: 'Aufträge'}]});
  });

  it('have an item of the navbar each', () => {
    expect(apiNavbarItemsByAddress(references, inLanguage('de'))).toMatchObject([
      {to: '/docs/apis/queries', label: 'Shop'},
      {
        to: '/docs/category/orders-api',
        label: 'Bestellungen',
        activeBaseRegex: '/docs/(category/orders-api|apis/orders/)',
      },
      {to: '/docs/category/stock-api', label: 'Stock'},
    ]);
    expect(apiNavbarItems(references)).toEqual([
      {type: 'docSidebar', sidebarId: 'shopSidebar', label: 'Shop', position: 'left'},
      {type: 'docSidebar', sidebarId: 'ordersSidebar', position: 'left'},
      {type: 'docSidebar', sidebarId: 'stockSidebar', label: 'Stock', position: 'left'},
    ]);
  });

  it('have a link each, and an API that is alone is named after its kind', () => {
    expect(apiLinks(references, inLanguage('de'))).toEqual([
      {href: '/docs/category/orders-api', label: 'Bestellungen'},
      {href: '/docs/category/stock-api', label: 'Stock'},
      {href: '/docs/apis/queries', label: 'GraphQL reference'},
    ]);
    const [orders] = references.openapi;
    expect(apiLinks({openapi: [orders!]}, site)).toEqual([
      {href: '/docs/category/orders-api', label: 'REST reference'},
    ]);
  });

  it('are found as what they are', () => {
    expect(apiKinds(references)).toEqual([
      ['/docs/apis/orders', 'rest'],
      ['/docs/apis/stock', 'rest'],
      ['/docs/category/orders-api', 'rest'],
      ['/docs/category/stock-api', 'rest'],
      ['/docs/apis', 'graphql'],
    ]);
  });

  it('are not made again while nothing changes', async () => {
    expect(await makeReferences(references, site)).toBe(true);
    expect(said).toEqual([
      'orders reference: up to date.',
      'Stock reference: up to date.',
      'Shop reference: up to date.',
    ]);
  });

  it('leave a page alone that somebody wrote into the folder of a new one', async () => {
    mkdirSync(path.join(docsOf('en'), 'apis/guides'), {recursive: true});
    writeFileSync(path.join(docsOf('en'), 'apis/guides/own.md'), 'Mine.');
    const guides = {...references.openapi[1]!, id: 'guides', route: 'apis/guides'};
    expect(await makeReferences({...references, openapi: [...references.openapi, guides]}, site)).toBe(false);
    expect(said.join('\n')).toContain('this page was not generated, and stands where the reference “guides” goes');
    expect(read('en/apis/guides/own.md')).toBe('Mine.');
  });

  it('leave a page alone that stands where one of a new schema would go', async () => {
    mkdirSync(path.join(docsOf('de'), 'apis/stores'));
    writeFileSync(path.join(docsOf('de'), 'apis/stores/queries.md'), 'Mine.');
    const stores = {...references.graphql[0]!, id: 'stores', route: 'apis/stores'};
    expect(await makeReferences({...references, graphql: [...references.graphql, stores]}, site)).toBe(false);
    expect(said.join('\n')).toContain('this page was not generated, and stands where the reference “stores” goes');
    expect(read('de/apis/stores/queries.md')).toBe('Mine.');
    rmSync(path.join(docsOf('de'), 'apis/stores'), {recursive: true});
  });

  it('are removed when they are no longer listed, and only they', async () => {
    writeFileSync(path.join(docsOf('en'), 'apis/own.md'), 'Mine.');
    expect(await makeReferences({...references, openapi: references.openapi.slice(1)}, site)).toBe(true);
    expect(existsSync(path.join(docsOf('de'), 'apis/orders'))).toBe(false);
    expect(existsSync(path.join(site.cache, 'static/openapi/orders.yaml'))).toBe(false);
    expect(existsSync(path.join(docsOf('de'), 'apis/stock/stock.info.mdx'))).toBe(true);

    const none = checkOptions({});
    expect(await makeReferences(none, site)).toBe(true);
    expect(existsSync(path.join(docsOf('de'), 'apis'))).toBe(false);
    expect(read('en/apis/own.md')).toBe('Mine.');
    expect(referencesOf(none, site)).toEqual([]);
    expect([apiSidebars(none, site), apiNavbarItems(none), apiKinds(none)]).toEqual([{}, [], []]);
  });
});

it('keeps the pages that are there when a source is wrong', async () => {
  const file = path.join(scratch, 'wrong.yaml');
  writeFileSync(file, 'openapi: 3.1.0\ninfo: {title: A}\n');
  const wrong = checkOptions({openapi: [{id: 'wrong', file}]});
  expect(await makeReferences(wrong, site)).toBe(false);
  expect(said.join('\n')).toContain('there is no operation');
});

describe('a schema with more types than one page has', () => {
  const sdl =
    'type Query { b: B, a: Int, A: Int @deprecated(reason: "Old.") }\ntype B { a: _a, b: B }\ntype _a { b: Int }\n';
  const file = path.join(scratch, 'large.graphql');
  const large = checkOptions({graphql: [{id: 'large', file, route: 'api/large'}], typesOnOnePage: 1});

  beforeAll(async () => {
    writeFileSync(file, sdl);
    expect(await makeReferences(large, site)).toBe(true);
  });

  it('has them in its sidebar, below their kind and by their letters, in each language', () => {
    const [queries, , objects, inputs] = apiSidebars(large, inLanguage('fr')).largeSidebar as object[];
    expect(objects).toEqual({
      type: 'category',
      key: 'api-large-objects',
      label: 'Objets',
      link: {type: 'doc', id: 'api/large/objects'},
      items: [
        {type: 'category', key: 'api-large-objects-A', label: 'A', items: ['api/large/objects/-a']},
        {type: 'category', key: 'api-large-objects-B', label: 'B', items: ['api/large/objects/B']},
      ],
    });
    const old = {type: 'doc', id: 'api/large/queries/A', className: 'menu__list-item--deprecated'};
    expect(queries).toMatchObject({items: [{items: [old, 'api/large/queries/a-2']}, {label: 'B'}]});
    expect(inputs).toBe('api/large/inputObjects');
  });

  it('marks its item of the navbar on all of its pages', () => {
    const [{activeBaseRegex}] = apiNavbarItemsByAddress(large, site) as [{activeBaseRegex: string}];
    for (const page of ['objects', 'objects/B']) expect(`/docs/api/large/${page}`).toMatch(new RegExp(activeBaseRegex));
    expect('/docs/api/large/orders/list').not.toMatch(new RegExp(activeBaseRegex));
  });

  it('is made again where pages of types are gone, and removed as a whole', async () => {
    rmSync(path.join(docsOf('de'), 'api/large/objects'), {recursive: true});
    expect(await makeReferences(large, site)).toBe(true);
    expect(existsSync(path.join(docsOf('de'), 'api/large/objects/B.md'))).toBe(true);
    expect(await makeReferences(checkOptions({}), site)).toBe(true);
    expect(existsSync(path.join(docsOf('de'), 'api/large'))).toBe(false);
  });
});
