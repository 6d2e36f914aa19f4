import type {Buffer} from 'node:buffer';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, rm} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {printProblems, type Problem} from '@lectern/kit/problems';
import {chromium, type Browser, type Page} from 'playwright-core';
import sharp from 'sharp';
import {browserArguments} from '../browser/arguments';
import {resolveBrowser} from '../browser/resolve';
import {largestScreenshot, screenshotFile, usualFolder} from '../check/screenshots';
import {createSiteServer} from '../serve/server';
import {readSite} from '../settings/readSite';
import type {Picture} from '../settings/settings';
import {localesOf, prefixOf} from '../settings/languages';
import type {Site} from '../settings/site';
import {readBuiltSite} from '../site/built';

const colourModes = ['light', 'dark'] as const;

/** `lectern screenshots`: takes the screenshots that pages show, from the last build. */
export async function takeScreenshots(siteDir: string): Promise<void> {
  const site = await readSite(siteDir);
  const {screenshots} = site.settings;
  if (!screenshots?.pictures) {
    throw new Error(`${site.writtenIn.screenshots} lists no screenshots: add them to “screenshots.pictures”.`);
  }
  const folder = path.join(siteDir, 'build');
  const server = createSiteServer({...readBuiltSite(folder), headersFile: path.join(folder, '_headers')});
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const problems: Problem[] = [];
  try {
    const browser = await chromium.launch({executablePath: await resolveBrowser(), args: browserArguments});
    try {
      for (const locale of localesOf(site)) {
        for (const picture of screenshots.pictures) {
          try {
            await take(browser, origin, picture, locale, site);
          } catch (error) {
            problems.push(problemOf(site, picture, locale, error as Error));
          }
        }
      }
    } finally {
      await browser.close();
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
  await removeUnlisted(site, screenshots.pictures);
  printProblems(problems);
  if (problems.length > 0) process.exitCode = 1;
}

/** What prevents a screenshot, with its remedy. */
class NotTaken extends Error {
  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

function problemOf({dir, writtenIn}: Site, {name}: Picture, locale: string, error: Error): Problem {
  const file = writtenIn.screenshots;
  const place = path.join(dir, file);
  const lines = existsSync(place) ? readFileSync(place, 'utf8').split('\n') : [];
  const index = lines.findIndex((line) => line.includes(`'${name}'`) || line.includes(`"${name}"`));
  const message = `The screenshot “${name}” in “${locale}” cannot be taken: ${error.message}`;
  return {file, line: Math.max(index, 0) + 1, message, hint: error instanceof NotTaken ? error.hint : undefined};
}

/** Deletes the files of screenshots that have been taken off the list. */
async function removeUnlisted(site: Site, pictures: Picture[]): Promise<void> {
  const folder = site.settings.screenshots?.folder ?? usualFolder;
  const listed = new Set(
    localesOf(site).flatMap((locale) =>
      pictures.flatMap(({name}) => colourModes.map((mode) => screenshotFile(name, mode, locale, folder))),
    ),
  );
  for (const file of await Globby(`${folder}/**/*.webp`, {cwd: site.dir})) {
    if (!listed.has(file)) await rm(path.join(site.dir, file));
  }
}

async function take(browser: Browser, origin: string, picture: Picture, locale: string, site: Site): Promise<void> {
  const {dir, config, languages, settings} = site;
  const {folder = usualFolder, largest = largestScreenshot} = settings.screenshots ?? {};
  const shown = (picture.isOtherLanguage && localesOf(site).find((other) => other !== locale)) || locale;
  for (const colourMode of colourModes) {
    const context = await browser.newContext({
      viewport: {width: picture.width ?? 1120, height: picture.height ?? 700},
      reducedMotion: 'reduce',
      locale: shown,
    });
    try {
      const page = await context.newPage();
      const pathname = `${config.baseUrl ?? '/'}${prefixOf(shown, languages).slice(1)}/${picture.path}`;
      const address = new URL(pathname.replaceAll(/\/{2,}/g, '/'), origin);
      // The storage has another name in each site; all of Docusaurus reads this.
      address.searchParams.set('docusaurus-theme', colourMode);
      const response = await page.goto(address.href);
      if (response && !response.ok()) {
        throw new NotTaken(
          `“${address.pathname}” answers with ${response.status()}.`,
          'Correct its “path”, or build the site again.',
        );
      }
      await getReady(page);
      // A second visit, so that fonts loaded after the first page are there.
      await page.reload();
      await getReady(page);
      const query = picture.query?.[shown] ?? picture.query?.[languages.first];
      if (query !== undefined) await search(page, query);
      const file = screenshotFile(picture.name, colourMode, locale, folder);
      await save(await page.screenshot({animations: 'disabled', caret: 'hide'}), path.join(dir, file), largest);
      console.log(`Taken: ${file}`);
    } finally {
      await context.close();
    }
  }
}

/** Waits for the state that a reader sees after the first use: the search no longer shows that it is loading. */
async function getReady(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  const box = page.locator('.navbar__search[data-status]');
  if ((await box.count()) > 0) {
    await box.hover();
    await page.locator('.navbar__search[data-status=ready]').waitFor();
  }
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].filter(({loading}) => loading !== 'lazy').map((image) => image.decode()));
  });
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').first().fill(query);
  try {
    await page.getByRole('option').first().waitFor();
  } catch {
    throw new NotTaken(
      `the search finds nothing for “${query}”.`,
      'Give its “query” words of a page in this language.',
    );
  }
  // The passages below the results are loaded from their pages; a page may have none.
  await page.getByRole('option').first().locator('span > mark').first().waitFor();
  const areThere = (): boolean =>
    [...document.querySelectorAll('.search-excerpt')].every(({textContent}) => textContent.trim() !== '');
  await page.waitForFunction(areThere, undefined, {timeout: 5000}).catch(() => undefined);
}

async function save(png: Buffer, file: string, largest: number): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const {size} = await sharp(png).webp({quality: 76, effort: 6}).toFile(file);
  if (size > largest) {
    throw new NotTaken(
      `it has ${size} bytes, and ${largest} are allowed.`,
      'Show less of the page, by “width” and “height”, or raise “largest”.',
    );
  }
}
