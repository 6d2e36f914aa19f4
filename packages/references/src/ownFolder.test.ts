import {existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeEach, expect, it, vi} from 'vitest';
import {otherFilesIn} from './otherFiles';
import {checkOptions} from './options';
import {siteOf} from './site';
import {brought} from './root';
import {makeInFolder as makeWith, type Wanted} from './ownFolder';

const scratch = mkdtempSync(path.join(tmpdir(), 'own-folder-test-'));
const options = checkOptions({});
const site = siteOf({siteDir: scratch, i18n: {defaultLocale: 'en', locales: ['en']}}, options);
const makeInFolder = (wanted: Wanted): Promise<boolean> => makeWith(wanted, options, site);

afterAll(() => rmSync(scratch, {recursive: true, force: true}));

const openapi = brought('fixtures/orders.yaml');
const graphql = brought('fixtures/shop.graphql');

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((text: string) => void said.push(text));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('makes the pages of an OpenAPI file in a folder, and says how to show them', async () => {
  const out = path.join(scratch, 'my-orders');
  expect(await makeInFolder({openapi, out})).toBe(true);
  const page = readFileSync(path.join(out, 'orders-api.info.mdx'), 'utf8');
  expect(page).toContain('title: "Orders API"');
  expect(page).not.toContain('#download');
  expect(readFileSync(path.join(out, 'sidebar.json'), 'utf8')).toContain('"my-orders/list-orders"');
  expect(said.join('\n')).toContain("import myOrders from './docs/my-orders/sidebar.json';");
  // So that it can be made again.
  expect(await otherFilesIn(out)).toEqual([]);
});

it('makes the pages of a GraphQL schema in a folder, and says how to show them', async () => {
  const out = path.join(scratch, 'shop');
  expect(await makeInFolder({graphql, out})).toBe(true);
  expect(readFileSync(path.join(out, 'queries.md'), 'utf8')).toContain('An item by its number.');
  expect(said.join('\n')).toContain("    'shop/queries',");
});

it('touches no folder that somebody has written in', async () => {
  writeFileSync(path.join(scratch, 'notes.md'), 'Mine.');
  expect(await makeInFolder({openapi, out: scratch})).toBe(false);
  expect(said).toEqual([`${scratch} holds files that were not generated, such as notes.md: name an empty folder.`]);
  expect(existsSync(path.join(scratch, 'notes.md'))).toBe(true);
});

it('overwrites no page that somebody has written where one of a schema would go', async () => {
  const out = path.join(scratch, 'mine');
  mkdirSync(out);
  writeFileSync(path.join(out, 'queries.md'), '---\ntitle: Mine\nmdx:\n  format: md\n---\n');
  expect(await makeInFolder({graphql, out})).toBe(false);
  expect(said).toEqual([`${out} holds files that were not generated, such as queries.md: name an empty folder.`]);
  expect(readFileSync(path.join(out, 'queries.md'), 'utf8')).toContain('Mine');

  // Beside other pages there is room, and what was made may be made again.
  renameSync(path.join(out, 'queries.md'), path.join(out, 'other.md'));
  expect(await makeInFolder({graphql, out})).toBe(true);
  expect(await makeInFolder({graphql, out})).toBe(true);
  expect(readFileSync(path.join(out, 'other.md'), 'utf8')).toContain('Mine');
});

it.each([
  [{out: 'x'}, 'Name one file: --openapi any.yaml or --graphql any.graphql.'],
  [{openapi, graphql, out: 'x'}, 'Name one file: --openapi any.yaml or --graphql any.graphql.'],
  [{openapi}, 'Name the folder for the pages, such as --out docs/api/orders.'],
  [{openapi: 'none.yaml', out: 'x'}, 'There is no file “none.yaml”.'],
])('says what is missing in %o', async (wanted, message) => {
  expect(await makeInFolder(wanted)).toBe(false);
  expect(said).toEqual([message]);
});
