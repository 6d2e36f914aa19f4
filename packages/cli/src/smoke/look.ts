import AxeBuilder from '@axe-core/playwright';
import type {Browser, Page} from 'playwright-core';

export interface Look {
  /** The URL path, with the base path of the site. */
  address: string;
  /** The value of `<html lang>` that is expected. */
  lang: string;
  /** The page is also checked for accessibility. */
  isFirstOfKind: boolean;
}

/** Rules of WCAG 2.0 to 2.2, levels A and AA, and best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Milliseconds; the scripts of a small page take a fraction of this. */
const patience = 20_000;

/** Opens a page, and returns the errors that a reader would meet. */
export async function look({address, lang, isFirstOfKind}: Look, origin: string, browser: Browser): Promise<string[]> {
  const page = await browser.newPage({reducedMotion: 'reduce', serviceWorkers: 'block'});
  const wrong: string[] = [];
  const say = (what: string): void => void (wrong.includes(what) || wrong.push(what));
  page.on('pageerror', ({message}) => say(`A script fails: ${message}`));
  page.on('console', (message) => void (message.type() === 'error' && say(`The console says: ${message.text()}`)));
  page.on('response', (response) => void (response.status() >= 400 && say(`${response.status()} ${response.url()}`)));
  page.on('requestfailed', (request) => {
    const {errorText = ''} = request.failure() ?? {};
    // The browser cancels prefetched links that it no longer needs.
    if (!errorText.endsWith('ERR_ABORTED')) say(`${errorText} ${request.url()}`);
  });
  try {
    // Requests to other hosts aren't part of the build, and may fail.
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.fulfill({status: 204}),
    );
    await page.goto(origin + address);
    if ((await page.title()).trim() === '') say('It has no title.');
    const headings = await page.locator('h1').count();
    if (headings !== 1) say(`It has ${headings} headings of level 1 instead of one.`);
    const language = await page.locator('html').getAttribute('lang');
    if (language !== lang) say(`Its language is “${language ?? ''}” instead of “${lang}”.`);
    // Scripts may wait for the first action of a reader.
    await page.keyboard.press('Tab');
    await page
      .locator('html[data-has-hydrated=true]')
      .waitFor({state: 'attached', timeout: patience})
      .catch(() => say('Its scripts do not start.'));
    if (isFirstOfKind) for (const barrier of await barriersOf(page)) say(barrier);
  } catch (error) {
    say((error as Error).message);
  } finally {
    await page.close();
  }
  return wrong;
}

/** Violations that axe finds, in both colour modes. */
async function barriersOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['light', 'dark']) {
    await page.locator('html').evaluate(showIn, mode);
    const {violations} = await new AxeBuilder({page})
      .options({resultTypes: ['violations']})
      .withTags(rules)
      .setLegacyMode()
      .analyze();
    for (const {id, help, nodes} of violations) {
      const [first, ...others] = nodes.map(({target}) => target.join(' '));
      const more = others.length > 0 ? `, and ${others.length} more` : '';
      found.push(`${help} (${id}, ${mode}):\n    ${first}${more}`);
    }
  }
  return found;
}

/** Changes the colour mode without transitions, whose intermediate colours axe would measure. Runs in the browser. */
async function showIn(root: HTMLElement, mode: string): Promise<void> {
  root.setAttribute('data-theme', mode);
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(changes.map(({finished}) => finished));
}
