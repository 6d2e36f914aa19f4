/** Chapter 8 of the specification: what readers see when something fails, row by row, in both languages. */
import {readdirSync, readFileSync} from 'node:fs';
import {addStyles, expectOnly, holdScripts, loseScripts, saveData} from '../../support/conditions';
import {expect, hydrate, openHydrated, type Page, test} from '../../support/page';
import {languages} from '../../support/languages';
import {has, labelOf, navbarTargets, nextOf, pagesThatHave, pageWith, startOf, titleOf} from '../../support/samples';
import {collectShifts, settle} from '../../support/shifts';
import {builtHtml, placeOf, sitemapAddresses} from '../../support/sitemap';
import {literally, textOf} from '../../support/texts';

const next = '.pagination-nav__link--next';
const lost = /assets\/js|ERR_FAILED|ChunkLoadError|Loading chunk/;

for (const language of languages) {
  const {locale, prefix} = language;
  const say = {
    incomplete: textOf(
      locale,
      'loading.pageFailed',
      'This page has not loaded completely. You can read it, but some buttons and menus do not work.',
    ),
    crashed: textOf(locale, 'theme.ErrorPageContent.title', 'This page crashed.'),
    cause: textOf(locale, 'error.cause', 'Cause:'),
    again: textOf(locale, 'theme.ErrorPageContent.tryAgain', 'Try again'),
    retry: textOf(locale, 'loading.retry', 'Retry'),
    loading: textOf(locale, 'loading.label', 'Loading…'),
    perhaps: textOf(locale, 'notFound.closest', 'Perhaps you are looking for'),
    starts: textOf(locale, 'notFound.starts', 'Where to start'),
    searchFor: (words: string) => textOf(locale, 'notFound.search', 'Search for “{words}”', {words}),
  };
  const start = startOf(prefix);
  const following = nextOf(start);
  const [target] = navbarTargets(start);

  test.describe(locale, () => {
    if (following) {
      test('route load failure: warning in console, page reloads', async ({page, faults}) => {
        await saveData(page);
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text());
        });
        await openHydrated(page, start);
        await page.evaluate(() => ((window as unknown as {same: boolean}).same = true));
        const find = await loseScripts(page);
        const reloaded = page.waitForEvent('load');
        await page.locator(next).click();
        await reloaded;
        await find();
        await expect(page).toHaveURL(following);
        expect(await page.evaluate(() => 'same' in window)).toBe(false);
        await expect(page.locator('h1')).toHaveText(titleOf(following));
        expect(warnings.join()).toContain('ChunkLoadError');
        expectOnly(faults, lost);
      });
    }

    test('chunk loader failure: error text with a Retry button', async ({page, faults}) => {
      const address = await servePageWithEnding(page, start);
      let arrives = false;
      await page.route(chunkOf(prefix, start), (route) => (arrives ? route.continue() : route.abort()));
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

    const withFold = pageWith(prefix, has.fold);
    if (withFold) {
      test('whichever script of a page does not arrive: what was used answers as without scripts', async ({
        page,
        faults,
      }) => {
        await saveData(page);
        const scripts = await scriptsOf(page, withFold);
        expect(scripts.length).toBeGreaterThan(4);
        const fold = page.locator('main .markdown details:not([open]):visible').first();
        const alert = page.getByRole('alert');
        for (const script of scripts) {
          await page.route(script, (route) => route.abort());
          await page.goto(withFold);
          await fold.evaluate((details) => (details.id = 'fold'));
          await page.locator('#fold > summary').click();
          await expect(page.locator('#fold'), script).toHaveAttribute('open');
          if (!/main\./.test(script)) await expect(alert, script).toContainText(say.incomplete);
          await page.unroute(script);
        }
        expectOnly(faults, lost);
      });
    }

    if (target) {
      test('a part of the page as opened does not arrive: error text with a Retry button', async ({page, faults}) => {
        await openHydrated(page, start);
        await page.route(partsOfPages, (route) => route.abort());
        const reloaded = page.waitForEvent('load');
        await page.locator(`.navbar a[href="${target}"]`).first().click();
        await reloaded;
        await expect(page).toHaveURL(target);
        await page.keyboard.press('Shift');
        const alert = page.getByRole('alert');
        const retry = alert.getByRole('button', {name: say.retry, exact: true});
        await expect(alert).toContainText(say.incomplete);
        await expect(alert).toBeInViewport();
        await expect(page.locator('main h1')).toBeVisible();

        await page.evaluate(() => ((window as unknown as {same: boolean}).same = true));
        const failed = page.waitForEvent('requestfailed');
        await retry.click();
        await failed;
        await expect(alert).toContainText(say.incomplete);
        expect(await page.evaluate(() => 'same' in window)).toBe(true);

        await page.unroute(partsOfPages);
        const loaded = page.waitForEvent('load');
        await retry.click();
        await loaded;
        await hydrate(page);
        await expect(page).toHaveURL(target);
        await expect(alert).toHaveCount(0);
        expectOnly(faults, lost);
      });
    }

    for (const [part, address, openWithout, isThere] of [
      [
        'a search in the page',
        pageWith(prefix, has.doc, has.search),
        async (page: Page, address: string, lose: (script: RegExp) => Promise<unknown>) => {
          // The actions of a page have the attribute, too.
          const others = scriptsWith(prefix, 'page-actions');
          const own = scriptsWith(prefix, 'data-no-highlight').filter((script) => !others.includes(script));
          await lose(new RegExp(own.join('|')));
          await openHydrated(page, address);
        },
        (page: Page) => expect(page.locator('main input[name=q]')).toBeVisible(),
      ],
      [
        'a diagram',
        pageWith(prefix, has.diagram),
        async (page: Page, address: string, lose: (script: RegExp) => Promise<unknown>) => {
          await addStyles(page, 'main {padding-top: 3000px !important}');
          await openHydrated(page, address);
          await lose(/assets\/js/);
          await page.locator('main [data-needs-scripts=seen]').first().scrollIntoViewIfNeeded();
        },
        (page: Page) => expect(page.locator('svg[id^="mermaid"]').first()).toBeVisible(),
      ],
    ] as const) {
      if (!address) continue;
      test(`${part} does not arrive: error text with a Retry button, and the page works`, async ({page, faults}) => {
        await saveData(page);
        await openWithout(page, address, (script) => page.route(script, (route) => route.abort()));
        const alert = page.locator('main').getByRole('alert').first();
        const retry = alert.getByRole('button', {name: say.retry, exact: true});
        await expect(alert).toContainText('ChunkLoadError');
        await expect(page.locator('main h1')).toBeVisible();
        const failed = page.waitForEvent('requestfailed');
        await retry.click();
        await failed;
        await expect(alert).toContainText('ChunkLoadError');
        await page.unrouteAll();
        await retry.click();
        await isThere(page);
        expectOnly(faults, lost);
      });
    }

    test('while a page chunk loads, a spinner appears after a 200 ms delay', async ({page, faults}) => {
      const address = await servePageWithEnding(page, start);
      await page.clock.install();
      await page.clock.pauseAt(new Date(Date.now() + 10_000));
      const {asked, release} = await holdScripts(page, chunkOf(prefix, start));
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
      await expect(heading).toHaveText(titleOf(start));
      await expect(spinner).toHaveCount(0);
      // The page as sent is whole; the client that waits for a part of it begins anew.
      expectOnly(faults, /Minified React error #418/);
    });

    for (const [part, isThere, breakPage] of [
      // Dates stand in the main part of a doc, the search string of the address is read by the navbar.
      ['the main part', has.date, () => breakGlobal('DateTimeFormat')],
      ['the navbar', /<a[^>]* class="dropdown__link/, () => breakGlobal('URLSearchParams')],
    ] as const) {
      if (!following || !isThere.test(builtHtml(following))) continue;
      test(`page throws in ${part}: the message chain, and a way to try again`, async ({page, faults}) => {
        await page.addInitScript(`(${breakGlobals.toString()})()`);
        await openHydrated(page, start);
        await page.evaluate(breakPage());
        await page.locator(next).click();
        await expect(page.locator('h1')).toHaveText(say.crashed);
        await expect(page.locator('main')).toContainText(
          new RegExp(`Outer fault\\s+${literally(say.cause)}\\s+Inner fault`),
        );
        await page.evaluate('window.broken = undefined');
        await page.getByRole('button', {name: say.again, exact: true}).click();
        await expect(page.locator('h1')).toHaveText(titleOf(following));
        await expect(page.locator('nav.navbar')).toBeVisible();
        expectOnly(faults, /Outer fault|Inner fault|A theme navbar item failed to render/);
      });
    }

    test('unknown route: the not-found page, with a note to tell the site owner', async ({page, faults}) => {
      const response = await page.goto(`${prefix}/docs/guides/markdown-feature/tab`);
      expect(response?.status()).toBe(404);
      const title = textOf(locale, 'theme.NotFound.title', 'Page not found');
      await expect(page.locator('main h1')).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(literally(title)));
      for (const text of [
        textOf(locale, 'theme.NotFound.p1', 'We could not find what you were looking for.'),
        textOf(
          locale,
          'theme.NotFound.p2',
          'If a link led you here, please tell the owner of its site that it is broken.',
        ),
      ]) {
        await expect(page.locator('main').getByText(text)).toBeVisible();
      }
      expectOnly(faults, /404/);
    });

    const known = pagesThatHave(prefix, has.doc).find(
      (address) => /\/\w{5,}$/.test(address) && !sitemapAddresses().includes(address.slice(0, -1)),
    );
    if (known) {
      test('the not-found page names the closest pages, and then where to start', async ({page, faults}) => {
        await page.goto(known.slice(0, -1));
        await expect(page.locator('main h2')).toHaveText([say.perhaps, say.starts]);
        const listed = await page
          .locator('main li a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(listed).toEqual([...new Set(listed)]);
        await page.locator(`main li a[href="${known}"]`).click();
        await expect(page).toHaveURL(known);
        await expect(page.locator('main h1')).toHaveText(titleOf(known));
        expectOnly(faults, /404/);
      });
    }

    for (const unknown of ['/no/such/page', '/nothing'])
      test(`the not-found page says only where to start, if no page is close: ${unknown}`, async ({page, faults}) => {
        await page.goto(prefix + unknown);
        await expect(page.locator('main h2')).toHaveText(say.starts);
        const listed = page.locator('main li a');
        await expect(listed.first()).toBeVisible();
        const addresses = await listed.evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
        );
        expect(addresses.filter((address) => !sitemapAddresses().includes(address))).toEqual([]);
        expectOnly(faults, /404/);
      });

    test('the not-found page moves nothing when it has found its ways on', async ({page, faults}) => {
      const shifts = await collectShifts(page);
      await page.goto(`${prefix}/no/such/page`);
      await expect(page.locator('main h2')).toHaveText(say.starts);
      await settle(page);
      expect(await shifts()).toEqual([]);
      expectOnly(faults, /404/);
    });

    test('the not-found page leads to the search and home, without scripts too', async ({browser}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      await page.goto(`${prefix}/docs/none`);
      const to = (id: string, english: string) =>
        page.locator('main').getByRole('link', {name: textOf(locale, id, english)});
      await expect(to('notFound.searchPage', 'Search this site')).toHaveAttribute('href', `${prefix}/search`);
      await expect(to('notFound.home', 'Go to the home page')).toHaveAttribute('href', `${prefix}/`);
      await context.close();
    });

    test('the not-found page leads to a search for the words of the address', async ({page, faults}) => {
      await page.goto(`${prefix}/docs/markdown/tab_items.html`);
      const search = page.locator('main a', {hasText: say.searchFor('markdown tab items')});
      await expect(search).toHaveAttribute('href', `${prefix}/search?q=markdown%20tab%20items`);
      expectOnly(faults, /404/);
    });

    const other = languages.find((it) => it !== language);
    if (other) {
      test('the not-found page leads to the same page in the other language if there is one', async ({
        page,
        faults,
      }) => {
        const link = page.locator('main a[hreflang]');
        await page.goto(`${prefix}/docs/none`);
        await expect(page.locator('main a', {hasText: say.searchFor('none')})).toBeVisible();
        await expect(link).toHaveCount(0);

        await page.route(`**${other.prefix}/pages.json`, async (route) => {
          if (new URL(route.request().url()).pathname !== `${other.prefix}/pages.json`) return route.fallback();
          await route.fulfill({json: [['/docs/none', 'Only there']]});
        });
        await page.reload();
        await expect(link).toHaveText(labelOf(other));
        await expect(link).toHaveAttribute('href', `${other.prefix}/docs/none`);
        expectOnly(faults, /404/);
      });
    }

    test('the not-found page does without the list of pages', async ({page, faults}) => {
      await page.route('**/pages.json', (route) => route.abort());
      await page.goto(`${prefix}/docs/none`);
      await expect(page.locator('main a', {hasText: say.searchFor('none')})).toBeVisible();
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
      await page.goto(start);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByText('did not load properly')).toHaveCount(0);
      expectOnly(faults, /assets|ERR_FAILED/);
    });
  });
}

