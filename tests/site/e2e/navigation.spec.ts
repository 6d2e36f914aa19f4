/** Chapter 2 of the specification, 'Navigation behaviour', sentence by sentence. */
import {site} from '../../../src/config/site';
import {addStyles, holdScripts, long, saveData, stopClock} from '../../support/conditions';
import {expect, hydrate, openHydrated, test, type Page} from '../../support/page';
import {languages} from '../../support/languages';
import {countLinks, find, has, nextOf, pagesThatHave, pageWith, startOf, titleOf} from '../../support/samples';
import {placeOf} from '../../support/sitemap';
import {literally, textOf} from '../../support/texts';

const prefetched = 'link[rel=prefetch][href*="/assets/js/"]';
const next = '.pagination-nav__link--next';
const [first] = languages as [(typeof languages)[number]];
const start = startOf(first.prefix);
const following = nextOf(start);
const withContents = pageWith(first.prefix, has.doc, has.contents, has.heading);

if (following) {
  test.describe('routes are prefetched and preloaded unless the connection is 2g or data-saver', () => {
    test('on a fast connection links that are seen are prefetched', async ({page}) => {
      await openHydrated(page, start);
      await expect(page.locator(prefetched).first()).toBeAttached();
    });

    test('on a fast connection the page under the pointer is preloaded', async ({page}) => {
      await openHydrated(page, start);
      const preloaded = page.waitForRequest((request) => request.resourceType() === 'script');
      await page.locator(next).hover();
      await preloaded;
    });

    for (const [name, connection] of [
      ['2g', {effectiveType: '2g'}],
      ['slow-2g', {effectiveType: 'slow-2g'}],
      ['data-saver', {effectiveType: '4g', saveData: true}],
    ] as const) {
      test(`with ${name} neither happens`, async ({page}) => {
        await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
        await openHydrated(page, start);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await page.locator(next).hover();
        expect(await page.evaluate((path) => Boolean(window.docusaurus.prefetch(path)), following)).toBe(false);
        expect(await page.evaluate((path) => Boolean(window.docusaurus.preload(path)), following)).toBe(false);
        await expect(page.locator(prefetched)).toHaveCount(0);
        expect(asked).toEqual([]);
      });
    }
  });
}

test.describe('of the pages that links in view lead to, only a few are fetched', () => {
  // Two neighbours and six more, each with its own files and those of its kind.
  const most = 30;
  const paths = languages.flatMap(({prefix}) => [
    `${prefix}/`,
    startOf(prefix),
    // That with the most links.
    pagesThatHave(prefix).reduce((one, other) => (countLinks(other) > countLinks(one) ? other : one)),
  ]);
  for (const path of new Set(paths)) {
    test(`${path} fetches at most ${most} files`, async ({page}) => {
      await page.clock.install();
      await openHydrated(page, path);
      await stopClock(page);
      const seeAndWait = async (): Promise<number> => {
        await page.evaluate(letObserversSee);
        await page.clock.runFor(20_000);
        return page
          .locator(prefetched)
          .evaluateAll((links) => new Set(links.map((l) => (l as HTMLLinkElement).href)).size);
      };
      expect(await seeAndWait()).toBeGreaterThan(0);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await seeAndWait()).toBeLessThanOrEqual(most);
    });
  }

  if (following) {
    test('the next page is among them, though it is out of view', async ({page}) => {
      await addStyles(page, long);
      await page.clock.install();
      await openHydrated(page, start);
      await expect(page.locator(next)).not.toBeInViewport();
      await stopClock(page);
      await page.clock.runFor(20_000);
      await page.clock.resume();
      const asked: string[] = [];
      page.on('request', (request) => {
        // Not what the next page fetches ahead in its turn.
        if (request.resourceType() === 'script') asked.push(request.url());
      });
      const fetched = page.locator(prefetched);
      await page.locator(next).evaluate((link: HTMLAnchorElement) => link.click());
      await expect(page.locator('h1')).toHaveText(titleOf(following));
      const known = await fetched.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      expect(asked.filter((url) => !known.includes(url))).toEqual([]);
    });
  }

  /** An observer made later than those of the links is told later. */
  function letObserversSee(): Promise<void> {
    return new Promise((resolve) => {
      new IntersectionObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe(document.body);
    });
  }
});

