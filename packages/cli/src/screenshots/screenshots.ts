/** `npm run screenshots`: takes the pictures of the site that its pages show, from the last build. */
import {chromium, type Browser, type Page} from '@playwright/test';
import {mkdir, rm} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import {defaultLocale, inLanguage, locales, prefixOf, type Locale} from '../../src/config/i18n';
import {screenshots, type Screenshot} from '../../src/config/screenshots';
import {site} from '../../src/config/site';
import {browserArguments} from '@lectern/cli/browser/arguments';
import {resolveBrowser} from '@lectern/cli/browser/resolve';
import {createSiteServer} from '@lectern/cli/serve/server';
import {largestFile, screenshotFile, screenshotFolder} from './files';

const colourModes = ['light', 'dark'] as const;

async function main(): Promise<void> {
  const server = createSiteServer({
    folder: 'build',
    headersFile: 'build/_headers',
    baseUrl: site.baseUrl,
    languages: locales.filter((locale) => locale !== defaultLocale),
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({executablePath: await resolveBrowser(), args: browserArguments});
  try {
    await rm(screenshotFolder, {recursive: true, force: true});
    for (const locale of locales) {
      for (const shot of screenshots) await takeShot(browser, origin, shot, locale);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

async function takeShot(browser: Browser, origin: string, shot: Screenshot, locale: Locale): Promise<void> {
  const shown = (shot.isOtherLanguage && locales.find((other) => other !== locale)) || locale;
  for (const colourMode of colourModes) {
    const context = await browser.newContext({
      viewport: {width: shot.width ?? 1120, height: shot.height ?? 700},
      reducedMotion: 'reduce',
      locale: shown,
    });
    try {
      await context.addInitScript((mode) => localStorage.setItem('theme', mode), colourMode);
      const page = await context.newPage();
      const address = `${site.baseUrl}${prefixOf(shown).slice(1)}/${shot.path}`.replace('//', '/');
      await page.goto(`${origin}${address}`, {waitUntil: 'networkidle'});
      await getReady(page);
      if (shot.query) await search(page, inLanguage(shot.query, shown));
      const file = screenshotFile(shot.name, colourMode, locale);
      await save(await page.screenshot({animations: 'disabled', caret: 'hide'}), file);
      console.log(`Taken: ${file}`);
    } finally {
      await context.close();
    }
  }
}

/** As readers find a page that they have begun to use: search no longer says that it is loading. */
async function getReady(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await page.locator('.navbar__search').hover();
  await page.locator('.navbar__search[data-status=ready]').waitFor();
  await page.mouse.move(0, 0);
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').first().fill(query);
  await page.getByRole('option').nth(3).waitFor();
  // The pieces of text below the hits come from their pages.
  await page.waitForLoadState('networkidle');
  await page.getByRole('option').first().locator('span > mark').first().waitFor();
}

async function save(png: Buffer, file: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const {size} = await sharp(png).webp({quality: 76, effort: 6}).toFile(file);
  if (size > largestFile) {
    throw new Error(`${file} has ${size} bytes, and ${largestFile} are allowed: show less of the page.`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
