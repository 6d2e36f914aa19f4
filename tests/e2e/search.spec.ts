import {expect, openHydrated, type Page, test} from '../support/page';
import {languages} from '../support/routes';
import {highlighted, indexRequests, searchFor, searchOf} from '../support/search';

const hostile = '<zzqa onzzqb="zzqc">';

const words = {
  en: {
    loading: 'Loading...',
    ready: 'Search',
    failed: 'Failed, try again',
    reload: 'Reload the page',
    query: 'deploy',
    title: 'Deploy the site',
    counted: /^\d+ pages found$/,
    nothing: `Nothing found for “${hostile}”`,
    everywhere: /^Search all kinds of pages \(\d+\)$/,
    seeAll: /^See all results \(\d+\)$/,
    recent: 'Recent searches',
    forget: 'Clear',
    close: 'Close search',
    searchTitle: 'Search for “api”',
    pageOf: /^Page 2 of \d+$/,
    next: 'Next',
  },
  fr: {
    loading: 'Chargement…',
    ready: 'Rechercher',
    failed: 'Échec, réessayer',
    reload: 'Recharger la page',
    query: 'deployer',
    title: 'Déployer le site',
    counted: /^\d+ pages trouvées$/,
    nothing: `Aucun résultat pour «\u202f${hostile}\u202f»`,
    everywhere: /^Chercher dans tous les types de pages \(\d+\)$/,
    seeAll: /^Voir tous les résultats \(\d+\)$/,
    recent: 'Recherches récentes',
    forget: 'Effacer',
    close: 'Fermer la recherche',
    searchTitle: 'Recherche de «\u202fapi\u202f»',
    pageOf: /^Page 2 sur \d+$/,
    next: 'Suivante',
  },
};

const phone = {width: 390, height: 844};

/** What these tests break on purpose also shows in the console. */
function forgive(faults: string[], pattern: RegExp): void {
  expect(faults.splice(0).filter((fault) => !pattern.test(fault))).toEqual([]);
}

async function expectIn(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  expect(new URL(page.url()).search).toBe('');
}