if (following) {
  test('a new route loads while the old page stays visible, then switches', async ({page}) => {
    await saveData(page);
    await openHydrated(page, start);
    const old = await page.locator('h1').textContent();
    const {asked, release} = await holdScripts(page);
    await page.locator(next).click();
    await asked;
    await expect(page).toHaveURL(following);
    await expect(page.locator('h1')).toHaveText(old!);
    await expect(page.locator('.theme-doc-markdown')).toBeVisible();
    release();
    await expect(page.locator('h1')).not.toHaveText(old!);
  });
}

test.describe('after navigation', () => {
  const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

  if (withContents) {
    test('it scrolls to the hash target if a hash exists', async ({page}) => {
      const anchor = find(has.heading, withContents);
      await addStyles(page, long);
      await openHydrated(
        page,
        pagesThatHave(first.prefix, has.doc).find((address) => address !== withContents) ?? `${first.prefix}/`,
      );
      await addLink(page, `${withContents}#${anchor}`);
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
      expect(await scrolled(page)).toBeGreaterThan(1000);
    });
  }

  if (following) {
    test('otherwise to the top', async ({page}) => {
      await addStyles(page, long);
      await openHydrated(page, start);
      await page.locator(next).scrollIntoViewIfNeeded();
      expect(await scrolled(page)).toBeGreaterThan(0);
      await page.locator(next).click();
      await expect(page).toHaveURL(following);
      await expect.poll(() => scrolled(page)).toBe(0);
    });
  }

  test('unless only the search string changed', async ({page}) => {
    await addStyles(page, long);
    await openHydrated(page, start);
    await page.evaluate(() => window.scrollTo(0, 900));
    await addLink(page, `${start}?highlight=none`);
    await expect(page).toHaveURL(`${start}?highlight=none`);
    expect(await scrolled(page)).toBe(900);
  });

  /** Follows a link that the page does not have, by the router, as its own links do. */
  async function addLink(page: Page, to: string): Promise<void> {
    await page.evaluate((href) => {
      const known = document.querySelector('.navbar__brand')!;
      const fiber = Object.entries(known).find(([key]) => key.startsWith('__reactFiber'))![1] as Fiber;
      let node: Fiber | null = fiber;
      while (node && !node.memoizedProps?.history) node = node.return;
      node!.memoizedProps!.history!.push(href);
    }, to);
    await expect(page).toHaveURL(to);
  }
  interface Fiber {
    return: Fiber | null;
    memoizedProps?: {history?: {push: (to: string) => void}};
  }
});

