/** What makes pages light, alone and packed, in a site of the classic template, which is also built without it. */
import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {load} from 'cheerio';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import chunkNames from '@lectern/light/bundle/chunkNames.cjs';
import {findUnknown} from '@lectern/light/bundle/findUnknown';
import registry, {namesIn} from '@lectern/light/bundle/registry.cjs';
import routes, {routesIn} from '@lectern/light/bundle/routes.cjs';
import {firstVisit} from './firstVisit';
import {classicSite, type ClassicSite} from './classicSite';
import {isFull} from './modules';
import {complaintsOn, launchBrowser, serve, withoutNetwork, type Served as Host} from './visits';

const windows = {phone: {width: 390, height: 844}, desk: {width: 1440, height: 900}};
/** Tabs of two sets, of which one may be chosen by the address. */
const withTabs = `---
sidebar_position: 9
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Tabs

<Tabs groupId="system" queryString>
  <TabItem value="one">First</TabItem>
  <TabItem value="two">Second</TabItem>
</Tabs>

<Tabs>
  <TabItem value="one">Third</TabItem>
  <TabItem value="two">Fourth</TabItem>
</Tabs>
`;
const pages = ['', 'docs/intro', 'docs/tutorial-basics/markdown-features', 'docs/category/tutorial---basics', 'blog'];
/** A plugin that says what the bundler is told by those before it. */
const probe = `module.exports = () => ({
  name: 'probe',
  configureWebpack(config, isServer) {
    const kept = config.experiments?.cache ?? config.cache;
    const told = JSON.stringify({kept, entry: config.entry});
    require('node:fs').writeFileSync(__dirname + (isServer ? '/server.json' : '/client.json'), told);
  },
});
`;

let site: ClassicSite;
let stock: Served;
let light: Served;
let browser: Browser;
let output: string;

interface Served extends Host {
  folder: string;
}

const served = async (folder: string): Promise<Served> => ({folder, ...(await serve(folder))});

async function build(): Promise<string> {
  const built = await site.docusaurus('build');
  expect(built.code, built.output).toBe(0);
  return built.output;
}

const filesOf = ({folder}: Served, below: string): string[] => readdirSync(path.join(folder, below)).sort();

beforeAll(async () => {
  site = await classicSite('light');
  writeFileSync(path.join(site.folder, 'docs/with-tabs.mdx'), withTabs);
  await build();
  cpSync(path.join(site.folder, 'build'), path.join(site.folder, 'stock'), {recursive: true});
  writeFileSync(path.join(site.folder, 'probe.js'), probe);
  site.replace(
    'docusaurus.config.ts',
    'themeConfig: {',
    "plugins: ['@lectern/light', './probe.js'],\n  themeConfig: {",
  );
  output = await build();
  cpSync(path.join(site.folder, '.docusaurus'), path.join(site.folder, 'generated'), {recursive: true});
  cpSync(path.join(site.folder, 'build'), path.join(site.folder, 'light'), {recursive: true});
  [stock, light] = await Promise.all([
    served(path.join(site.folder, 'stock')),
    served(path.join(site.folder, 'light')),
  ]);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  for (const host of [stock, light].filter(Boolean)) await host.close();
  site?.remove();
});

interface Visit {
  page: Page;
  /** Addresses of scripts that were asked for. */
  scripts: string[];
  complaints: string[];
}

async function visit(
  address: string,
  viewport = windows.desk,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Visit> {
  const page = await browser.newPage({viewport, colorScheme, reducedMotion: 'reduce'});
  const scripts: string[] = [];
  const complaints = complaintsOn(page, ['error', 'warning']);
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await withoutNetwork(page);
  await page.goto(address);
  return {page, scripts, complaints};
}

const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});

it('knows this Docusaurus', () => {
  expect(output).not.toContain('@lectern/light');
  expect(filesOf(light, 'assets/js').filter((name) => /^\d+\.\w{8}\.js$/.test(name)).length).toBeGreaterThan(20);
});

