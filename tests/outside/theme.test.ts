/** The theme alone, packed, in a site of the classic template in two languages. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {findViolations} from '../support/axe';
import {classicSite, type ClassicSite} from './classicSite';
import {visitsOf, type Visits} from './visits';

const phone = {width: 390, height: 800};
let site: ClassicSite;
let visits: Visits;

const html = (file: string): string => readFileSync(path.join(site.folder, 'build', file), 'utf8');

/** Shows a page to `look`, which is hydrated by then, and expects no complaint of the browser. */
async function show(url: string, look: (page: Page) => Promise<void>, viewport = {width: 1440, height: 900}) {
  const {page, complaints} = await visits.open(url, {viewport});
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await look(page);
  expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
  await page.close();
}

beforeAll(async () => {
  site = await classicSite('theme');
  const config = 'docusaurus.config.ts';
  site.replace(
    config,
    '  themeConfig: {',
    "  themes: [['@lectern/theme', {newTab: '.footer a[href$=blog]'}]],\n  themeConfig: {",
  );
  site.replace(config, "locales: ['en']", "locales: ['en', 'fr']");
  site.replace(config, "position: 'left'},", "position: 'left'},\n        {type: 'localeDropdown'},");
  writeFileSync(path.join(site.folder, 'docs/tags.yml'), 'parts: {label: Parts}\nparts-b:\n');
  mkdirSync(path.join(site.folder, 'docs/tagged'));
  writeFileSync(path.join(site.folder, 'docs/tagged/one.md'), '---\ntags: [parts, parts-b]\n---\n\n# One\n');
  const {code, output} = await site.docusaurus('build');
  expect(code, output).toBe(0);
  visits = await visitsOf(path.join(site.folder, 'build'));
});
afterAll(async () => {
  await visits?.close();
  site?.remove();
});

it('leads from a page that is not found to those that resemble it, in the language of the reader', async () => {
  await show('/docs/tutorial-basics/creat-a-page', async (page) => {
    await page.getByRole('heading', {level: 2, name: 'Perhaps you are looking for'}).waitFor();
    await page.getByRole('link', {name: 'Create a Page'}).waitFor();
    expect(await findViolations(page, {within: 'main'})).toEqual([]);
  });
});

it('has a menu of phones that keeps the focus, and gives it back', async () => {
  await show(
    '/markdown-page',
    async (page) => {
      const button = page.getByRole('button', {name: 'Toggle navigation bar'});
      await button.click();
      await page.getByRole('dialog', {name: 'Menu'}).waitFor();
      expect(await findViolations(page, {within: 'dialog'})).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({state: 'hidden'});
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    },
    phone,
  );
});

it('closes a dropdown with Escape, and says that it is a list of languages', async () => {
  await show('/docs/intro', async (page) => {
    const dropdown = page.getByRole('button', {name: 'Language: English'});
    await dropdown.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', {name: 'Français'}).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: 'Français'}).waitFor({state: 'hidden'});
  });
});

it('says what lists are of, and shows tags as a tree', async () => {
  await show('/blog', async (page) => {
    await page.getByRole('heading', {level: 1, name: 'Blog'}).waitFor();
    await page.locator('main header').getByRole('link', {name: 'Archive'}).click();
    await page.getByRole('heading', {level: 1, name: 'Archive'}).waitFor();
    expect(await findViolations(page, {within: 'main'})).toEqual([]);
  });
  await show('/docs/tags', async (page) => {
    await page
      .locator('main li li')
      .filter({hasText: /^Parts-b 1$/})
      .getByTitle('1 page', {exact: true})
      .waitFor();
    expect(await findViolations(page, {within: 'main'})).toEqual([]);
  });
});

it('speaks French on French pages, and names languages without their region', () => {
  expect(html('fr/blog/index.html')).toContain('Étiquettes');
  expect(html('docs/intro/index.html')).toMatch(/<link[^>]*hreflang="?fr[" ]/i);
});

it('opens the links of the site that it is told to in a new tab, and says so', async () => {
  await show('/docs/intro', async (page) => {
    const link = page.locator('.footer a[href$=blog]');
    await link.and(page.locator('[target=_blank][rel~=noopener]')).waitFor();
    expect(await link.getByRole('img').getAttribute('aria-label')).toBe('(opens in new tab)');
    const [beside] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await beside.waitForURL(/\/blog\/?$/);
    expect(new URL(page.url()).pathname).toMatch(/^\/docs\/intro\/?$/);
    await beside.close();
  });
});

it('stops at an option that it does not know, and says which it knows', async () => {
  site.replace('docusaurus.config.ts', "{newTab: '.footer a[href$=blog]'}", '{archiv: false}');
  const {code, output} = await site.docusaurus('build');
  expect(code).not.toBe(0);
  expect(output).toContain('@lectern/theme: there is no option “archiv”. Did you mean “archive”?');
});
