import {readFile} from 'node:fs/promises';
import {load} from 'cheerio';
import {expect, openHydrated, test} from '../../support/page';
import {languages, petstoreOperations, tagPages} from '../routes';

const drafts = ['/docs/advanced/versioning', '/docs/guides/markdown-features/video'];
const unlisted = '/docs/advanced/sampler';

/** In the words of the tabs: the languages of the specification, in its order. */
const codeLanguages = [
  'Python',
  'cURL',
  'C#',
  'Go',
  'Node.js',
  'Ruby',
  'PHP',
  'Java',
  'PowerShell',
  'Dart',
  'JavaScript',
  'C',
  'Objective-C',
  'OCaml',
  'R',
  'Swift',
  'Kotlin',
  'Rust',
];

for (const {locale, prefix} of languages) {
  test.describe(locale, () => {
    for (const draft of drafts) {
      test(`the draft ${draft} is absent from pages, sidebars, sitemap and search`, async ({page, request}) => {
        expect((await request.get(prefix + draft)).status()).toBe(404);
        await page.goto(`${prefix}/docs/introduction`);
        await expect(page.locator(`a[href="${prefix}${draft}"]`)).toHaveCount(0);
        expect(await (await request.get(`${prefix}/sitemap.xml`)).text()).not.toContain(draft);
        expect(await readFile(`build${prefix}/search-docs.json`, 'utf8')).not.toContain(draft.slice(1));
      });
    }

    test('an unlisted page is built, but hidden from the sidebar, the sitemap and search unless active', async ({
      page,
      request,
    }) => {
      await page.goto(`${prefix}/docs/advanced/style`);
      await expect(page.locator(`.theme-doc-sidebar-menu a[href="${prefix}${unlisted}"]`)).toHaveCount(0);
      expect(await (await request.get(`${prefix}/sitemap.xml`)).text()).not.toContain(unlisted);
      expect(await readFile(`build${prefix}/search-docs.json`, 'utf8')).not.toContain(unlisted.slice(1));
      await page.goto(prefix + unlisted);
      await expect(page.locator(`.theme-doc-sidebar-menu a[href="${prefix}${unlisted}"]`)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });

    test('the docs root lists the sections of the sidebars, also when reached inside the app', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/introduction`);
      await page.locator(`.theme-doc-sidebar-menu a[href="${prefix}/docs"]`).click();
      await expect(page).toHaveURL(`${prefix}/docs`);
      for (const target of ['docs/installation', 'docs/guides', 'docs/wiki', 'docs/api/queries']) {
        await expect(page.locator(`main a[href="${prefix}/${target}"]`).first()).toBeVisible();
      }
    });

    test('the taxonomy has 65 to 75 tags, each with a page', async ({page}) => {
      await page.goto(`${prefix}/docs/tags`);
      const tags = page.locator(`main a[href^="${prefix}/docs/tags/"]`);
      const addresses = await tags.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const unique = new Set(addresses);
      expect(unique.size).toBeGreaterThanOrEqual(65);
      expect(unique.size).toBeLessThanOrEqual(75);
      for (const tag of tagPages) expect(unique).toContain(`${prefix}/docs/tags/${tag}`);
    });

    test('every operation shows a sample in each of the 18 languages, before any script runs', async ({request}) => {
      for (const operation of petstoreOperations) {
        const response = await request.get(`${prefix}/docs/api/petstore/${operation}`);
        const samples = load(await response.text())('h2#samples').parent();
        const names = samples.find('label').map((_, label) => load(label).text());
        // cURL comes first, and the others in the order of the site.
        expect(names.get(), operation).toEqual(['cURL', ...codeLanguages.filter((name) => name !== 'cURL')]);
        const panels = samples.find('[class*=panel] code').map((_, code) => load(code).text().trim());
        expect(panels.get().filter(Boolean), operation).toHaveLength(codeLanguages.length);
      }
    });

    test('a sample is shown when its language is chosen', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/api/petstore/add-pet`);
      await expect(page.getByText('Rust', {exact: true})).toBeHidden();
      await page.getByText(locale === 'en' ? 'More' : 'Autres', {exact: true}).click();
      await page.getByText('Rust', {exact: true}).click();
      await expect(page.getByRole('radio', {name: 'Rust', exact: true})).toBeChecked();
      await expect(page.locator('pre').filter({hasText: 'reqwest'})).toBeVisible();
      await page.goto(`${prefix}/docs/api/petstore/get-inventory`);
      await expect(page.locator('pre').filter({hasText: 'reqwest'})).toBeVisible();
    });

    test('the samples are of the media type and of the kind of body that are chosen', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await openHydrated(page, `${prefix}/docs/api/petstore/add-pet`);
      const sample = page.locator('.api-tabs--languages .api-code:visible');
      await page.locator('.api-text label[for$="-body-0-1"]').click();
      await expect(sample).toContainText('"petType": "dog"');
      await page.locator('select[data-api-media=body]').selectOption('application/xml');
      await expect(sample).toContainText('<petType>dog</petType>');
      await expect(sample).toContainText('Content-Type: application/xml');
      // The fields are a copy of those above.
      await page.locator('[data-api-schema=body-xml] summary').first().click();
      await page.locator('[data-api-schema=body-xml] label').nth(2).click();
      await expect(sample).toContainText('<petType>bee</petType>');
      await page.locator('select[data-api-media=body]').selectOption('application/json');
      await expect(sample).toContainText('"petType": "bee"');
      await expect(page.locator('.api-text input[id$="-body-0-2"]')).toBeChecked();
    });

    test('the samples ask for the media type of the response that is chosen, whichever body they send', async ({
      page,
    }) => {
      await openHydrated(page, `${prefix}/docs/api/petstore/add-pet`);
      const sample = page.locator('.api-tabs--languages .api-code:visible');
      await expect(sample).toContainText('Accept: application/json');
      // No response of this site has several.
      const menu = '<select data-api-media="response-200"><option>application/json<option>application/xml</select>';
      await page.locator('.api-text').evaluate((text, html) => text.insertAdjacentHTML('afterbegin', html), menu);
      await page.locator('select[data-api-media=response-200]').selectOption('application/xml');
      await expect(sample).toContainText('Accept: application/xml');
      await page.locator('.api-text label[for$="-body-0-1"]').click();
      await expect(sample).toContainText('"petType": "dog"');
      await expect(sample).toContainText('Accept: application/xml');
    });

    test('the example in the menu is the one that the samples send, whichever is chosen', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await openHydrated(page, `${prefix}/docs/api/petstore/add-pet`);
      const menu = page.locator('select[data-api-example=body]');
      const sample = page.locator('.api-tabs--languages .api-code:visible');
      await page.locator('.api-text label[for$="-body-0-1"]').click();
      await expect(sample).toContainText('"petType": "dog"');
      expect(await menu.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(1);
      await page.locator('.api-card__fold summary').last().click();
      await menu.selectOption({index: 0});
      // The opened example has taken the place of the samples.
      await page.locator('.api-tabs--languages > label').first().click();
      await expect(sample).toContainText('"petType": "cat"');
      await expect(page.locator('.api-text input[id$="-body-0-0"]')).toBeChecked();
    });

    for (const width of [1440, 390])
      test(`nothing scrolls when a kind or a status is chosen, ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await openHydrated(page, `${prefix}/docs/api/petstore/add-pet`);
        const ids = await page
          .locator('.api-text .api-tabs__label')
          .evaluateAll((labels: HTMLLabelElement[]) => labels.map(({htmlFor}) => htmlFor));
        expect(ids.length).toBeGreaterThan(5);
        for (const id of ids) {
          const label = page.locator(`label[for="${id}"]`);
          // Another kind or status is shown by now.
          if (!(await label.isVisible())) continue;
          await label.evaluate((element) => {
            const top = element.getBoundingClientRect().top - 400;
            window.scrollBy({top, behavior: 'instant'});
          });
          const before = await label.boundingBox();
          await label.click();
          expect((await label.boundingBox())!.y, (await label.textContent())!).toBeCloseTo(before!.y, 0);
        }
      });

    test('the references make no request and have no send button', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/api/petstore/add-pet`);
      await expect(page.locator('h2#samples')).toBeVisible();
      await expect(page.locator('main form, main button[type=submit]')).toHaveCount(0);
    });

    test('a blog post shows what it is about, reading time, author, date and tags', async ({page}) => {
      await page.goto(`${prefix}/blog/hybrid`);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      await expect(page.locator('article header p')).toHaveText(description!);
      const reading = locale === 'en' ? /\d+ min read/ : /\d+ minutes? de lecture/;
      await expect(page.getByText(reading)).toBeVisible();
      await expect(page.locator('article .avatar__name, article [class*=authorName]').first()).toBeVisible();
      await expect(page.locator('article time').first()).toBeVisible();
      await expect(page.locator(`article a[href^="${prefix}/blog/tags/"]`).first()).toBeVisible();
    });

    test('the blog sidebar is grouped by year', async ({page}) => {
      await page.goto(`${prefix}/blog`);
      const years = page.locator('aside nav [class*=yearGroupHeading], aside nav h3');
      await expect(years).toHaveText(['2025', '2024', '2023']);
    });

    test('the archive lists every post by year', async ({page, request}) => {
      const feed = (await (await request.get(`${prefix}/blog/feed.json`)).json()) as {items: unknown[]};
      await page.goto(`${prefix}/blog/archive`);
      await expect(page.locator('main h2')).toHaveText(['2025', '2024', '2023']);
      await expect(page.locator('main li a')).toHaveCount(feed.items.length);
    });

    test('authors have pages, and counts of posts are singular and plural', async ({page}) => {
      await page.goto(`${prefix}/blog/authors`);
      await expect(page.locator('main a[href*="/blog/authors/"]').first()).toBeVisible();
      await page.goto(`${prefix}/blog/tags`);
      const titles = new Set<string>();
      const addresses = await page
        .locator(`main a[href^="${prefix}/blog/tags/"]`)
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
      for (const address of addresses) {
        await page.goto(address);
        titles.add((await page.locator('h1').textContent()) ?? '');
      }
      const [singular, plural] = locale === 'en' ? [/^One post /, /^\d+ posts /] : [/^1 billet /, /^\d+ billets /];
      expect([...titles].some((title) => singular.test(title))).toBe(true);
      expect([...titles].some((title) => plural.test(title))).toBe(true);
    });

    for (const [file, type] of [
      ['rss.xml', /<rss .*<item>/s],
      ['atom.xml', /<feed .*<entry>/s],
      ['feed.json', /"items": \[\s*\{/],
    ] as const) {
      test(`the feed ${file} is there, in its language`, async ({request}) => {
        const text = await (await request.get(`${prefix}/blog/${file}`)).text();
        expect(text).toMatch(type);
        expect(text).toContain(`https://lectern.example.com${prefix}/blog/hybrid`);
      });
    }
  });
}

test('the address of a field of a long GraphQL page shows it at the top', async ({page}) => {
  await page.goto('/docs/api/objects#Page.revisions');
  const top = await page.locator('[id="Page.revisions"]').evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(200);
});
