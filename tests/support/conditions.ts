import {expect, type Page} from '@playwright/test';

const scripts = '**/assets/js/*.js';

/** A reader who saves data: nothing is fetched before it is asked for. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** Keeps scripts that are asked for from now on back until `release`; `asked` is settled by the first. */
export async function holdScripts(
  page: Page,
  which: string | RegExp = scripts,
): Promise<{asked: Promise<void>; release: () => void}> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let ask = (): void => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  await page.route(which, async (route) => {
    ask();
    await released;
    await route.continue();
  });
  return {asked, release};
}

/** Scripts that are asked for from now on do not arrive; the answer makes them arrive again. */
export async function loseScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

/** Time as far as the page knows: it stands still from now on, and goes on by the milliseconds asked for. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 2000));
}

/** Styles that every page has from its beginning, such as those that make it longer than the window. */
export async function addStyles(page: Page, styles: string): Promise<void> {
  await page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
}

/** As long as the longest doc. */
export const long = '.theme-doc-markdown {padding-bottom: 3000px} .theme-doc-markdown :is(h2, h3) {margin-top: 1000px}';

/** For tests that provoke faults: these are what happened, and nothing else. */
export function expectOnly(faults: string[], expected: RegExp): void {
  expect(faults.splice(0).filter((fault) => !expected.test(fault))).toEqual([]);
}