test.describe('progress bar', () => {
  if (following) {
    test('starts 200 ms after a path change and finishes when the route has updated', async ({page}) => {
      await saveData(page);
      await page.clock.install();
      await openHydrated(page, start);
      await stopClock(page);
      // The trickle is a random part of its rate: all of it.
      await page.evaluate(() => (Math.random = () => 1));
      const {asked, release} = await holdScripts(page);
      await page.locator(next).click();
      await asked;

      const bar = page.locator('#nprogress .bar');
      await page.clock.runFor(199);
      await expect(bar).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(bar).toHaveCSS('transition-duration', '0.2s');
      expect(await progressOf(page)).toBeCloseTo(0.08);

      await page.clock.runFor(799);
      expect(await progressOf(page)).toBeCloseTo(0.08);
      await page.clock.runFor(1);
      expect(await progressOf(page)).toBeCloseTo(0.08 + 0.02);
      await page.clock.runFor(800);
      expect(await progressOf(page)).toBeCloseTo(0.08 + 0.02 + 0.02);

      release();
      await expect(page.locator('h1')).toHaveText(titleOf(following));
      await page.clock.runFor(2000);
      await expect(bar).toHaveCount(0);
    });

    test('does not show when the route comes within 200 ms', async ({page}) => {
      await page.clock.install();
      await openHydrated(page, start);
      await stopClock(page);
      await page.locator(next).click();
      await expect(page.locator('h1')).toHaveText(titleOf(following));
      await page.clock.runFor(1000);
      await expect(page.locator('#nprogress')).toHaveCount(0);
    });
  }

  if (withContents) {
    test('does not show when only the hash or the search string changes', async ({page}) => {
      await page.clock.install();
      await openHydrated(page, withContents);
      await stopClock(page);
      await page.locator('.theme-doc-toc-desktop a').last().click();
      await expect(page).toHaveURL(/#/);
      await page.clock.runFor(1000);
      await expect(page.locator('#nprogress')).toHaveCount(0);
    });
  }

  function progressOf(page: Page): Promise<number> {
    return page.locator('#nprogress .bar').evaluate((bar: HTMLElement) => {
      const [, left = 'nothing'] = /translate3d\((-?[\d.]+)%/.exec(bar.style.transform) ?? [];
      return 1 + Number(left) / 100;
    });
  }
});

test.describe('navbar', () => {
  const inset = (page: Page): Promise<number> =>
    page.locator('nav.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
  const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((to) => window.scrollTo(0, to), top);
  const shown = (page: Page) => expect.poll(() => inset(page)).toBeGreaterThan(50);
  const hidden = (page: Page) => expect.poll(() => inset(page)).toBeLessThanOrEqual(0);

  test.beforeEach(({page}) => addStyles(page, long));

  test('hides on scroll down, shows on scroll up', async ({page}) => {
    await openHydrated(page, start);
    await scrollTo(page, 600);
    await hidden(page);
    await scrollTo(page, 500);
    await shown(page);
  });

  test('shows near the top', async ({page}) => {
    await openHydrated(page, start);
    await scrollTo(page, 600);
    await hidden(page);
    await scrollTo(page, 20);
    await shown(page);
  });

  if (withContents) {
    test('shows after navigating to a hash target, and the target is not covered', async ({page}) => {
      const anchor = find(has.heading, withContents);
      await openHydrated(page, withContents);
      await scrollTo(page, 300);
      await hidden(page);
      const link = page.locator(`.theme-doc-toc-desktop a[href="#${anchor}"]`);
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(`${withContents}#${anchor}`);
      await shown(page);
      const target = page.locator(`[id="${anchor}"]`);
      const top = await target.evaluate((heading) => heading.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(await inset(page));
      expect(top).toBeLessThan(200);
      await page.evaluate(() => window.scrollBy(0, 300));
      await hidden(page);
    });

    test('shows when a page is opened at a hash target', async ({page}) => {
      const anchor = find(has.heading, withContents);
      await openHydrated(page, `${withContents}#${anchor}`);
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
      await shown(page);
    });
  }

  test('shows while the keyboard is in it', async ({page}) => {
    await openHydrated(page, start);
    await scrollTo(page, 600);
    await hidden(page);
    await page.keyboard.press('Tab');
    while (!(await page.locator('.navbar :focus').count())) await page.keyboard.press('Tab');
    await shown(page);
  });
});

for (const {locale, prefix} of languages) {
  test.describe(`links containing /admin and edit-this-page links (${locale})`, () => {
    const address = startOf(prefix);
    const label = textOf(locale, 'theme.IconExternalLink.ariaLabel', '(opens in new tab)');

    test('open in a new tab with no opener, and say so', async ({page}) => {
      await openHydrated(page, address);
      const edit = page.locator('.theme-edit-this-page');
      await expect(edit).toHaveAttribute('target', '_blank');
      await expect(edit).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(edit).toHaveAccessibleName(new RegExp(`${literally(label)}$`));
    });

    test('the product rescans for edit links every 1000 ms', async ({page}) => {
      await page.clock.install();
      await openHydrated(page, address);
      await stopClock(page);
      await page.clock.runFor(1000);
      await addLinks(page);
      const [admin, other] = [page.locator('#to-admin'), page.locator('#to-other')];
      await page.clock.runFor(999);
      await expect(admin).not.toHaveAttribute('target');
      await page.clock.runFor(1);
      await expect(admin).toHaveAttribute('target', '_blank');
      await expect(admin).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(admin).toHaveAccessibleName(`Editor ${label}`);
      expect(await other.evaluate((link) => link.outerHTML)).toBe('<a id="to-other" href="/other">Other</a>');
    });
  });
}

test('a link that leads to /admin no longer is an ordinary link again', async ({page}) => {
  await page.clock.install();
  await openHydrated(page, start);
  await addLinks(page);
  const link = page.locator('#to-admin');
  await page.clock.runFor(1000);
  await expect(link).toHaveAttribute('target', '_blank');
  await link.evaluate((element) => element.setAttribute('href', '/other'));
  await page.clock.runFor(1000);
  expect(await link.evaluate((element) => element.outerHTML)).toBe('<a id="to-admin" href="/other">Editor</a>');
});

test('links that open in a new tab leave no timers behind, and do nothing in a hidden tab', async ({page}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const running = new Set<unknown>();
    const start = window.setInterval.bind(window);
    const stop = window.clearInterval.bind(window);
    const patched = {
      running,
      setInterval: (handler: TimerHandler, delay?: number) => {
        const timer = start(handler, delay);
        if (delay === 1000) running.add(timer);
        return timer;
      },
      clearInterval: (timer?: number) => {
        running.delete(timer);
        stop(timer);
      },
    };
    Object.assign(window, patched);
  });
  const running = (): Promise<number> =>
    page.evaluate(() => (window as unknown as {running: Set<unknown>}).running.size);
  const see = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', {value, configurable: true});
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

  await openHydrated(page, start);
  expect(await running()).toBe(1);
  for (const [way, path] of following ? [['next', following] as const, ['prev', start] as const] : []) {
    await page.locator(`.pagination-nav__link--${way}`).click();
    // The URL is the new one while the old page with its own links still stands.
    await expect(page.locator('h1')).toHaveText(titleOf(path));
    await expect(page).toHaveURL(path);
  }
  expect(await running()).toBe(1);

  await see(true);
  expect(await running()).toBe(0);
  await addLinks(page);
  await page.clock.runFor(5000);
  await expect(page.locator('#to-admin')).not.toHaveAttribute('target');
  await see(false);
  expect(await running()).toBe(1);
  await expect(page.locator('#to-admin')).toHaveAttribute('target', '_blank');
});

/** As GitHub Pages does. */
test('where a host serves files as they are, the address and the metadata become the clean ones', async ({page}) => {
  const {prefix} = languages.at(-1)!;
  const other = startOf(prefix);
  for (const [file, clean] of [
    [`${start}.html`, start],
    [`${other}/index.html`, other],
    [`${prefix}/index.html`, `${prefix}/`],
  ] as const) {
    await page.route(`**${file}*`, (route) => route.fulfill({path: `${placeOf(clean).replace(/\/$/, '/index')}.html`}));
    await page.goto(`${file}?a=1#about`);
    await hydrate(page);
    await expect(page).toHaveURL(`${clean}?a=1#about`);
    const address = (selector: string, name: string): Promise<string | null> =>
      page.locator(selector).getAttribute(name);
    expect(await address('link[rel=canonical]', 'href')).toBe(site.url + clean);
    expect(await address('meta[property="og:url"]', 'content')).toBe(site.url + clean);
    for (const href of await page.locator('link[rel=alternate][hreflang]').evaluateAll(hrefs)) {
      expect(href).not.toContain('.html');
    }
  }
});

const hrefs = (links: Element[]): string[] => links.map((link) => (link as HTMLLinkElement).href);

async function addLinks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const html = '<a id="to-admin" href="/admin/config">Editor</a><a id="to-other" href="/other">Other</a>';
    document.querySelector('main')!.insertAdjacentHTML('beforeend', html);
  });
}
