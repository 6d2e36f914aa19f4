/** The search alone, packed, in a site of the classic template, which knows nothing of ours. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findViolations} from '../support/axe';
import {classicSite, type ClassicSite} from './classicSite';
import {visitsOf, type Visits} from './visits';
import {isFull} from './modules';

let site: ClassicSite;
let visits: Visits;

async function ask(page: Page, words: string): Promise<void> {
  const box = page.getByRole('combobox').first();
  await box.click();
  await box.fill(words);
  await page.locator('[role=option]').first().waitFor();
}

beforeAll(async () => {
  site = await classicSite('search');
  site.replace('docusaurus.config.ts', '  themeConfig: {', "  plugins: ['@lectern/search'],\n  themeConfig: {");
  const {code, output} = await site.docusaurus('build');
  expect(code, output).toBe(0);
  visits = await visitsOf(path.join(site.folder, 'build'));
});
afterAll(async () => {
  await visits?.close();
  site?.remove();
});

describe('in the built site', () => {
  it.each([
    ['translate your site', '/docs/tutorial-extras/translate-your-site', 'Docs'],
    ['mdx blog post', '/blog/mdx-blog-post', 'Blog'],
    ['markdown page exmaple', '/markdown-page', ''],
  ])('finds “%s”', async (words, where, kind) => {
    const {page, complaints} = await visits.open('/docs/intro');
    await ask(page, words);
    const hit = page.locator('[role=option]').first();
    if (kind) await expect.poll(() => hit.textContent()).toContain(kind);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === where);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('says nothing to the crawlers of other searches', () => {
    const html = readFileSync(path.join(site.folder, 'build/docs/intro/index.html'), 'utf8');
    expect(html).toContain('og:title');
    expect(html).not.toMatch(/docsearch:|docusaurus_tag/);
  });

  it.each(['light', 'dark'] as const)('looks right to axe, %s', async (mode) => {
    const {page, complaints} = await visits.open('/docs/intro', {colorScheme: mode});
    await ask(page, 'docs');
    expect(await findViolations(page, {within: '.navbar__search'})).toEqual([]);
    await page.goto(`${visits.address}/search?q=docs`);
    await page.getByRole('heading', {level: 1, name: 'Search'}).waitFor();
    await page.locator('main').getByRole('link').first().waitFor();
    expect(await findViolations(page, {within: 'main'})).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('knows the kinds of pages without being told', () => {
    const {urls, kinds} = JSON.parse(readFileSync(path.join(site.folder, 'build/search-docs.json'), 'utf8')) as Record<
      'urls' | 'kinds',
      string
    >;
    const kindOf = Object.fromEntries(urls.split('\n').map((url, index) => [url.replace(/\/$/, ''), kinds[index]]));
    expect(kindOf['docs/intro']).toBe('0');
    expect(kindOf['blog/mdx-blog-post']).toBe('1');
    expect(kindOf['markdown-page']).toBe('5');
  });
});

// Else preset.test.ts tries the preview, with all packages.
it.runIf(isFull)('finds in the preview', async () => {
  await site.docusaurus('clear');
  await site.preview(4571, async (preview) => {
    const {page} = await visits.open(`${preview}/docs/intro`);
    await ask(page, 'translate your site');
    await expect.poll(() => page.locator('[role=option]').first().textContent()).toContain('Translate your site');
    await page.close();
  });
});

it('looks in the version of the docs that the reader is in', async () => {
  for (const words of [['docs:version', '1.0'], ['build']]) {
    const {code, output} = await site.docusaurus(...words);
    expect(code, output).toBe(0);
  }
  for (const version of ['/docs', '/docs/next']) {
    const {page} = await visits.open(`${version}/intro`);
    await ask(page, 'translate your site');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(
      (url) => url.pathname.replace(/\/$/, '') === `${version}/tutorial-extras/translate-your-site`,
    );
    await page.close();
  }
});

it('stops at an option that it does not know, and says which it knows', async () => {
  site.replace('docusaurus.config.ts', "'@lectern/search'", "['@lectern/search', {kind: []}]");
  const {code, output} = await site.docusaurus('build');
  expect(code).not.toBe(0);
  expect(output).toContain('@lectern/search: there is no option “kind”. Did you mean “kinds”?');
});
