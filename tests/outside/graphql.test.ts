/** References of GraphQL alone, packed, in a site of the classic template in two languages: with many types, and any kind of them. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findViolations} from '../support/axe';
import {apiSite} from './apiSite';
import type {ClassicSite} from './classicSite';
import {visitsOf, type Visits} from './visits';

let site: ClassicSite;
let visits: Visits;
let output: string;

const config = 'docusaurus.config.ts';
const at = (...names: string[]): string => path.join(site.folder, ...names);
const read = (name: string): string => readFileSync(at('build', name, 'index.html'), 'utf8');
const page = (name: string): CheerioAPI => load(read(name));

/** With more of a kind than one page has: each with many fields, and arguments for them. */
const many = Array.from({length: 101}, (_, index) => {
  const fields = Array.from(
    {length: 5},
    (_, field) => `  "Of it."\n  field${field}("How many." first: Int): Many${index}`,
  );
  return `"""\nThe type of number ${index}.\n"""\ntype Many${index} {\n${fields.join('\n')}\n}\n`;
});

beforeAll(async () => {
  const apis = "{graphql: [{id: 'everything', file: 'schema.graphql'}]}";
  site = await apiSite(apis, "['en', 'fr']", "sidebarId: 'everythingSidebar', label: 'API'");
  site.replace(config, "onBrokenLinks: 'throw'", "onBrokenLinks: 'throw',\n  onBrokenAnchors: 'throw'");
  const schema = readFileSync('packages/references/fixtures/everything.graphql', 'utf8');
  writeFileSync(at('schema.graphql'), [schema, ...many].join('\n'));
  // What somebody wrote before types had pages of their own.
  writeFileSync(at('docs/before.md'), '# Before\n\nSee [it](/docs/api/everything/objects#Many7).\n');
  mkdirSync(at('i18n/fr'), {recursive: true});
  writeFileSync(at('i18n/fr/code.json'), '{}');
  const built = await site.docusaurus('build');
  output = built.output;
  expect(built.code, output).toBe(0);

  visits = await visitsOf(path.join(site.folder, 'build'));
});
afterAll(async () => {
  await visits?.close();
  site?.remove();
});

const api = '/docs/api/everything';

describe('the built site', () => {
  it('says once what is wrong with many, and which description it shows as text', () => {
    expect(output).toMatch(/schema\.graphql:\d+ {2}Warning: \d+ parts of the schema have no description;/);
    expect(output).toContain(
      'Thing: the description has a link to “../guide.md”, which is no address. It is shown as text.',
    );
  });

  it('shows a description with all that could break a page', () => {
    const text = page(`${api}/objects/Thing`)('.graphql-head').text();
    expect(text).toContain('A heading, <b>not bold</b>, and https://example.com/things?a={b}');
    expect(text).toContain('It costs $5 or {x}; a < $b is code. See the guide, and [1].');
  });

  it.each(['', '/fr'])('has a page for each type, and a list of them: “%s”', (language) => {
    const list = page(`${language}${api}/objects`);
    expect(list('.graphql-list li').length).toBe(109);
    expect(list('#Many7 > a').attr('href')).toBe(`${language}${api}/objects/Many7`);
    const own = page(`${language}${api}/objects/Many7`);
    expect(own('h1').text()).toBe('Many7');
    expect(own('[id="Many7.field0"]').text()).toContain('field0');
    expect(own('[id="Many7.field0.first"]').length).toBe(1);
    expect(own('.table-of-contents a').first().text()).toBe(language ? 'Champs' : 'Fields');
    expect(own('pre a[href$="/objects/Many7"]').length).toBe(5);
    expect(page(`${language}${api}/objects/_Service`)('h1').text()).toBe('_Service');
    expect(page(`${language}${api}/objects/Index`)('h1').text()).toBe('Index');
  });

  it('keeps small kinds on one page', () => {
    const scalars = page(`${api}/scalars`);
    expect(scalars('#Url').text()).toContain('Url');
    expect(scalars('#URL').text()).toContain('URL');
    expect(page(`${api}/queries`)('#things pre, #things').length).toBeGreaterThan(0);
  });

  it('has in the sidebar of a page those of its letter, and no others', () => {
    const sidebar = page(`${api}/objects/Many7`)('.theme-doc-sidebar-menu');
    expect(sidebar.find('a[href$="/objects/Many100"]').length).toBe(1);
    expect(sidebar.find('a[href$="/objects/Person"]').length).toBe(0);
    expect(page(`${api}/scalars`)('.theme-doc-sidebar-menu a').length).toBe(8);
    expect(page(`/fr${api}/objects/Many7`)('.breadcrumbs').text()).toContain('Objets');
  });

  it('has no page above 400 KB or 6,000 elements', () => {
    for (const name of ['queries', 'objects', 'objects/Many7', 'scalars', 'inputObjects']) {
      const html = read(`${api}/${name}`);
      expect(html.length, name).toBeLessThan(400_000);
      expect(html.match(/<[a-z]/g)!.length, name).toBeLessThan(6000);
    }
  });
});

