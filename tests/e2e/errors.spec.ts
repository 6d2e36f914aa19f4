/** Chapter 8 of the specification: what readers see when something fails, row by row, in both languages. */
import {readdirSync, readFileSync} from 'node:fs';
import {expectOnly, holdScripts, loseScripts, saveData} from '../support/conditions';
import {expect, openHydrated, type Page, test} from '../support/page';
import {languages} from '../support/routes';

const next = '.pagination-nav__link--next';
/** Stands in the script of the page that servePageWithEnding serves. */
const pageChunk = 'installation.md","sourceDirName"';
const lost = /assets\/js|ERR_FAILED|ChunkLoadError|Loading chunk/;
const words = {
  en: {
    crashed: 'This page crashed.',
    again: 'Try again',
    retry: 'Retry',
    loading: 'Loading…',
    search: 'Search for',
    perhaps: 'Perhaps you are looking for',
  },
  fr: {
    crashed: 'Cette page a planté.',
    again: 'Réessayer',
    retry: 'Réessayer',
    loading: 'Chargement…',
    search: 'Rechercher',
    perhaps: 'Vous cherchez peut-être',
  },
};

for (const {locale, prefix} of languages) {
  const say = words[locale];

  test.describe(locale, () => {
    test('route load failure: warning in console, page reloads', async ({page, faults}) => {
      await saveData(page);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await openHydrated(page, `${prefix}/docs/introduction`);
      await page.evaluate(() => ((window as unknown as {same: boolean}).same = true));
      const find = await loseScripts(page);
      const reloaded = page.waitForEvent('load');
      await page.locator(next).click();
      await reloaded;
      await find();
      await expect(page).toHaveURL(`${prefix}/docs/installation`);
      expect(await page.evaluate(() => 'same' in window)).toBe(false);
      await expect(page.locator('h1')).toHaveText(/Install/);
      expect(warnings.join()).toContain('ChunkLoadError');
      expectOnly(faults, lost);
    });

    test('chunk loader failure: error text with a Retry button', async ({page, faults}) => {
      const address = await servePageWithEnding(page, prefix);
      let arrives = false;
      await page.route(chunkWith(prefix, pageChunk), (route) => (arrives ? route.continue() : route.abort()));
      await page.goto(address);
      const alert = page.locator('main [role=alert]');
      const retry = alert.getByRole('button', {name: say.retry, exact: true});
      await expect(alert).toContainText('ChunkLoadError');
      const failed = page.waitForEvent('requestfailed');
      await retry.click();
      await failed;
      await expect(alert).toContainText('ChunkLoadError');
      arrives = true;
      await retry.click();
      await expect(alert).toHaveCount(0);
      await expect(page.locator('main h1')).toBeVisible();
      expectOnly(faults, new RegExp(`${lost.source}|Minified React error #418`));
    });

    test('while a page chunk loads, a spinner appears after a 200 ms delay', async ({page, faults}) => {
      const address = await servePageWithEnding(page, prefix);
      await page.clock.install();
      await page.clock.pauseAt(new Date(Date.now() + 10_000));
      const {asked, release} = await holdScripts(page, chunkWith(prefix, pageChunk));
      await page.goto(address, {waitUntil: 'domcontentloaded'});
      // Time stands still: no page would load its scripts by itself.
      await page.keyboard.press('Shift');
      await asked;
      const [heading, spinner] = [page.locator('h1'), page.getByRole('status', {name: say.loading})];
      await expect(heading).toHaveCount(0);
      await page.clock.runFor(199);
      await expect(spinner).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(spinner).toBeVisible();
      await expect(spinner).toHaveAccessibleName(say.loading);
      release();
      await expect(heading).toHaveText(/Install/);
      await expect(spinner).toHaveCount(0);
      // The page as sent is whole; the client that waits for a part of it begins anew.
      expectOnly(faults, /Minified React error #418/);
    });

    for (const [part, breakPage] of [
      // Dates stand in the main part of a doc, the search string of the address is read by the navbar.
      ['the main part', () => breakGlobal('DateTimeFormat')],
      ['the navbar', () => breakGlobal('URLSearchParams')],
    ] as const) {
      test(`page throws in ${part}: the message chain, and a way to try again`, async ({page, faults}) => {
        await page.addInitScript(`(${breakGlobals.toString()})()`);
        await openHydrated(page, `${prefix}/docs/introduction`);
        await page.evaluate(breakPage());
        await page.locator(next).click();
        await expect(page.locator('h1')).toHaveText(say.crashed);
        await expect(page.locator('main')).toContainText(/Outer fault\s+Cause:\s+Inner fault/);
        await page.evaluate('window.broken = undefined');
        await page.getByRole('button', {name: say.again, exact: true}).click();
        await expect(page.locator('h1')).toHaveText(/Install/);
        await expect(page.locator('nav.navbar')).toBeVisible();
        expectOnly(faults, /Outer fault|Inner fault|A theme navbar item failed to render/);
      });
    }

    test('unknown route: the not-found page, with a note to tell the site owner', async ({page, faults}) => {
      const response = await page.goto(`${prefix}/docs/guides/markdown-feature/tab`);
      expect(response?.status()).toBe(404);
      const texts =
        locale === 'en'
          ? [
              'Page Not Found',
              'We could not find what you were looking for.',
              /contact the owner .* their link is broken/,
            ]
          : [
              'Page introuvable',
              "Nous n'avons pas trouvé ce que vous recherchez.",
              /contacter le propriétaire .* lien est rompu/,
            ];
      await expect(page.locator('main h1')).toHaveText(texts[0]!);
      await expect(page).toHaveTitle(new RegExp(texts[0] as string));
      for (const text of texts.slice(1)) await expect(page.locator('main').getByText(text)).toBeVisible();
      expectOnly(faults, /404/);
    });

    test('the not-found page names the closest pages', async ({page, faults}) => {
      await page.goto(`${prefix}/docs/guides/markdown-feature/tab`);
      await expect(page.locator('main h2')).toHaveText(say.perhaps);
      const closest = page.locator('main li a');
      await expect(closest.first()).toHaveAttribute('href', `${prefix}/docs/guides/markdown-features/tabs`);
      await closest.first().click();
      await expect(page).toHaveURL(`${prefix}/docs/guides/markdown-features/tabs`);
      await expect(page.locator('main [role=tab]').first()).toBeVisible();
      expectOnly(faults, /404/);
    });

    test('the not-found page leads to a search for the words of the address', async ({page, faults}) => {
      await page.goto(`${prefix}/docs/markdown/tab_items.html`);
      const search = page.locator('main a', {hasText: say.search});
      await expect(search).toHaveText(/markdown tab items/);
      await expect(search).toHaveAttribute('href', `${prefix}/search?q=markdown%20tab%20items`);
      expectOnly(faults, /404/);
    });

    test('the not-found page leads to the same page in the other language if there is one', async ({page, faults}) => {
      const [other, name] = locale === 'en' ? ['/fr', 'Français'] : ['', 'English'];
      const link = page.locator('main a[hreflang]');
      await page.goto(`${prefix}/docs/none`);
      await expect(page.locator('main a', {hasText: say.search})).toBeVisible();
      await expect(link).toHaveCount(0);

      await page.route(`**${other}/pages.json`, async (route) => {
        if (new URL(route.request().url()).pathname !== `${other}/pages.json`) return route.fallback();
        await route.fulfill({json: [['/docs/none', 'Only there']]});
      });
      await page.reload();
      await expect(link).toHaveText(name);
      await expect(link).toHaveAttribute('href', `${other}/docs/none`);
      expectOnly(faults, /404/);
    });

    test('the not-found page does without the list of pages', async ({page, faults}) => {
      await page.route('**/pages.json', (route) => route.abort());
      await page.goto(`${prefix}/docs/none`);
      await expect(page.locator('main a', {hasText: say.search})).toBeVisible();
      await expect(page.locator('main h2')).toHaveCount(0);
      expectOnly(faults, /404|pages\.json|ERR_FAILED/);
    });

    test('wrong base URL: a red banner suggests one, when the page at the base path fails', async ({page, faults}) => {
      await page.route('**/assets/**', (route) => route.abort());
      await page.goto(`${prefix}/`);
      const banner = page.locator('#__docusaurus-base-url-issue-banner');
      await expect(banner).toBeVisible();
      await expect(banner).toContainText('Your Docusaurus site did not load properly.');
      await expect(banner).toContainText(`We suggest trying baseUrl = ${prefix}/`);
      await expect(banner).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
      expectOnly(faults, /assets|ERR_FAILED/);
    });

    test('wrong base URL: no banner on another page, nor where the page loads', async ({page, faults}) => {
      await openHydrated(page, `${prefix}/`);
      await expect(page.getByText('did not load properly')).toHaveCount(0);
      await page.route('**/assets/**', (route) => route.abort());
      await page.goto(`${prefix}/docs/introduction`);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByText('did not load properly')).toHaveCount(0);
      expectOnly(faults, /assets|ERR_FAILED/);
    });
  });
}

