/** Answers of the search that this site's own texts give. */
import {languages} from '../routes';
import {site} from '../../../src/config/site';
import {expect, openHydrated, type Page, test} from '../../support/page';
import {highlighted, searchFor, searchOf} from '../../support/search';

const words = {
  en: {
    query: 'deploy',
    title: 'Deploy the site',
    everywhere: /^Search all kinds of pages \(\d+\)$/,
    heading: 'Search',
    searchTitle: 'Search for “api”',
    pageOf: /^Page 2 of \d+$/,
    next: 'Next',
  },
  fr: {
    query: 'deployer',
    title: 'Déployer le site',
    everywhere: /^Chercher dans tous les types de pages \(\d+\)$/,
    heading: 'Recherche',
    searchTitle: 'Recherche de «\u202fapi\u202f»',
    pageOf: /^Page 2 sur \d+$/,
    next: 'Suivante',
  },
};

async function expectIn(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  expect(new URL(page.url()).search).toBe('');
}

for (const {locale, prefix} of languages) {
  const say = words[locale];
  const intro = `${prefix}/docs/introduction`;

  test(`${locale}: the example on the home page gives way to what is found`, async ({page}) => {
    await openHydrated(page, `${prefix}/`);
    const field = page.locator(`main form[action='${prefix}/search'] input`);
    const links = page.locator(`main form[action='${prefix}/search'] + ul`).getByRole('link');
    await expect(links.locator('mark').first()).toBeVisible();
    await field.fill('GraphQL');
    await expect(links).toHaveCount(5);
    await expect(links.last()).toHaveText(/“GraphQL”|«\u202fGraphQL\u202f»/);
    await expect(links.last()).toHaveAttribute('href', `${prefix}/search?q=GraphQL`);
    await expect(links.first().locator('b mark')).toHaveText('GraphQL');
    await field.fill('');
    await expect(links).toHaveCount(0);
    await field.fill('GraphQL');
    await links.first().click();
    await expect(page).toHaveURL(/\/docs\//);
  });

  test(`${locale}: so it does for who types before the scripts have come`, async ({page}) => {
    await page.route('**/assets/js/main.*.js', async (route) => {
      await page.locator('main form [name=q]').fill('abc');
      await route.continue();
    });
    await openHydrated(page, `${prefix}/`);
    await expect(page.locator(`main form[action='${prefix}/search'] + ul li:last-child a`)).toHaveText(
      /“abc”|«\u202fabc\u202f»/,
    );
  });

  test.describe(`${locale} the results panel`, () => {
    test('shows sentences of the best pages, from small texts and from no whole page', async ({page}) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
      });
      await openHydrated(page, intro);
      await searchFor(page, say.query);
      await expect(searchOf(page).list.locator('[class*=excerpt] mark').first()).toBeVisible();
      const texts = fetched.filter((path) => path.startsWith(`${prefix}/assets/search/`));
      expect(texts).toContain(`${prefix}/assets/search/docs/deployment.json`);
      expect(texts.length).toBeLessThanOrEqual(6);
      expect(fetched.filter((path) => !/\/assets\/search\/|search-(docs|index)\.json$/.test(path))).toEqual([]);
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
      const hits = list.locator('.search-group > :first-child');
      await expect(hits.locator('.search-excerpt mark')).not.toHaveCount(0);
      for (const hit of await hits.all()) await expect(hit.locator('.search-excerpt')).toHaveText(/\S{3}/);
    });

    test('is as wide as the box above it, and shows five pages at once', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await openHydrated(page, intro);
      const {list} = searchOf(page);
      await searchFor(page, 'image');
      const pages = list.locator('.search-hit');
      await expect(pages.nth(4)).toBeInViewport({ratio: 1});
      const widths = await page
        .locator('.navbar__search-input, .search-panel')
        .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().width)));
      expect(new Set(widths).size).toBe(1);
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

    test('offers the other kinds where the chosen one has nothing', async ({page}) => {
      await openHydrated(page, intro);
      const {around, options} = searchOf(page);
      await searchFor(page, say.query);
      await around.getByRole('button', {name: /^GraphQL/}).click();
      await around.getByRole('button', {name: say.everywhere}).click();
      await expect(options.first()).toContainText(say.title);
    });
  });

  test.describe(`${locale} the search page`, () => {
    test('works when opened directly, with title, heading and description', async ({page}) => {
      await openHydrated(page, `${prefix}/search?q=api`);
      await expect(page.locator('h1')).toHaveText(say.heading);
      await expect(page).toHaveTitle(new RegExp(`^${say.searchTitle}.*${site.title}`));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/);
      await expect(page.locator('main input')).toHaveValue('api');
      await expect(page.locator('main h2 mark').first()).toBeVisible();
      await expect(page.locator('main [class*=excerpt] mark').first()).toBeVisible();
      await expect(page.locator('main li li').first()).toHaveText(/\S+ · \S+/);
    });

    test('has filters and paging in its address', async ({page}) => {
      await openHydrated(page, `${prefix}/search?q=api&kind=docs`);
      const filter = page.locator('main button', {hasText: /^Docs/});
      await expect(filter).toHaveAttribute('aria-pressed', 'true');
      const hits = page.locator('main h2 a');
      await page.locator('main button').first().click();
      await expect(page).toHaveURL(`${prefix}/search?q=api`);
      // The list of all kinds has arrived, and not only their number.
      const all = /\d+/.exec((await page.locator('main button').first().textContent()) ?? '')?.[0];
      await expect(page.locator('main p', {hasText: new RegExp(`^${all}\\s`)})).toBeVisible();
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
      // By a key: the navbar slides away from under a pointer while the page scrolls to what was found.
      await page.locator('.navbar button[class*=toggleButton]').press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect.poll(() => highlighted(page)).toEqual(['appid']);
    });

    test('works on the page where the reader is, and never piles up', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/guides/markdown-features/diagrams`);
      const {around, input, options} = searchOf(page);
      const oneWord = query.split(' ').find((word) => word.startsWith('diag'))!;
      for (const asked of [query, oneWord, query]) {
        await around.click();
        await input.fill(asked);
        const words = asked === oneWord ? ':not([href*="&"])' : '[href*="&_highlight"]';
        const option = options.and(page.locator(`[href*="/diagrams?"]:not([href*="#"])${words}`));
        await option.click();
        await expectIn(page, `${prefix}/docs/guides/markdown-features/diagrams`);
        const expected = asked === oneWord ? /^diag/ : /^(mermaid|diag)/;
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
      await page.locator(`.theme-doc-sidebar-menu a[href="${prefix}/docs/parts"]`).click();
      await expect(page).toHaveURL(`${prefix}/docs/parts`);
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