describe('what this Docusaurus generates', () => {
  const read = (name: string): string => readFileSync(path.join(site.folder, 'generated', name), 'utf8');
  const told = (name: string): Told => JSON.parse(readFileSync(path.join(site.folder, name), 'utf8')) as Told;
  interface Told {
    kept: {version: string; buildDependencies: string[] | {config: string[]}};
    entry: {main: string};
  }

  it('is known', () => {
    for (const part of ['pages', 'texts'] as const) {
      expect(findUnknown(part, path.join(site.folder, 'generated'))).toBeUndefined();
    }
  });

  it('has the same pages and parts, under shorter names', () => {
    const before = read('registry.js');
    const after = registry(before) as string;
    expect(namesIn(after)).toHaveLength(namesIn(before).length);
    expect(after.match(/import\(/g)).toHaveLength(before.match(/import\(/g)!.length);
    expect(after.length).toBeLessThan(before.length / 1.5);
    const parts = new Set<string>();
    const pagesOf = JSON.parse(chunkNames(read('routesChunkNames.json')), (_, value: unknown) => {
      if (typeof value === 'string') parts.add(value);
      return value;
    }) as object;
    expect([...parts].sort()).toEqual(namesIn(after).sort());
    expect(new Set(routesIn(routes(read('routes.js'))))).toEqual(new Set(Object.keys(pagesOf)));
  });

  it('keeps the template of pages, with the loader in it, out of the scripts', () => {
    const config = readFileSync(path.join(site.folder, 'generated', 'docusaurus.config.mjs'), 'utf8');
    expect(config).toContain('"themeConfig"');
    expect(config).not.toContain('ssrTemplate');
  });

  it('tells the bundler what its cache was made from, and what renders pages', () => {
    for (const name of ['client.json', 'server.json']) {
      const {version, buildDependencies} = told(name).kept;
      expect(version).toMatch(/3\.10\.\d+-.*-[\w-]{43}$/);
      const files = Array.isArray(buildDependencies) ? buildDependencies : buildDependencies.config;
      expect(files).toContain(path.join(site.folder, 'probe.js'));
      expect(files.filter((file) => file.includes('@docusaurus/core'))).not.toEqual([]);
      expect(files.filter((file) => /@lectern\/light\/lib\/node\/.*textsInPlace/.test(file))).not.toEqual([]);
    }
    expect(told('server.json').entry.main).toMatch(/light\/lib\/browser\/pages\/serverEntry$/);
  });
});

it('sends a page in less than 30 KiB, and no script to who leaves it', async () => {
  expect(firstVisit(light.folder, 'docs/intro/index.html')).toBeLessThan(30 * 1024);
  expect(firstVisit(light.folder, 'docs/intro/index.html')).toBeLessThan(
    firstVisit(stock.folder, 'docs/intro/index.html'),
  );
  const {page, scripts} = await visit(`${light.address}/docs/intro`);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.close();
});

it('sends none in dark mode, where code has its colours without', async () => {
  const {page, scripts} = await visit(`${light.address}/docs/tutorial-basics/markdown-features`, windows.desk, 'dark');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  const colours = await page
    .locator('.token:not(.plain)')
    .evaluateAll((tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size);
  expect(colours).toBeGreaterThan(2);
  await page.close();
});

it('shows the tab that was chosen on another page, without scripts', async () => {
  const {page, scripts} = await visit(`${light.address}/docs/with-tabs`);
  const tab = (name: string, set: number) => page.getByRole('tab', {name}).nth(set);
  await tab('two', 0).click();
  await hydrated(page);
  await page.getByText('Second').waitFor();
  await page.goto(`${light.address}/docs/intro`);
  scripts.length = 0;
  await page.goto(`${light.address}/docs/with-tabs`);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[role=tabpanel]:visible').allInnerTexts()).toEqual(['Second', 'Third']);
  expect(await tab('two', 0).getAttribute('aria-selected')).toBe('true');
  expect(scripts).toEqual([]);

  await page.goto(`${light.address}/docs/with-tabs?system=one&utm_source=elsewhere`);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[role=tabpanel]:visible').allInnerTexts()).toEqual(['First', 'Third']);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Shift');
  await hydrated(page);
  expect(await page.locator('[role=tabpanel]:visible').allInnerTexts()).toEqual(['First', 'Third']);
  await page.close();
});

describe.each(Object.keys(windows) as (keyof typeof windows)[])('on a %s', (name) => {
  it.each(pages.flatMap((page) => [[page, 'light'] as const, [page, 'dark'] as const]))(
    '/%s looks as before, %s',
    async (path, mode) => {
      const [before, after] = await Promise.all(
        [stock, light].map(async ({address}) => {
          const {page, complaints} = await visit(`${address}/${path}`, windows[name], mode);
          await page.waitForLoadState('networkidle');
          const pixels = await sharp(await page.screenshot({fullPage: true}))
            .raw()
            .toBuffer();
          await page.close();
          return {pixels, complaints};
        }),
      );
      expect(after!.complaints).toEqual([]);
      expect(after!.pixels.equals(before!.pixels)).toBe(true);
    },
  );
});

it('loads scripts for the first click, which is not lost', async () => {
  const {page, scripts, complaints} = await visit(`${light.address}/docs/intro`);
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await hydrated(page);
  await page.locator('html[data-theme-choice=light]').waitFor({state: 'attached'});
  expect(scripts.length).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await page.close();
});

it('opens the menu of a phone, with its styles', async () => {
  const {page, complaints} = await visit(light.address, windows.phone);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('link', {name: 'Blog'}).waitFor();
  await expect.poll(() => menu.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  expect(complaints).toEqual([]);
  await page.close();
});

it('follows links within the page, once it is hydrated', async () => {
  const {page, scripts, complaints} = await visit(`${light.address}/docs/intro`);
  await page.keyboard.press('Tab');
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-is-same', ''));
  await page.locator('.pagination-nav__link--next').click();
  await page.getByRole('heading', {level: 1}).filter({hasText: 'Tutorial - Basics'}).waitFor();
  expect(await page.locator('body[data-is-same]').count()).toBe(1);
  expect(scripts.length).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
  await page.close();
});

it('takes pages from the build before, unless something of them has changed', async () => {
  site.replace('docs/intro.mdx', 'Get started by', 'Begin by');
  await build();
  const read = (folder: string, file: string): string => readFileSync(path.join(site.folder, folder, file), 'utf8');
  expect(read('build', 'docs/intro/index.html')).toContain('Begin');
  // Addresses of scripts apart, whose names are of what they hold.
  const text = (html: string): string => load(html)('body').text();
  expect(text(read('build', 'blog/index.html'))).toBe(text(read('light', 'blog/index.html')));
});

it('says what it does not know of a Docusaurus, and leaves that as it is', async () => {
  const template = `\`<!DOCTYPE html><html <%~ it.htmlAttributes %>><head><%~ it.headTags %>
    <% for (const one of it.stylesheets) { %><link rel="stylesheet" href="<%= it.baseUrl %><%= one %>"><% } %>
    <% for (const one of it.scripts) { %><script src="<%= it.baseUrl %><%= one %>" defer></script><% } %>
    </head><body <%~ it.bodyAttributes %>><%~ it.preBodyTags %><div id="__docusaurus"><%~ it.appHtml %></div></body></html>\``;
  site.replace('docusaurus.config.ts', 'themeConfig: {', `ssrTemplate: ${template},\n  themeConfig: {`);
  expect(await build()).toMatch(
    /@lectern\/light: pages load their scripts at once, as Docusaurus 3\.10\.\d+ makes it:/,
  );
  const other = await served(path.join(site.folder, 'build'));
  const {page, complaints} = await visit(`${other.address}/docs/intro`);
  await hydrated(page);
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await page.locator('html[data-theme-choice=light]').waitFor({state: 'attached'});
  expect(complaints).toEqual([]);
  await page.close();
  await other.close();
});

// Else preset.test.ts tries the preview, with all packages.
it.runIf(isFull)('shows the preview', async () => {
  await site.preview(4641, async (address) => {
    const {page, complaints} = await visit(`${address}/docs/intro`);
    await page.getByRole('heading', {level: 1, name: 'Tutorial Intro'}).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });
});

it('stops at an option that it does not know, and says which it knows', async () => {
  site.replace('docusaurus.config.ts', "'@lectern/light'", "['@lectern/light', {stiles: false}]");
  const {code, output: said} = await site.docusaurus('build');
  expect(code).not.toBe(0);
  expect(said).toContain('@lectern/light: there is no option “stiles”. Did you mean “styles”?');
});