for (const {locale, prefix} of languages) {
  const say = words[locale];
  const intro = `${prefix}/docs/introduction`;

  test.describe(`${locale} the search box`, () => {
    test('is disabled and shows Loading... until the index has loaded, then a hint with Ctrl+K', async ({page}) => {
      await openHydrated(page, intro);
      const {around, input} = searchOf(page);
      await expect(input).toBeDisabled();
      await expect(input).toHaveAttribute('placeholder', say.loading);
      await expect(around.locator('kbd')).toHaveCount(0);
      await around.hover();
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
      await expect(around.locator('kbd')).toHaveText('⌘K');
    });

    test('fetches nothing before its first use, then exactly two files', async ({page}) => {
      const files = indexRequests(page);
      await openHydrated(page, intro);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.mouse.move(400, 500);
      await page.keyboard.press('k');
      await page.waitForLoadState('networkidle', {timeout: 5000}).catch(() => undefined);
      expect(files).toEqual([]);
      const {around, input} = searchOf(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      await around.hover();
      await expect(input).toBeEnabled();
      expect(files.sort()).toEqual(['search-docs.json', 'search-index.json']);
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
        await openHydrated(page, intro);
        await act(page);
        await expect(searchOf(page).input).toBeFocused();
        await expect(searchOf(page).input).toHaveValue('');
        await page.close();
      });
    }

    test('is a stop of the Tab key while it is disabled, with a name', async ({page}) => {
      await openHydrated(page, intro);
      const {around, input} = searchOf(page);
      await expect(around).toHaveAttribute('role', 'button');
      await expect(around).toHaveAccessibleName(/\S/);
      await page.locator('.navbar a.navbar__link').last().focus();
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
      await openHydrated(page, `${prefix}/docs/search`);
      const inPage = page.locator('main input');
      await page.locator('main [role=button]:has(input)').click();
      await expect(inPage).toBeFocused();
      await page.keyboard.type('a/b');
      await expect(inPage).toHaveValue('a/b');
    });

    test('says Loading... as long as a slow index takes, while the page works', async ({page}) => {
      const release = await holdIndex(page);
      await openHydrated(page, intro);
      const {around, input} = searchOf(page);
      await around.click();
      await expect(input).toBeDisabled();
      await expect(input).toHaveAttribute('placeholder', say.loading);
      await page.locator(`.theme-doc-sidebar-menu a[href="${prefix}/docs/installation"]`).click();
      await expect(page).toHaveURL(`${prefix}/docs/installation`);
      release();
      await expect(input).toBeEnabled();
    });

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
        await input.fill(say.query);
        await expect(searchOf(page).options.first()).toContainText(say.title);
        forgive(faults, /search-index\.json|Failed to load resource/);
      });
    }

    test('moves nothing when it becomes ready', async ({page}) => {
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
      await expect(input).toBeEnabled();
      expect(await places()).toEqual(before);
    });

    test('brings its panel along only when used', async ({page}) => {
      const texts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') texts.push(response.text());
      });
      await openHydrated(page, intro);
      const panel = 'recent-searches-';
      expect((await Promise.all(texts)).join()).not.toContain(panel);
      await searchFor(page, say.query);
      expect((await Promise.all(texts)).join()).toContain(panel);
    });
  });

  test.describe(`${locale} the results panel`, () => {
    test('is the listbox of a combobox', async ({page}) => {
      await openHydrated(page, intro);
      const {input, list, options, active} = searchOf(page);
      await searchFor(page, say.query);
      await expect(input).toHaveRole('combobox');
      await expect(input).toHaveAttribute('aria-autocomplete', 'list');
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      expect(await input.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
      await expect(list).toHaveAccessibleName(/\S/);
      await expect(input).not.toHaveAttribute('aria-activedescendant');
      await input.press('ArrowDown');
      await expect(active).toHaveCount(1);
      expect(await input.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
      await input.press('Escape');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await expect(list).toHaveCount(0);
    });

    test('is stepped through with arrows, Home and End', async ({page}) => {
      await openHydrated(page, intro);
      const {input, options, active} = searchOf(page);
      await searchFor(page, say.query);
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
      await searchFor(page, say.query);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expectIn(page, `${prefix}/docs/deployment`);
      await expect(searchOf(page).list).toHaveCount(0);
    });

    test('leads to the search page with Enter while no hit is active', async ({page}) => {
      await openHydrated(page, intro);
      await searchFor(page, say.query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=${say.query}`);
      await expect(page.locator('main h2').first()).toHaveText(say.title);
    });

    test('closes with Escape and gives the focus back to the box, which the next Escape empties', async ({page}) => {
      await openHydrated(page, intro);
      const {around, input, list} = searchOf(page);
      await searchFor(page, say.query);
      await around.getByRole('button').nth(2).focus();
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await expect(input).toBeFocused();
      await expect(input).toHaveValue(say.query);
      await page.keyboard.press('Escape');
      await expect(input).toHaveValue('');
    });

    test('closes on a click elsewhere, and when the focus leaves', async ({page}) => {
      await openHydrated(page, intro);
      const {input, list} = searchOf(page);
      await searchFor(page, say.query);
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
      await searchFor(page, say.query);
      const opened = context.waitForEvent('page');
      await options.first().click({modifiers: ['Control']});
      const tab = await opened;
      await expectIn(tab, `${prefix}/docs/deployment`);
      await expect.poll(() => highlighted(tab)).not.toEqual([]);
      await tab.close();
      await options.first().click();
      await expectIn(page, `${prefix}/docs/deployment`);
    });

    test('groups hits by page, with their sections, place, and an excerpt with the match marked', async ({page}) => {
      await openHydrated(page, intro);
      const {list} = searchOf(page);
      await searchFor(page, locale === 'en' ? 'search' : 'recherche');
      const group = list.getByRole('group').filter({has: page.locator(`[href^="${prefix}/docs/search?"]`)});
      await expect(group).toHaveAccessibleName(/\S/);
      const [first, second] = [group.getByRole('option').nth(0), group.getByRole('option').nth(1)];
      await expect(first).toContainText('Docs › ');
      await expect(second).toHaveAttribute('href', /\/docs\/search\?.*#/);
      await expect(first.locator('[class*=excerpt]')).toHaveText(/\S{3}/);
      await expect(first.locator('[class*=excerpt] mark').first()).toHaveText(/search|recherche/i);
    });

    test('filters by kind, and says how many pages each kind has', async ({page}) => {
      await openHydrated(page, intro);
      const {around, list, options} = searchOf(page);
      await searchFor(page, 'api');
      const filter = (name: string) => around.getByRole('button', {name: new RegExp(`^${name} \\d+$`)});
      for (const [name, path] of [
        ['Blog', '/blog/'],
        ['Wiki', '/docs/wiki'],
        ['REST', '/docs/'],
        ['GraphQL', '/docs/api/'],
        ['Docs', '/docs/'],
      ] as const) {
        await filter(name).click();
        await expect(filter(name)).toHaveAttribute('aria-pressed', 'true');
        const count = Number(/\d+/.exec((await filter(name).textContent()) ?? '')?.[0]);
        if (count === 0) continue;
        await expect(options.last()).toContainText(`(${count})`);
        // Two kinds may have as many pages: the list of the one before may still be there.
        const addresses = () =>
          list
            .locator('[role=group] > a:first-child')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        await expect
          .poll(async () => (await addresses()).filter((address) => !address.startsWith(prefix + path)))
          .toEqual([]);
      }
    });

    test('keeps recent searches locally, and forgets them', async ({page}) => {
      await openHydrated(page, intro);
      const {around, input, options} = searchOf(page);
      await searchFor(page, say.query);
      await options.first().click();
      await expect(page).toHaveURL(`${prefix}/docs/deployment`);
      await page.reload();
      await around.click();
      await expect(around.getByText(say.recent)).toBeVisible();
      await expect(options).toHaveText([say.query]);
      await input.press('ArrowDown');
      await input.press('Enter');
      await expect(input).toHaveValue(say.query);
      await input.fill('');
      await around.getByRole('button', {name: say.forget}).click();
      await expect(options).toHaveCount(0);
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
      await searchFor(page, say.query);
      await searchOf(page).options.first().click();
      await expectIn(page, `${prefix}/docs/deployment`);
    });

    test('survives what others have left in the storage', async ({page}) => {
      for (const left of ['{"not": ["a list"', '{"not": "a list"}', '[{}, 1]']) {
        await page.goto(intro);
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
          `recent-searches-${locale}`,
          left,
        ] as const);
        await openHydrated(page, intro);
        await searchFor(page, say.query);
        await expect(searchOf(page).options.first()).toContainText(say.title);
      }
    });

    test('announces how many pages are found', async ({page}) => {
      await openHydrated(page, intro);
      await searchFor(page, say.query);
      await expect(searchOf(page).around.getByRole('status').filter({hasText: /\d/})).toHaveText(say.counted);
    });

    test('takes hostile input for text, and helps where nothing is found', async ({page}) => {
      await openHydrated(page, intro);
      const {around, input, options} = searchOf(page);
      await around.click();
      await input.fill(hostile);
      await expect(around.getByText(say.nothing)).toBeVisible();
      await expect(options).toHaveCount(0);
      await expect(around.locator('zzqa')).toHaveCount(0);
      await expect(around.locator(`a[href="${prefix}/docs/tags"]`)).toBeVisible();
      await around.locator(`a[href="${prefix}/docs"]`).click();
      await expect(page).toHaveURL(`${prefix}/docs`);
    });

    test('offers the other kinds where the chosen one has nothing', async ({page}) => {
      await openHydrated(page, intro);
      const {around, options} = searchOf(page);
      await searchFor(page, say.query);
      await around.getByRole('button', {name: /^GraphQL/}).click();
      await around.getByRole('button', {name: say.everywhere}).click();
      await expect(options.first()).toContainText(say.title);
    });

    test('answers one word of ten thousand letters', async ({page}) => {
      await openHydrated(page, intro);
      await searchFor(page, say.query);
      const {input, options} = searchOf(page);
      await input.evaluate((box: HTMLInputElement) => box.removeAttribute('maxlength'));
      await input.fill('a'.repeat(10_000));
      await expect(options).toHaveCount(0);
      await input.fill(say.query);
      await expect(options.first()).toContainText(say.title);
    });

    test('leads to all results', async ({page}) => {
      await openHydrated(page, intro);
      await searchFor(page, 'api');
      const all = searchOf(page).options.last();
      await expect(all).toHaveText(say.seeAll);
      await all.click();
      await expect(page).toHaveURL(`${prefix}/search?q=api`);
    });

    test('is a full-screen sheet on a phone, which keeps the focus and closes by its button', async ({browser}) => {
      const page = await browser.newPage({viewport: phone, hasTouch: true});
      await openHydrated(page, intro);
      const {around, input, list, options} = searchOf(page);
      await around.tap();
      await input.fill(say.query);
      await expect(options.first()).toContainText(say.title);
      expect(await around.boundingBox()).toEqual({x: 0, y: 0, ...phone});
      await expect(around).toHaveRole('dialog');
      await input.focus();
      await page.keyboard.press('Shift+Tab');
      await expect(around.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(input).toBeFocused();
      await around.getByRole('button', {name: say.close}).tap();
      await expect(list).toHaveCount(0);
      await around.tap();
      await options.first().tap();
      await expectIn(page, `${prefix}/docs/deployment`);
      await expect(list).toHaveCount(0);
      await page.close();
    });

    test('fits a screen of 320 pixels', async ({page}) => {
      await page.setViewportSize({width: 320, height: 600});
      await openHydrated(page, intro);
      await searchFor(page, say.query);
      // The sheet lies above the page, which does not grow with it.
      expect(await searchOf(page).around.evaluate((sheet) => sheet.scrollWidth)).toBe(320);
      for (const path of [undefined, `${prefix}/search?q=api`, `${prefix}/docs/search`]) {
        if (path) await openHydrated(page, path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
    });
  });

  test.describe(`${locale} the search page`, () => {
    test('works when opened directly, with title, heading and description', async ({page}) => {
      await openHydrated(page, `${prefix}/search?q=api`);
      await expect(page.locator('h1')).toHaveText(say.searchTitle);
      await expect(page).toHaveTitle(new RegExp(`^${say.searchTitle}.*Lectern`));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/);
      await expect(page.locator('main input')).toHaveValue('api');
      await expect(page.locator('main h2 mark').first()).toBeVisible();
      await expect(page.locator('main [class*=excerpt] mark').first()).toBeVisible();
    });

    test('has filters and paging in its address', async ({page}) => {
      await openHydrated(page, `${prefix}/search?q=api&kind=docs`);
      const filter = page.locator('main button', {hasText: /^Docs/});
      await expect(filter).toHaveAttribute('aria-pressed', 'true');
      const hits = page.locator('main h2 a');
      await page.locator('main button').first().click();
      await expect(page).toHaveURL(`${prefix}/search?q=api`);
      await expect(hits).toHaveCount(10);
      const first = await hits.first().textContent();
      await page.getByRole('link', {name: say.next, exact: true}).click();
      await expect(page).toHaveURL(`${prefix}/search?q=api&page=2`);
      await expect(page.getByText(say.pageOf)).toBeVisible();
      await expect(hits.first()).not.toHaveText(first ?? '');
      await page.goBack();
      await expect(hits.first()).toHaveText(first ?? '');
      await page.goBack();
      await expect(filter).toHaveAttribute('aria-pressed', 'true');
      await openHydrated(page, `${prefix}/search?q=api&page=2`);
      await expect(page.getByText(say.pageOf)).toBeVisible();
    });

    test('follows what is typed, and loses no letter', async ({page}) => {
      await openHydrated(page, `${prefix}/search`);
      await page.locator('main [role=button]:has(input)').click();
      const input = page.locator('main input');
      await expect(input).toBeFocused();
      await input.pressSequentially(say.query, {delay: 40});
      await expect(input).toHaveValue(say.query);
      await expect(page.locator('main h2').first()).toHaveText(say.title);
      await expect(page).toHaveURL(`${prefix}/search?q=${say.query}`);
      await expect(input).toHaveValue(say.query);
    });

    test('takes hostile addresses for text', async ({page}) => {
      await openHydrated(page, `${prefix}/search?q=${encodeURIComponent(hostile)}&kind=__proto__&page=-3`);
      await expect(page.getByText(say.nothing)).toBeVisible();
      await expect(page.locator('main zzqa')).toHaveCount(0);
    });

    test('stands in the guide too, live', async ({page}) => {
      const files = indexRequests(page);
      await openHydrated(page, `${prefix}/docs/search`);
      await page.waitForLoadState('networkidle', {timeout: 5000}).catch(() => undefined);
      expect(files).toEqual([]);
      await page.locator('main [role=button]:has(input)').click();
      const input = page.locator('main input');
      await expect(input).toBeFocused();
      await input.fill(say.query);
      const hit = page.locator('main h2 a', {hasText: say.title});
      await expect(hit).toBeVisible();
      await hit.click();
      await expectIn(page, `${prefix}/docs/deployment`);
    });
  });

  test.describe(`${locale} choosing a hit`, () => {
    const query = locale === 'en' ? 'mermaid diagram' : 'diagrammes mermaid';

    test('goes to the page and section, highlights the words there, and leaves the address clean', async ({page}) => {
      await openHydrated(page, intro);
      const {list} = searchOf(page);
      await searchFor(page, say.query);
      const section = list.locator('[role=option][href*="#"]').first();
      const target = new URL((await section.getAttribute('href')) ?? '', page.url());
      expect(target.search).toContain('_highlight=');
      await section.click();
      await expectIn(page, target.pathname + target.hash);
      await expect.poll(() => highlighted(page)).not.toEqual([]);
      for (const word of await highlighted(page)) expect(word).toMatch(/^d[eé]plo/);
      await expect(page.locator(`[id="${decodeURIComponent(target.hash.slice(1))}"]`)).toBeInViewport();
    });

    test('highlights in code blocks', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/search?_highlight=appid`);
      await expect.poll(() => highlighted(page)).toEqual(['appid']);
      const inCode = await page.evaluate(() =>
        [...(CSS.highlights.get('search') ?? [])].every((range) =>
          Boolean((range as Range).startContainer.parentElement?.closest('pre')),
        ),
      );
      expect(inCode).toBe(true);
    });

    test('keeps the highlights when the code is drawn anew', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/search?_highlight=appid`);
      await expect.poll(() => highlighted(page)).toEqual(['appid']);
      await page.locator('.navbar button[class*=toggleButton]').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect.poll(() => highlighted(page)).toEqual(['appid']);
    });

    test('is cleared by Escape', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/deployment?_highlight=${say.query}`);
      await expect.poll(() => highlighted(page)).not.toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => highlighted(page)).toEqual([]);
      await page.locator('main p').first().click();
      expect(await highlighted(page)).toEqual([]);
    });

    test('works on the page where the reader is, and never piles up', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/guides/markdown-features/diagrams`);
      const {around, input, options} = searchOf(page);
      for (const asked of [query, 'mermaid', query]) {
        await around.click();
        await input.fill(asked);
        const words = asked === 'mermaid' ? '[href$="_highlight=mermaid"]' : '[href*="&_highlight"]';
        const option = options.and(page.locator(`[href*="/diagrams?"]:not([href*="#"])${words}`));
        await option.click();
        await expectIn(page, `${prefix}/docs/guides/markdown-features/diagrams`);
        const expected = asked === 'mermaid' ? /^mermaid$/ : /^(mermaid|diag)/;
        await expect
          .poll(async () => {
            const found = await highlighted(page);
            return found.length > 0 && found.every((word) => expected.test(word));
          })
          .toBe(true);
      }
      await page.goBack();
      await expect(page).not.toHaveURL(/diagrams/);
    });

    test('is gone on the next page', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/deployment?_highlight=${say.query}`);
      await expect.poll(() => highlighted(page)).not.toEqual([]);
      await page.locator(`.theme-doc-sidebar-menu a[href="${prefix}/docs/installation"]`).click();
      await expect(page).toHaveURL(`${prefix}/docs/installation`);
      await expect.poll(() => highlighted(page)).toEqual([]);
    });

    test('waits 5000 ms for the text to appear, and no longer', async ({page}) => {
      await page.clock.install();
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
        await openHydrated(page, `${prefix}/docs/installation?_highlight=zyzzyva`);
        await expectIn(page, `${prefix}/docs/installation`);
        // The code that looks for words is there. What is fetched ahead may be left open for ever, so no longer.
        await page.waitForLoadState('networkidle', {timeout: 5000}).catch(() => undefined);
        await page.clock.runFor(wait);
        await append();
        await page.clock.runFor(400);
        await expect.poll(() => highlighted(page)).toEqual(found);
      }
    });

    test('marks the words where the browser cannot highlight them, and takes the marks away again', async ({page}) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'));
      await openHydrated(page, `${prefix}/docs/search?_highlight=appid&_highlight=pagefind`);
      const marks = page.locator('main mark');
      await expect(marks.first()).toBeVisible();
      await expect(page.locator('main pre mark')).toHaveText('appId');
      const read = () => page.locator('main .markdown').textContent();
      const text = await read();
      await page.locator('.navbar button[class*=toggleButton]').click();
      await expect(page.locator('main pre mark')).toHaveText('appId');
      expect(await read()).toBe(text);
      await page.keyboard.press('Escape');
      await expect(marks).toHaveCount(0);
      expect(await read()).toBe(text);
      await page.locator(`.theme-doc-sidebar-menu a[href="${prefix}/docs/seo"]`).click();
      await expect(page).toHaveURL(`${prefix}/docs/seo`);
    });

    test('bears hostile words in the address', async ({page}) => {
      const words = Array.from({length: 300}, () => `_highlight=${encodeURIComponent('<b>(*[\\')}`).join('&');
      await openHydrated(page, `${prefix}/docs/installation?${words}&x=1#what-you-need`);
      await expect(page).toHaveURL(`${prefix}/docs/installation?x=1#what-you-need`);
    });
  });
}

test('fr highlights respect accents and elisions', async ({page}) => {
  await openHydrated(page, '/fr/docs/introduction');
  await searchFor(page, 'l’eleve');
  const option = searchOf(page).options.first();
  await expect(option.locator('mark').first()).toBeVisible();
  await openHydrated(page, '/fr/docs/search?_highlight=adresse&_highlight=generation');
  await expect.poll(() => highlighted(page)).toContain('adresse');
  const found = await highlighted(page);
  expect(found).toContain('génération');
  expect(found.filter((word) => /['’]/.test(word))).toEqual([]);
});

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