describe('in a browser', () => {
  it.each(['/objects', '/objects/Thing', '/queries', '/enums'])('shows %s without complaints', async (name) => {
    const {page: opened, complaints} = await visits.open(`${api}${name}/`);
    await opened.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    expect(complaints).toEqual([]);
    // Colours are those of the template.
    const violations = await findViolations(opened, {within: 'article .markdown', contrast: false});
    expect(violations).toEqual([]);
    await opened.close();
  });

  it.each([
    ['#Many7', '/objects/Many7/'],
    ['#Many7.field1', '/objects/Many7/#Many7.field1'],
    ['#Many7.field1.first', '/objects/Many7/#Many7.field1.first'],
  ])('leads on from %s', async (anchor, target) => {
    const {page: opened} = await visits.open(`${api}/objects/${anchor}`);
    await opened.waitForURL((url) =>
      (url.pathname + url.hash).replace(/(?<=\w)(?=#|$)/, '/').startsWith(`${api}/objects/Many7`),
    );
    expect(opened.url().replace(/Many7(?=#|$)/, 'Many7/')).toBe(visits.address + api + target);
    await opened.close();
  });

  it('leads on from a link of another page', async () => {
    const {page: opened, complaints} = await visits.open('/docs/before/');
    await opened.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await opened.locator('article').getByRole('link', {name: 'it', exact: true}).click();
    await opened.getByRole('heading', {level: 1, name: 'Many7'}).waitFor();
    expect(complaints).toEqual([]);
    await opened.close();
  });

  it('filters a list, says how many are left, and shows all again', async () => {
    const {page: opened} = await visits.open(`${api}/objects/`);
    await opened.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    const field = opened.locator('article').getByRole('searchbox', {name: 'Filter by name'});
    await field.fill('many7');
    const entries = opened.locator('.graphql-list li:visible');
    await expect.poll(() => entries.count()).toBe(11);
    expect(await opened.locator('.graphql-list [role=status]').textContent()).toBe('11 of 109');
    expect(await opened.locator('.graphql-list h2:visible').allTextContents()).toEqual([expect.stringMatching(/^M/)]);
    await field.press('Tab');
    // The keyboard goes on at what is left.
    expect(await opened.locator(':focus').getAttribute('href')).toBe('#letter-M');
    await field.fill('');
    await expect.poll(() => entries.count()).toBe(109);
    expect(await opened.locator('.graphql-list [role=status]').textContent()).toBe('');
    await opened.close();
  });

  it('keeps the filter of the sidebar in sight, before the entries that scroll below it', async () => {
    const {page: opened} = await visits.open(`${api}/objects/Many99/`);
    await opened.setViewportSize({width: 1300, height: 600});
    await opened.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    const menu = opened.locator('.theme-doc-sidebar-container .menu');
    await menu.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    const field = (await menu.getByRole('searchbox').boundingBox())!;
    expect(field.y - (await menu.boundingBox())!.y).toBeLessThan(40);
    const isOnTop = ({x, y}: typeof field): boolean => document.elementFromPoint(x + 9, y + 9)!.matches('input');
    expect(await opened.evaluate(isOnTop, field)).toBe(true);
    await opened.close();
  });

  it('has the list without scripts, and no field that does nothing', async () => {
    const {page: opened} = await visits.open(`${api}/objects/#Many7`, {javaScriptEnabled: false});
    expect(await opened.getByRole('searchbox').count()).toBe(0);
    expect(await opened.locator('.graphql-list li').count()).toBe(109);
    expect(await opened.locator('#Many7').boundingBox()).toMatchObject({y: expect.any(Number) as number});
    await opened.close();
  });

  it('has the definition beside the text where there is room, and below the description else', async () => {
    const {page: opened} = await visits.open(`${api}/objects/Thing/`);
    const place = async (name: string) => (await opened.locator(name).boundingBox())!;
    await opened.setViewportSize({width: 1300, height: 800});
    expect((await place('.graphql-code')).x).toBeGreaterThan((await place('.graphql-head')).x + 200);
    await opened.setViewportSize({width: 390, height: 800});
    const [head, code, body] = [
      await place('.graphql-head'),
      await place('.graphql-code'),
      await place('.graphql-body'),
    ];
    expect(code.y).toBeGreaterThanOrEqual(head.y + head.height);
    expect(body.y).toBeGreaterThanOrEqual(code.y + code.height);
    await opened.close();
  });
});
