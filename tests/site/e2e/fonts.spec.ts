/** The fonts of the site: no first visit waits for them, and letters never change under the reader. */
import {holdScripts, saveData} from '../../support/conditions';
import {docsInARow, nextLink} from '../../support/kinds';
import {base} from '../../support/languages';
import {expect, hydrate, openHydrated, test, type Page} from '../../support/page';
import {builtHtml} from '../../support/sitemap';

const [first = `${base}/`, next] = docsInARow(2);
const hasContents = builtHtml(first).includes('class="table-of-contents');

test('a first page asks for no font, nor does one that is hydrated show another', async ({page}) => {
  const fonts = collectFonts(page);
  await holdScripts(page).then(async ({release}) => {
    // Not until it has loaded, which scripts in its head hold up.
    await page.goto(first, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(fonts).toEqual([]);
    release();
  });
  const before = await fontOfHeading(page);
  await hydrate(page);
  await untilFetched(page);
  expect(fonts.length).toBeGreaterThan(0);
  expect(await fontOfHeading(page)).toBe(before);
  if (!hasContents) return;
  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#/);
  expect(await fontOfHeading(page)).toBe(before);
});

if (next) {
  test('the next page of the router has the font', async ({page}) => {
    await openHydrated(page, first);
    await untilFetched(page);
    await page.locator(nextLink).click();
    await expect(page).toHaveURL(next);
    await expect.poll(() => fontOfHeading(page)).toMatch(/^"Site Serif"/);
  });

  test('a page that is loaded later has the font at once, and stays where it is', async ({page}) => {
    await openHydrated(page, first);
    await untilFetched(page);
    const shifts = await watchShifts(page);
    await page.goto(next);
    expect(await fontOfHeading(page)).toMatch(/^"Site Serif"/);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('600 1em "Site Serif"'))).toBe(true);
    expect(await shifts()).toEqual([]);
  });

  test('the name in the navbar has its shape from the first page on, and is as wide on the next', async ({page}) => {
    // Where it stands from left to right: the navbar itself comes and goes with scrolling.
    const box = (): Promise<string[]> =>
      page.locator('.navbar__title').evaluate((name) => {
        const {x, width, height} = name.getBoundingClientRect();
        return [x, width, height].map((length) => length.toFixed(2));
      });
    await openHydrated(page, first);
    await untilFetched(page);
    const before = await box();
    await expect(page.locator('.navbar__title')).toHaveCSS('clip-path', /#wordmark/);
    await page.locator(nextLink).click();
    await expect.poll(() => fontOfHeading(page)).toMatch(/^"Site Serif"/);
    expect(await box()).toEqual(before);
  });

  test('no font is fetched for a reader who saves data', async ({page}) => {
    const fonts = collectFonts(page);
    await saveData(page);
    await openHydrated(page, first);
    await page.locator(nextLink).click();
    await expect(page).toHaveURL(next);
    expect(fonts).toEqual([]);
  });
}

/** Says how far things have moved. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
}

function collectFonts(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  return fonts;
}

const untilFetched = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => localStorage.getItem('lectern.fonts'));

const fontOfHeading = (page: Page): Promise<string> =>
  page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
