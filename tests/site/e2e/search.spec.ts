import {hasPart} from '../../../src/config/presentParts';
import {search} from '../../../src/config/search';
import {site} from '../../../src/config/site';
import {saveData} from '../../support/conditions';
import {languages} from '../../support/languages';
import {expect, openHydrated, type Page, test} from '../../support/page';
import {find, has, headingsOf, pageWith, startOf, titleOf, wordOf} from '../../support/samples';
import {highlighted, indexRequests, searchFor, searchOf} from '../../support/search';
import {literally, textOf} from '../../support/texts';

const hostile = '<zzqa onzzqb="zzqc">';

const phone = {width: 390, height: 844};

/** What these tests break on purpose also shows in the console. */
function forgive(faults: string[], pattern: RegExp): void {
  expect(faults.splice(0).filter((fault) => !pattern.test(fault))).toEqual([]);
}

async function expectIn(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  expect(new URL(page.url()).search).toBe('');
}

/** As the search gives it to the page: without accents. */
function foldedWordOf(address: string): string {
  return encodeURIComponent(
    wordOf(address)
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, ''),
  );
}

/** What a reader may look for: the heading of a page, which finds that page. */
function sampleOf(prefix: string): {target: string; query: string; heading?: {text: string; id: string}} {
  const target = pageWith(prefix, has.doc, has.heading) ?? startOf(prefix);
  return {target, query: titleOf(target), heading: headingsOf(target)[0]};
}