/** All but the two that stand in each page. */
const partsOfPages = /\/assets\/js\/(?!main\.|runtime)/;

/** Addresses of the scripts that the page has to have before it is hydrated. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = [];
  const note = (request: {url: () => string; resourceType: () => string}): void => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  };
  page.on('request', note);
  await openHydrated(page, address);
  page.off('request', note);
  return scripts;
}

/** A host that does not lead from `….html` to the clean path: the client asks for the page's script only then. */
async function servePageWithEnding(page: Page, clean: string): Promise<string> {
  const address = `${clean}.html`;
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch({url: route.request().url().replace('.html', '')});
    // With it, the address would become the clean one.
    const body = (await response.text()).replace(/<link[^>]* rel="?canonical[^>]*>/, '');
    await route.fulfill({response, body});
  });
  return address;
}

/** The script of a doc: only what is in it says which it is. */
function chunkOf(prefix: string, address: string): string {
  // Docusaurus knows the page of a folder by its address with a slash.
  const found = ['', '/'].flatMap((end) => scriptsWith(prefix, `"permalink":"${address}${end}","draft"`));
  expect(found, `scripts of ${address}`).toHaveLength(1);
  return `**/${found[0]}`;
}

function scriptsWith(prefix: string, text: string): string[] {
  const folder = placeOf(`${prefix}/assets/js`);
  return readdirSync(folder).filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(text));
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