/** The script with a given text: only what is in it says which it is. */
/** A host that does not lead from `….html` to the clean path: the client asks for the page's script only then. */
async function servePageWithEnding(page: Page, prefix: string): Promise<string> {
  const address = `${prefix}/docs/installation.html`;
  await page.route(`**${address}`, async (route) => {
    await route.fulfill({response: await route.fetch({url: route.request().url().replace('.html', '')})});
  });
  return address;
}

function chunkWith(prefix: string, text: string): string {
  const folder = `build${prefix}/assets/js`;
  const found = readdirSync(folder).filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(text));
  expect(found, `scripts with ${text}`).toHaveLength(1);
  return `**/${found[0]}`;
}

function breakGlobal(name: string): string {
  return `window.broken = '${name}'`;
}

/** Runs in the browser: what is named by `window.broken` throws when it is made. */
function breakGlobals(): void {
  const state = window as unknown as {broken?: string};
  const breakable = <T extends new (...parameters: never[]) => object>(name: string, original: T): T =>
    new Proxy(original, {
      construct(target, parameters, newTarget) {
        if (state.broken === name) throw new Error('Outer fault', {cause: new Error('Inner fault')});
        return Reflect.construct(target, parameters, newTarget) as object;
      },
    });
  window.URLSearchParams = breakable('URLSearchParams', URLSearchParams);
  Intl.DateTimeFormat = breakable('DateTimeFormat', Intl.DateTimeFormat as never);
}
