/** What a reader notices of scripts that are loaded when they are needed: nothing is lost, nothing is slower. */
import {brotliCompressSync} from 'node:zlib';
import type {Locator} from '@playwright/test';
import {isOnDemand} from '../../src/config/hydration';
import {holdScripts, saveData} from '../support/conditions';
import {expect, openHydrated, test, type Page} from '../support/page';
import {languages} from '../support/routes';

const textPage = '/docs/installation';
const marked = (page: Page): Locator => page.locator('html[data-has-hydrated="true"]');

/** A slow computer, as most phones are. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
}

/** Opens a page whose scripts arrive only when they are released. */
async function openHeld(page: Page, path: string): Promise<{asked: Promise<void>; release: () => Promise<void>}> {
  await slowDown(page);
  const {asked, release} = await holdScripts(page);
  await page.goto(path);
  return {
    asked,
    async release() {
      release();
      await expect(marked(page)).toBeAttached({timeout: 20_000});
    },
  };
}

// Nothing to test in a build that hydrates as Docusaurus does.
if (isOnDemand) {
  for (const {locale, prefix} of languages) {
    test(`a text page needs few bytes before the reader does anything (${locale})`, async ({page}) => {
      const bodies: Promise<Buffer>[] = [];
      const scripts: string[] = [];
      page.on('response', (response) => {
        const type = response.request().resourceType();
        if (type === 'script') scripts.push(response.url());
        if (type === 'document' || type === 'stylesheet') bodies.push(response.body());
      });
      await page.goto(`${prefix}/docs/guides/creating-pages`);
      const bytes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
      expect(scripts).toEqual([]);
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(26 * 1024);
    });
  }

  test('a page that is left alone is hydrated within 3 s of its load', async ({page}) => {
    await page.goto(textPage);
    await marked(page).waitFor({state: 'attached'});
    const waited = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [script] = performance.getEntriesByType('resource').filter(({name}) => name.includes('/assets/js/'));
      return script!.startTime - load!.loadEventEnd;
    });
    expect(waited).toBeGreaterThan(1000);
    expect(waited).toBeLessThan(3000);
  });

  test.describe('a diagram, which scripts draw', () => {
    const drawing = 'svg[id^="mermaid"]';

    test.use({viewport: {width: 1440, height: 900}});
    // Nobody touches the page, and no quiet moment comes.
    test.beforeEach(({page}) => page.addInitScript(() => (window.requestIdleCallback = () => 0)));

    test('is drawn at once where it is seen', async ({page}) => {
      await page.goto('/blog/hybrid');
      await expect(page.locator(drawing).first()).toBeVisible();
    });

    test('waits for its reader further down', async ({page}) => {
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.goto('/docs/advanced/sampler');
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(scripts).toEqual([]);
      await page.getByText('Diagram as text').first().scrollIntoViewIfNeeded();
      await expect(page.locator(drawing).first()).toBeVisible();
    });
  });

  test.describe('what is used before the scripts are there answers once they are', () => {
    test('colour mode', async ({page}) => {
      const {asked, release} = await openHeld(page, textPage);
      const toggle = page.locator('.navbar button[class*=toggleButton]');
      const box = (await toggle.boundingBox())!;
      // Disabled until then: a pointer goes there all the same.
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await asked;
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await release();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    test('a tab, which is made anew by hydration', async ({page}) => {
      const {asked, release} = await openHeld(page, '/docs/guides/markdown-features/tabs');
      const tab = page.locator('main [role=tab][aria-selected=false]').first();
      await tab.evaluate((element) => element.scrollIntoView({block: 'center'}));
      const name = (await tab.textContent())!;
      await tab.click();
      await asked;
      await release();
      await expect(page.locator('main [role=tab][aria-selected=true]', {hasText: name}).first()).toBeVisible();
    });

    test('a tab by the keyboard', async ({page}) => {
      const {asked, release} = await openHeld(page, '/docs/guides/markdown-features/tabs');
      const list = page.locator('main [role=tablist]').first();
      await list.locator('[role=tab]').first().focus();
      await page.keyboard.press('ArrowRight');
      await asked;
      await release();
      await expect(list.locator('[role=tab]').nth(1)).toBeFocused();
    });

    test('a category of the sidebar, which stays on the page', async ({page}) => {
      const {asked, release} = await openHeld(page, '/docs/introduction');
      const category = page.locator('.theme-doc-sidebar-menu .menu__list-item--collapsed').first();
      await category.evaluate((item) => item.setAttribute('data-test', ''));
      await category.locator('.menu__caret, [role=button]').first().click();
      await asked;
      await release();
      await expect(page.locator('[data-test] > .menu__list')).toBeVisible();
      await expect(page).toHaveURL('/docs/introduction');
    });

    test('the announcement’s button', async ({page}) => {
      const {asked, release} = await openHeld(page, textPage);
      await page.locator('.theme-announcement-bar button').click();
      await asked;
      await release();
      await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    });

    test('a word of the glossary, which the pointer rests on', async ({page}) => {
      const {release} = await openHeld(page, '/docs/guides/markdown-features/glossary');
      await page.locator('main p a[href*="#term-"]').first().hover();
      await release();
      await expect(page.getByRole('tooltip')).toBeVisible();
    });

    test('the search, by a click and by what is typed after it', async ({page}) => {
      const {asked, release} = await openHeld(page, textPage);
      const box = (await page.locator('.navbar__search').boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.keyboard.type('tabs');
      await asked;
      await release();
      await expect(page.locator('.navbar__search-input')).toBeFocused();
      await expect(page.locator('.navbar__search-input')).toHaveValue('tabs');
    });

    for (const shortcut of ['Control+k', '/']) {
      test(`the search, by ${shortcut}`, async ({page}) => {
        const {asked, release} = await openHeld(page, textPage);
        await page.keyboard.press(shortcut);
        await page.keyboard.type('tabs/');
        await asked;
        await release();
        await expect(page.locator('.navbar__search-input')).toBeFocused();
        await expect(page.locator('.navbar__search-input')).toHaveValue('tabs/');
      });
    }

    test.describe('on a phone', () => {
      test.use({viewport: {width: 390, height: 844}});
      test('the menu', async ({page}) => {
        const {asked, release} = await openHeld(page, textPage);
        await page.locator('.navbar__toggle').click();
        await asked;
        await release();
        await expect(page.locator('dialog.navbar-sidebar')).toBeVisible();
      });

      test('the menu, whose styles come with the scripts', async ({page}) => {
        const sheets: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'stylesheet') sheets.push(request.url().replace(/.*\/(\w+)\..*/, '$1'));
        });
        await page.addInitScript(() => (window.requestIdleCallback = () => 0));
        await page.goto('/docs/guides/creating-pages');
        expect(sheets).toEqual(['styles', 'print']);
        await page.locator('.navbar__toggle').click();
        await expect(page.locator('dialog.navbar-sidebar')).toHaveCSS('position', 'fixed');
        await expect(page.locator('.navbar-sidebar__brand')).toHaveCSS('display', 'flex');
        expect(sheets[2]).toBe('later');
      });
    });
  });

  test.describe('links', () => {
    const next = '.pagination-nav__link--next';
    const rules = 'script[type=speculationrules]';
    const ahead = '[data-ahead]';

    /** Opens a page that does not hydrate by itself; the answer tells what the browser has fetched ahead. */
    async function openUnhydrated(page: Page, path: string): Promise<() => string[]> {
      await page.addInitScript(() => (window.requestIdleCallback = () => 0));
      const fetched: string[] = [];
      const devtools = await page.context().newCDPSession(page);
      devtools.on('Preload.prefetchStatusUpdated', ({prefetchUrl, status}) => {
        if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
      });
      await devtools.send('Preload.enable');
      await page.goto(path);
      return () => fetched;
    }

    function cameFrom(): string {
      const [load] = performance.getEntriesByType('navigation') as (PerformanceEntry & {deliveryType: string})[];
      return load!.deliveryType;
    }

    test('load the next page without waiting for scripts', async ({page}) => {
      await openHeld(page, '/docs/introduction');
      await page.locator(next).click();
      await expect(page).toHaveURL(textPage);
      await expect(page.locator('h1')).toHaveText('Install Lectern');
      expect(await marked(page).count()).toBe(0);
    });

    test('are fetched ahead until the router does so', async ({page}) => {
      await openHydrated(page, '/docs/introduction');
      await expect(page.locator(rules)).toHaveCount(0);
      await holdScripts(page);
      await page.goto('/docs/introduction');
      await expect(page.locator(rules)).toHaveCount(1);
    });

    test('to the next page and the last are fetched ahead, and no others', async ({page}) => {
      const fetched = await openUnhydrated(page, textPage);
      await expect.poll(() => fetched().sort()).toEqual(['/docs/configuration', '/docs/introduction']);
      await page.locator('.footer').scrollIntoViewIfNeeded();
      await expect(page.locator(ahead)).toHaveCount(2);
    });

    test('are fetched ahead when the page has been shown, which they do not delay', async ({page}) => {
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          const link = document.querySelector<HTMLElement>('[data-ahead]');
          if (!link) return;
          observer.disconnect();
          link.dataset.paints = String(performance.getEntriesByName('first-contentful-paint').length);
        }).observe(document, {subtree: true, attributeFilter: ['data-ahead']});
      });
      await openUnhydrated(page, textPage);
      await expect(page.locator(next)).toHaveAttribute('data-paints', '1');
    });

    for (const [sign, rest, follow] of [
      ['pointer', (link: Locator) => link.hover(), (link: Locator) => link.click()],
      ['focus', (link: Locator) => link.focus(), (link: Locator) => link.press('Enter')],
    ] as const) {
      test(`are fetched ahead under the ${sign}, and not again when they are followed`, async ({page}) => {
        const fetched = await openUnhydrated(page, textPage);
        const link = page.locator('.navbar a[href="/blog"]');
        await rest(link);
        await expect.poll(fetched).toContain('/blog');
        await follow(link);
        await page.waitForURL('**/blog');
        expect(await page.evaluate(cameFrom)).toBe('navigational-prefetch');
      });
    }

    test('are fetched ahead only so many times, over however many the focus goes', async ({page}) => {
      await holdScripts(page);
      await page.clock.install();
      await page.goto('/docs/wiki');
      const links = await page.locator('a[href^="/"]:not([target])').filter({visible: true}).all();
      expect(links.length).toBeGreaterThan(20);
      for (const link of links) {
        await link.focus();
        await page.clock.runFor(50);
      }
      await expect(page.locator(ahead)).toHaveCount(12);
    });

    test('are fetched under the pointer where the browser knows no rules', async ({page}) => {
      await page.addInitScript(() => Object.assign(HTMLScriptElement, {supports: () => false}));
      await openHeld(page, '/docs/wiki');
      await page.locator('.navbar a[href="/blog"]').hover();
      await expect(page.locator('link[rel=prefetch][href$="/blog"]')).toHaveCount(1);
    });

    test('are not fetched ahead for readers who save data', async ({page}) => {
      await saveData(page);
      await openHeld(page, '/docs/introduction');
      await page.locator(next).hover();
      await expect(page.locator(`${rules}, ${ahead}, link[rel=prefetch]`)).toHaveCount(0);
    });

    test('keep the sidebar where the reader left it', async ({page}) => {
      await page.setViewportSize({width: 1280, height: 500});
      await openHeld(page, '/docs/introduction');
      const sidebar = page.locator('.theme-doc-sidebar-container nav.menu');
      await sidebar.evaluate((element) => (element.scrollTop = 120));
      await page.locator(next).click();
      await expect(page.locator('h1')).toHaveText('Install Lectern');
      await expect.poll(() => sidebar.evaluate((element) => element.scrollTop)).toBe(120);
    });
  });
}