for (const {locale, prefix} of search.engine === 'lectern' ? languages : []) {
  const {target, query, heading} = sampleOf(prefix);
  /** Another page, and one that its sidebar leads to. */
  const intro = pageWith(prefix, has.doc, has.otherPage) ?? startOf(prefix);
  const other = find(has.otherPage, intro);
  const hit = `[href^="${target}?"]:not([href*="#"])`;
  const say = {
    loading: textOf(locale, 'search.box.loading', 'Loading...'),
    ready: textOf(locale, 'search.box.placeholder', 'Search'),
    failed: textOf(locale, 'search.box.failed', 'Failed, try again'),
    reload: textOf(locale, 'search.box.outdated', 'Reload the page'),
    nothing: textOf(locale, 'search.nothing', 'Nothing found for “{text}”', {text: hostile}),
    counted: textOf(locale, 'search.found', '{count} page found|{count} pages found').split('|'),
    seeAll: textOf(locale, 'search.seeAll', 'See all results ({count})'),
    recent: textOf(locale, 'search.recent', 'Recent searches'),
    forget: textOf(locale, 'search.recent.forget', 'Clear'),
    close: textOf(locale, 'search.close', 'Close search'),
    searchTitle: textOf(locale, 'search.page.titleOf', 'Search for “{text}”', {text: query}),
  };
  const searchPage = `${prefix}/search?${new URLSearchParams({q: query}).toString()}`;

  test.describe(`${locale} the search box`, () => {
    test('is disabled and shows Loading... until the index has loaded, then a hint with Ctrl+K', async ({page}) => {
      const release = await holdIndex(page);
      await openHydrated(page, intro);
      const {around, input} = searchOf(page);
      await expect(input).toBeDisabled();
      await expect(input).toHaveAttribute('placeholder', say.loading);
      await expect(around.locator('kbd')).toHaveCount(0);
      await around.hover();
      await expect(input).toHaveAttribute('placeholder', say.loading);
      release();
      await expect(input).toBeEnabled();
      await expect(input).toHaveAttribute('placeholder', say.ready);
      await expect(around.locator('kbd')).toHaveText('Ctrl+K');
    });

    test('is disabled in the HTML already', async ({request}) => {
      const html = await (await request.get(intro)).text();
      const input = /<input[^>]*navbar__search-input[^>]*>/.exec(html)?.[0];
      expect(input).toContain('disabled');
      expect(input).toContain(say.loading);
    });

    test('hints at ⌘K on a Mac, and opens by it', async ({page}) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'platform', {get: () => 'MacIntel'}));
      await openHydrated(page, intro);
      const {around, input} = searchOf(page);
      await page.keyboard.press('Meta+k');
      await expect(input).toBeFocused();
      await expect(around.locator('.search-key kbd')).toHaveText('⌘K');
    });

    for (const [where, arrange] of [
      ['with data-saver', saveData],
      ['on 2g', connectBy('2g')],
      ['on 3g', connectBy('3g')],
      ['of a large index', markAsLarge],
    ] satisfies [string, (page: Page) => Promise<unknown>][]) {
      test(`fetches nothing before its first use ${where}, then exactly two files`, async ({page}) => {
        await arrange(page);
        const files = indexRequests(page);
        await openHydrated(page, intro);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.mouse.move(400, 500);
        await page.keyboard.press('k');
        await quiet(page);
        expect(files).toEqual([]);
        const {around, input} = searchOf(page);
        await expect(input).toBeDisabled();
        await page.evaluate(() => window.scrollTo(0, 0));
        await around.hover();
        await expect(input).toBeEnabled();
        expect(files.sort()).toEqual(['search-docs.json', 'search-index.json']);
      });
    }

    test('becomes ready by itself in a quiet moment after the page, by the same two files', async ({page}) => {
      const files = indexRequests(page);
      await page.goto(intro);
      const {around, input} = searchOf(page);
      await expect(input).toBeEnabled();
      await expect(input).toHaveAttribute('placeholder', say.ready);
      await expect(around.locator('kbd')).toHaveText('Ctrl+K');
      await expect(page.locator('body')).toBeFocused();
      expect(files.sort()).toEqual(['search-docs.json', 'search-index.json']);
      const [loaded, asked] = await page.evaluate(() => {
        const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const [script] = performance.getEntriesByType('resource').filter(({name}) => name.includes('worker'));
        return [load!.loadEventEnd, script?.startTime ?? Infinity];
      });
      expect(asked).toBeGreaterThan(loaded);
      // Another page of the site has it already.
      if (other) {
        await page.locator(`.theme-doc-sidebar-menu a[href="${other}"]`).click();
        await expect(page).toHaveURL(other);
        await expect(input).toBeEnabled();
      }
      expect(files).toHaveLength(2);
    });

    test('says nothing where the index does not come by itself, and loads it when it is used', async ({
      page,
      faults,
    }) => {
      const warnings: string[] = [];
      page.on('console', (entry) => entry.type() === 'warning' && warnings.push(entry.text()));
      await page.route(/search-index\.json/, (route) => route.abort('failed'));
      await openHydrated(page, intro);
      const {around, input} = searchOf(page);
      await expect.poll(() => faults.join()).toContain('search-index.json');
      await quiet(page);
      await expect(around).toHaveAttribute('data-status', 'idle');
      await expect(input).toHaveAttribute('placeholder', say.loading);
      expect(warnings).toEqual([]);
      await page.unrouteAll();
      await around.click();
      await expect(input).toBeFocused();
      forgive(faults, /search-index\.json|Failed to load resource/);
    });

    test('on a phone, is an icon while the index comes by itself, and says Loading... once it is touched', async ({
      browser,
    }) => {
      const page = await browser.newPage({viewport: phone, hasTouch: true});
      const release = await holdIndex(page);
      const asked = page.waitForRequest(/search-index\.json/);
      await openHydrated(page, intro);
      await asked;
      const {around, input} = searchOf(page);
      const icon = await input.boundingBox();
      expect(icon?.width).toBeLessThan(50);
      await around.tap();
      await expect(around).toHaveAttribute('data-status', 'loading');
      release();
      await expect(input).toBeFocused();
      await page.close();
    });

    for (const [use, act] of [
      ['a click', (page) => searchOf(page).around.click()],
      ['a touch', (page) => searchOf(page).around.tap()],
      ['Tab', (page) => searchOf(page).around.focus()],
      ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
      ['/', (page) => page.keyboard.press('/')],
    ] satisfies [string, (page: Page) => Promise<void>][]) {
      test(`loads on ${use}, and the input gets the focus when ready`, async ({browser}) => {
        const page = await browser.newPage({hasTouch: true});
        await saveData(page);
        await openHydrated(page, intro);
        await act(page);
        await expect(searchOf(page).input).toBeFocused();
        await expect(searchOf(page).input).toHaveValue('');
        await page.close();
      });
    }

    test('is a stop of the Tab key while it is disabled, with a name', async ({page}) => {
      await saveData(page);
      await openHydrated(page, intro);
      const {around, input} = searchOf(page);
      await expect(around).toHaveAttribute('role', 'button');
      await expect(around).toHaveAccessibleName(/\S/);
      await page.locator('.navbar__items').first().locator('a').last().focus();
      await page.keyboard.press('Tab');
      await expect(around.or(input).and(page.locator(':focus'))).toHaveCount(1);
      await expect(input).toBeFocused();
    });

    test('does not take the focus from a reader who has moved on', async ({page}) => {
      const release = await holdIndex(page);
      await openHydrated(page, intro);
      const {around, input} = searchOf(page);
      await around.click();
      const link = page.locator('.navbar__brand');
      await link.focus();
      release();
      await expect(input).toBeEnabled();
      await expect(link).toBeFocused();
    });

    test('leaves / to whoever is typing elsewhere', async ({page}) => {
      await saveData(page);
      await openHydrated(page, `${prefix}/search`);
      const inPage = page.locator('main input');
      await page.locator('main [role=button]:has(input)').click();
      await expect(inPage).toBeFocused();
      await page.keyboard.type('a/b');
      await expect(inPage).toHaveValue('a/b');
    });

    if (other) {
      test('says Loading... as long as a slow index takes, while the page works', async ({page}) => {
        const release = await holdIndex(page);
        await openHydrated(page, intro);
        const {around, input} = searchOf(page);
        await around.click();
        await expect(input).toBeDisabled();
        await expect(input).toHaveAttribute('placeholder', say.loading);
        await page.locator(`.theme-doc-sidebar-menu a[href="${other}"]`).click();
        await expect(page).toHaveURL(other);
        release();
        await expect(input).toBeEnabled();
      });
    }

    for (const [fault, message, spoil] of [
      ['is aborted', say.failed, (page) => page.route(/search-index\.json/, (route) => route.abort('failed'))],
      [
        'is cut off',
        say.failed,
        (page) => page.route(/search-docs\.json/, (route) => route.fulfill({json: undefined, body: '{"titles": "a'})),
      ],
      [
        'is of another build',
        say.reload,
        (page) =>
          page.route(/search-docs\.json/, async (route) => {
            const json = (await (await route.fetch()).json()) as Record<string, unknown>;
            await route.fulfill({json: {...json, hash: 'another'}});
          }),
      ],
    ] satisfies [string, string, (page: Page) => Promise<unknown>][]) {
      test(`says so, warns and tries again at the next use when the index ${fault}`, async ({page, faults}) => {
        const warnings: string[] = [];
        page.on('console', (entry) => entry.type() === 'warning' && warnings.push(entry.text()));
        await saveData(page);
        await spoil(page);
        await openHydrated(page, intro);
        const {around, input} = searchOf(page);
        await around.click();
        await expect(input).toHaveAttribute('placeholder', message);
        await expect(input).toBeDisabled();
        await expect(around.getByRole('status')).toHaveText(/\S/);
        expect(warnings.join()).toContain('search index');
        await page.unrouteAll();
        await around.click();
        await expect(input).toBeFocused();
        await input.fill(query);
        await expect(searchOf(page).list.locator(hit)).toBeVisible();
        forgive(faults, /search-index\.json|Failed to load resource/);
      });
    }

    test('moves nothing when it becomes ready', async ({page}) => {
      const release = await holdIndex(page);
      await openHydrated(page, intro);
      const {around, input} = searchOf(page);
      const places = () =>
        page.locator('.navbar :is(a, input, button)').evaluateAll((all) =>
          all.map((element) => {
            const {x, y, width, height} = element.getBoundingClientRect();
            return [x, y, width, height];
          }),
        );
      const before = await places();
      await around.hover();
      release();
      await expect(input).toBeEnabled();
      expect(await places()).toEqual(before);
    });

    test('brings its panel along with the index only', async ({page}) => {
      await saveData(page);
      const texts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') texts.push(response.text());
      });
      await openHydrated(page, intro);
      const panel = 'recent-searches-';
      expect((await Promise.all(texts)).join()).not.toContain(panel);
      await searchFor(page, query);
      expect((await Promise.all(texts)).join()).toContain(panel);
    });
  });

  test.describe(`${locale} the results panel`, () => {
    test('is the listbox of a combobox', async ({page}) => {
      await openHydrated(page, intro);
      const {input, list, options, active} = searchOf(page);
      await searchFor(page, query);
      await expect(input).toHaveRole('combobox');
      await expect(input).toHaveAttribute('aria-autocomplete', 'list');
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      expect(await input.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
      await expect(list).toHaveAccessibleName(/\S/);
      await expect(input).not.toHaveAttribute('aria-activedescendant');
      await input.press('ArrowDown');
      await expect(active).toHaveCount(1);
      await expect(input).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
      await input.press('Escape');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await expect(list).toHaveCount(0);
    });

    for (const [where, arrange] of [
      ['with data-saver', saveData],
      ['on 2g', connectBy('2g')],
    ] satisfies [string, (page: Page) => Promise<unknown>][]) {
      test(`fetches no texts ${where}, and leaves no room for them`, async ({page}) => {
        const texts: string[] = [];
        page.on('request', (request) => request.url().includes('/assets/search/') && texts.push(request.url()));
        await arrange(page);
        await openHydrated(page, intro);
        await searchFor(page, query);
        await quiet(page);
        expect(texts).toEqual([]);
        await expect(searchOf(page).list.locator('[class*=excerpt]')).toHaveCount(0);
      });
    }

    test('shows excerpts without fetching any page', async ({page}) => {
      await openHydrated(page, intro);
      const fetched: string[] = [];
      page.on(
        'request',
        (request) => request.resourceType() === 'fetch' && fetched.push(new URL(request.url()).pathname),
      );
      await searchFor(page, query);
      // Room for it is there before its text.
      await expect(searchOf(page).list.locator('[class*=excerpt]').first()).toHaveText(/\S/);
      await quiet(page);
      expect(fetched.filter((pathname) => pathname.startsWith(`${prefix}/assets/search/`))).not.toEqual([]);
      expect(fetched.filter((pathname) => !pathname.endsWith('.json'))).toEqual([]);
    });

    if (heading) {
      test('names the page beside each section', async ({page}) => {
        await openHydrated(page, intro);
        await searchFor(page, heading.text);
        const section = `[role=option][href^="${target}?"][href$="#${heading.id}"]`;
        const found = searchOf(page)
          .list.getByRole('group')
          .filter({has: page.locator(section)});
        const title = (await found.getAttribute('aria-label')) ?? '';
        await expect(found.locator(section)).toHaveText(new RegExp(`\\S+ · ${literally(title)}$`));
      });
    }

    test('filters by kind, and says how many pages each kind has', async ({page}) => {
      await openHydrated(page, intro);
      const {around, options} = searchOf(page);
      await searchFor(page, query);
      const counts: number[] = [];
      for (const filter of await around.locator('[role=group] button:visible').all()) {
        await filter.click();
        await expect(filter).toHaveAttribute('aria-pressed', 'true');
        const count = Number(/\d+$/.exec((await filter.textContent()) ?? '')?.[0]);
        if (count > 0) await expect(options.last()).toContainText(`(${count})`);
        counts.push(count);
      }
      const [all, ...ofKinds] = counts;
      expect(ofKinds.reduce((sum, count) => sum + count)).toBe(all);
    });

    test('is stepped through with arrows, Home and End', async ({page}) => {
      await openHydrated(page, intro);
      const {input, options, active} = searchOf(page);
      await searchFor(page, query);
      const id = (index: number) => options.nth(index).getAttribute('id');
      for (const [key, index] of [
        ['ArrowDown', 0],
        ['ArrowDown', 1],
        ['End', -1],
        ['Home', 0],
        ['ArrowDown', 1],
        ['ArrowUp', 0],
      ] as const) {
        await input.press(key);
        await expect(active).toHaveAttribute('id', (await id(index)) ?? '');
        await expect(active).toBeInViewport();
      }
      await input.press('ArrowUp');
      await expect(active).toHaveCount(0);
      await input.press('ArrowUp');
      await expect(active).toHaveAttribute('id', (await id(-1)) ?? '');
      await expect(input).toBeFocused();
    });

    test('opens the active hit with Enter', async ({page}) => {
      await openHydrated(page, intro);
      await searchFor(page, query);
      const {options, active} = searchOf(page);
      const wanted = options.and(page.locator(hit));
      while (!(await wanted.and(active).count())) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expectIn(page, target);
      await expect(searchOf(page).list).toHaveCount(0);
      await expect(searchOf(page).input).toHaveValue('');
    });

    test('leads to the search page with Enter while no hit is active', async ({page}) => {
      await openHydrated(page, intro);
      await searchFor(page, query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(searchPage);
      await expect(page.locator(`main h2 a${hit}`)).toBeVisible();
    });

    test('closes with Escape and gives the focus back to the box, which the next Escape empties', async ({page}) => {
      await openHydrated(page, intro);
      const {around, input, list} = searchOf(page);
      await searchFor(page, query);
      await around.locator('[role=group] button').first().focus();
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await expect(input).toBeFocused();
      await expect(input).toHaveValue(query);
      await page.keyboard.press('Escape');
      await expect(input).toHaveValue('');
    });

    test('closes on a click elsewhere, and when the focus leaves', async ({page}) => {
      await openHydrated(page, intro);
      const {input, list} = searchOf(page);
      await searchFor(page, query);
      await page.mouse.click(300, 800);
      await expect(list).toHaveCount(0);
      await input.click();
      await expect(list).toBeVisible();
      await page.locator('.navbar__brand').focus();
      await expect(list).toHaveCount(0);
    });

    test('opens a hit by mouse, and in a new tab with Ctrl', async ({page, context}) => {
      await openHydrated(page, intro);
      const {options} = searchOf(page);
      await searchFor(page, query);
      const opened = context.waitForEvent('page');
      await options.and(page.locator(hit)).click({modifiers: ['Control']});
      const tab = await opened;
      // The words leave the address while the tab still loads, which Playwright may take for a navigation without end.
      await expect(async () => {
        expect(await tab.evaluate(() => location.pathname + location.search)).toBe(target);
      }).toPass();
      await expect.poll(() => highlighted(tab)).not.toEqual([]);
      await tab.close();
      await options.and(page.locator(hit)).click();
      await expectIn(page, target);
    });

    test('keeps recent searches locally, and forgets them', async ({page}) => {
      await openHydrated(page, intro);
      const {around, input, options} = searchOf(page);
      await searchFor(page, query);
      await options.and(page.locator(hit)).click();
      await expect(page).toHaveURL(target);
      await page.reload();
      await around.click();
      await expect(around.getByText(say.recent)).toBeVisible();
      // What leads on stands below them.
      await expect(options.first()).toHaveText(query);
      await input.press('ArrowDown');
      await input.press('Enter');
      await expect(input).toHaveValue(query);
      await input.fill('');
      await around.getByRole('button', {name: say.forget}).click();
      await expect(options.filter({hasText: query})).toHaveCount(0);
      expect(await page.evaluate((key) => localStorage.getItem(key), `recent-searches-${locale}`)).toBeNull();
    });

    test('works without storage', async ({page}) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        }),
      );
      await openHydrated(page, intro);
      await searchFor(page, query);
      await searchOf(page).list.locator(hit).click();
      await expectIn(page, target);
    });

    test('survives what others have left in the storage', async ({page}) => {
      for (const left of ['{"not": ["a list"', '{"not": "a list"}', '[{}, 1]']) {
        await page.goto(intro);
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
          `recent-searches-${locale}`,
          left,
        ] as const);
        await openHydrated(page, intro);
        await searchFor(page, query);
        await expect(searchOf(page).list.locator(hit)).toBeVisible();
      }
    });

    test('announces how many pages are found', async ({page}) => {
      await openHydrated(page, intro);
      await searchFor(page, query);
      await expect(searchOf(page).around.getByRole('status').filter({hasText: /\d/})).toHaveText(
        new RegExp(`^(?:${say.counted.map((form) => literally(form).replace('\\{count\\}', '\\d+')).join('|')})$`),
      );
    });

    test('takes hostile input for text, and helps where nothing is found', async ({page}) => {
      await openHydrated(page, intro);
      const {around, input, options} = searchOf(page);
      await around.click();
      await input.fill(hostile);
      await expect(around.getByText(say.nothing)).toBeVisible();
      await expect(options).toHaveCount(0);
      await expect(around.locator('zzqa')).toHaveCount(0);
      await expect(around.locator(`a[href="${prefix}/docs/tags"]`)).toHaveCount(hasPart('tags') ? 1 : 0);
      await around.locator(`a[href="${prefix}/docs"]`).click();
      await expect(page).toHaveURL(`${prefix}/docs`);
    });

    test('answers one word of ten thousand letters', async ({page}) => {
      await openHydrated(page, intro);
      await searchFor(page, query);
      const {input, options} = searchOf(page);
      await input.evaluate((box: HTMLInputElement) => box.removeAttribute('maxlength'));
      await input.fill('a'.repeat(10_000));
      await expect(options).toHaveCount(0);
      await input.fill(query);
      await expect(options.and(page.locator(hit))).toBeVisible();
    });

    test('leads to all results', async ({page}) => {
      await openHydrated(page, intro);
      await searchFor(page, query);
      const all = searchOf(page).options.last();
      await expect(all).toHaveText(new RegExp(`^${literally(say.seeAll).replace('\\{count\\}', '\\d+')}$`));
      await all.click();
      await expect(page).toHaveURL(searchPage);
    });

    test('is a full-screen sheet on a phone, which keeps the focus and closes by its button', async ({browser}) => {
      const page = await browser.newPage({viewport: phone, hasTouch: true});
      await openHydrated(page, intro);
      const {around, input, list, options} = searchOf(page);
      await around.tap();
      await input.fill(query);
      await expect(options.and(page.locator(hit))).toBeVisible();
      expect(await around.boundingBox()).toEqual({x: 0, y: 0, ...phone});
      await expect(around).toHaveRole('dialog');
      await input.focus();
      await page.keyboard.press('Shift+Tab');
      await expect(around.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(input).toBeFocused();
      await around.getByRole('button', {name: say.close}).tap();
      await expect(list).toHaveCount(0);
      // The icon has no room for what was typed.
      await expect(input).toHaveValue(query);
      await expect(input).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
      await around.tap();
      await options.and(page.locator(hit)).tap();
      await expectIn(page, target);
      await expect(list).toHaveCount(0);
      await page.close();
    });

    test('fits a screen of 320 pixels', async ({page}) => {
      await page.setViewportSize({width: 320, height: 600});
      await openHydrated(page, intro);
      await searchFor(page, query);
      // The sheet lies above the page, which does not grow with it.
      expect(await searchOf(page).around.evaluate((sheet) => sheet.scrollWidth)).toBe(320);
      for (const path of [undefined, searchPage, pageWith(prefix, has.doc, has.search)]) {
        if (path) await openHydrated(page, path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
    });
  });

  test.describe(`${locale} the search page`, () => {
    test('works when opened directly, with title, heading and description', async ({page}) => {
      await openHydrated(page, searchPage);
      await expect(page.locator('h1')).toHaveText(textOf(locale, 'search.page.title', 'Search'));
      await expect(page).toHaveTitle(new RegExp(`^${literally(say.searchTitle)}.*${literally(site.title)}`));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/);
      await expect(page.locator('main input')).toHaveValue(query);
      await expect(page.locator('main h2 mark').first()).toBeVisible();
    });

    test('follows what is typed, and loses no letter', async ({page}) => {
      await saveData(page);
      await openHydrated(page, `${prefix}/search`);
      await page.locator('main [role=button]:has(input)').click();
      const input = page.locator('main input');
      await expect(input).toBeFocused();
      await input.pressSequentially(query, {delay: 40});
      await expect(input).toHaveValue(query);
      await expect(page.locator(`main h2 a${hit}`)).toBeVisible();
      await expect(page).toHaveURL(searchPage);
      await expect(input).toHaveValue(query);
    });

    test('takes hostile addresses for text', async ({page}) => {
      await openHydrated(page, `${prefix}/search?q=${encodeURIComponent(hostile)}&kind=__proto__&page=-3`);
      await expect(page.getByText(say.nothing)).toBeVisible();
      await expect(page.locator('main zzqa')).toHaveCount(0);
    });

    const inPage = pageWith(prefix, has.doc, has.search);
    if (inPage) {
      test('stands in other pages too, live', async ({page}) => {
        await saveData(page);
        const files = indexRequests(page);
        await openHydrated(page, inPage);
        await quiet(page);
        expect(files).toEqual([]);
        await page.locator('main [role=button]:has(input)').click();
        const input = page.locator('main input');
        await expect(input).toBeFocused();
        await input.fill(query);
        await page.locator(`main h2 a${hit}`).click();
        await expectIn(page, target);
      });
    }
  });

  test.describe(`${locale} choosing a hit`, () => {
    if (heading) {
      test('goes to the page and section, highlights the words there, and leaves the address clean', async ({page}) => {
        await openHydrated(page, intro);
        const {list} = searchOf(page);
        await searchFor(page, heading.text);
        const section = list.locator(`[role=option][href^="${target}?"][href$="#${heading.id}"]`);
        expect(await section.getAttribute('href')).toContain('_highlight=');
        await section.click();
        await expectIn(page, `${target}#${heading.id}`);
        await expect.poll(() => highlighted(page)).not.toEqual([]);
        await expect(page.locator(`[id="${heading.id}"]`)).toBeInViewport();
      });

      test('goes on at the section with the keys that scroll, and with Tab', async ({page}) => {
        await openHydrated(page, intro);
        const {options, active} = searchOf(page);
        await searchFor(page, heading.text);
        const wanted = options.and(page.locator(`[href^="${target}?"][href$="#${heading.id}"]`));
        while (!(await wanted.and(active).count())) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        const section = page.locator(`[id="${heading.id}"]`);
        await expect(section).toBeFocused();
        await page.keyboard.press('Tab');
        const follows = await section.evaluate((element) => element.compareDocumentPosition(document.activeElement!));
        expect(follows & 4, 'it stands after the heading, or in it').toBeTruthy();
      });
    }

    test('is cleared by Escape', async ({page}) => {
      await openHydrated(page, `${target}?_highlight=${foldedWordOf(target)}`);
      await expect.poll(() => highlighted(page)).not.toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => highlighted(page)).toEqual([]);
      await page.locator('main p').first().click();
      expect(await highlighted(page)).toEqual([]);
    });

    if (other) {
      test('is gone on the next page', async ({page}) => {
        await openHydrated(page, `${intro}?_highlight=${foldedWordOf(intro)}`);
        await expect.poll(() => highlighted(page)).not.toEqual([]);
        await page.locator(`.theme-doc-sidebar-menu a[href="${other}"]`).click();
        await expect(page).toHaveURL(other);
        await expect.poll(() => highlighted(page)).toEqual([]);
      });
    }

    test('waits 5000 ms for the text to appear, and no longer', async ({page}) => {
      await page.clock.install();
      await page.addInitScript(() => {
        window.MutationObserver = class extends MutationObserver {
          observe(target: Node, options?: MutationObserverInit): void {
            // Who looks for words looks at all texts of the page.
            if (target === document.body && options?.characterData) Object.assign(window, {looksSince: Date.now()});
            super.observe(target, options);
          }
        };
      });
      const looksSince = () => page.evaluate(() => (window as {looksSince?: number}).looksSince ?? 0);
      const append = () =>
        page.evaluate(() => {
          const late = document.createElement('p');
          late.textContent = 'A zyzzyva, late.';
          document.querySelector('main')?.append(late);
        });
      for (const [wait, found] of [
        [3000, ['zyzzyva']],
        [5500, []],
      ] as const) {
        await openHydrated(page, `${intro}?_highlight=zyzzyva`);
        await expect.poll(looksSince).toBeGreaterThan(0);
        const looked = (await page.evaluate(() => Date.now())) - (await looksSince());
        if (looked < wait) await page.clock.runFor(wait - looked);
        await append();
        await page.clock.runFor(400);
        await expect.poll(() => highlighted(page)).toEqual(found);
      }
    });

    test('bears hostile words in the address', async ({page}) => {
      const words = Array.from({length: 300}, () => `_highlight=${encodeURIComponent('<b>(*[\\')}`).join('&');
      const hash = heading ? `#${heading.id}` : '';
      await openHydrated(page, `${target}?${words}&x=1${hash}`);
      await expect(page).toHaveURL(`${target}?x=1${hash}`);
    });
  });
}

/** Keeps the index back until the returned function is called. */
async function holdIndex(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/search-index\.json/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** What is fetched in quiet moments has been asked for, unless it is left open for ever. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', {timeout: 5000}).catch(() => undefined);
}

function connectBy(effectiveType: string): (page: Page) => Promise<unknown> {
  return (page) =>
    page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), {effectiveType});
}

/** As packages/search/src/build/markPages.ts marks all pages of a site whose index is large. */
function markAsLarge(page: Page): Promise<unknown> {
  return page.route(/\/docs\/[^.]*$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({response: answer, body: (await answer.text()).replace('<html', '<html data-search="on-use"')});
  });
}
