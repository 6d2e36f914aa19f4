/** A doc beside its translation. */
import {load} from 'cheerio';
import {findViolations} from '../../support/axe';
import {languages} from '../../support/languages';
import {writtenDocs} from '../../support/kinds';
import type {Locator} from '@playwright/test';
import {expect, openHydrated, type Page, test} from '../../support/page';
import {builtHtml, pagesWith, pageWithMost} from '../../support/sitemap';
import {textOf} from '../../support/texts';

const link = /<a [^>]*href="?[^" >]*\?facing=/;

for (const [at, {locale, prefix}] of languages.entries()) {
  const other = languages[at === 0 ? 1 : 0];
  const path = writtenDocs(prefix, link).find(
    (address) => load(builtHtml(address))('article .markdown > h2').length > 1,
  );
  if (!path || !other) continue;
  const name = textOf(locale, 'pageActions.facing', 'Facing pages');
  const twin = load(builtHtml(path))(`link[hreflang="${other.locale}"]`).attr('href')!;
  const headings = load(builtHtml(path))('article .markdown > :is(h2, h3)').length;

  test.describe(`${path} and its translation`, () => {
    test('stand side by side, each section beside its twin, until the reader goes back', async ({page}) => {
      await page.setViewportSize({width: 1300, height: 800});
      await openHydrated(page, path);
      await choose(page, name);
      await expect(page).toHaveURL(new RegExp(`\\?facing=${other.locale}$`));
      const view = page.getByRole('dialog', {name});
      const sides = view.locator('.markdown');
      await expect(view.getByRole('heading', {level: 1})).toHaveCount(2);
      await expect(sides).toHaveCount(2 * (headings + 1));
      for (const {htmlLang} of [languages[at]!, other]) {
        await expect(view.locator(`.markdown[lang="${htmlLang}"]`)).toHaveCount(headings + 1);
      }
      const places = await sides.evaluateAll((all) => all.map((side) => Math.round(side.getBoundingClientRect().top)));
      expect(places.filter((_, index) => index % 2 === 0)).toEqual(places.filter((_, index) => index % 2 === 1));
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const blocks = view.locator('[class*="aligned"]').first().locator('.markdown');
      const tops = await blocks.evaluateAll((both) =>
        both.map((side) => [...side.children].map((block) => Math.round(block.getBoundingClientRect().top))),
      );
      expect(tops[0]!.length).toBeGreaterThan(1);
      expect(tops[0]).toEqual(tops[1]);
      expect(await findViolations(page)).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(view).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.locator('.page-actions summary')).toBeFocused();
      await page.goBack();
      await expect(view).toBeVisible();
    });

    const withChoices = [/graphql-tabs/, /api-tabs/].flatMap((choice) =>
      pagesWith(link, prefix)
        .filter((address) => choice.test(builtHtml(address)))
        .slice(0, 1),
    );
    for (const address of withChoices) {
      test(`leave what is chosen on ${address} as it was`, async ({page}) => {
        await openHydrated(page, address);
        const chosen = page.locator('main input[type=radio]:checked');
        const count = await chosen.count();
        expect(count).toBeGreaterThan(0);
        await page.goto(`${address}?facing=${other.locale}`);
        const view = page.getByRole('dialog', {name});
        await expect(view.getByRole('heading', {level: 1})).toHaveCount(2);
        await page.keyboard.press('Escape');
        await expect(view).toHaveCount(0);
        await expect(chosen).toHaveCount(count);
      });
    }

    for (const address of withChoices) {
      test(`show each section and field of ${address} beside its twin`, async ({page}) => {
        await page.setViewportSize({width: 1440, height: 900});
        await page.goto(`${address}?facing=${other.locale}`);
        const view = page.getByRole('dialog', {name});
        await expect(view.getByRole('heading', {level: 1})).toHaveCount(2);
        const tops = (): Promise<number[][]> =>
          view.locator('> div').evaluateAll((rows) => {
            const sides = [0, 1].map((at) =>
              rows.flatMap(({children}) => [...(children[at]?.querySelectorAll('h2, dl > div') ?? [])]),
            );
            return sides.map((places) => places.map((place) => Math.round(place.getBoundingClientRect().top)));
          });
        await expect(async () => {
          const [left, right] = await tops();
          expect(left!.length).toBeGreaterThan(1);
          expect(left).toEqual(right);
        }).toPass();
        // One below the other, each section is followed by its twin.
        await page.setViewportSize({width: 390, height: 844});
        const order = await view
          .locator('h2:visible')
          .evaluateAll((all) => all.map(({id}) => id.replace(/^facing-\d-/, '')).filter(Boolean));
        expect(order.filter((id, at) => at % 2 === 1 && id !== order[at - 1])).toEqual([]);
      });
    }

    // Those of GraphQL show code, which is left out here.
    for (const address of withChoices.filter((one) => /api-tabs/.test(builtHtml(one)))) {
      test(`choose on both sides of ${address} what is chosen on one`, async ({page}) => {
        await page.setViewportSize({width: 1440, height: 900});
        await page.goto(`${address}?facing=${other.locale}`);
        const view = page.getByRole('dialog', {name});
        await expect(view.getByRole('heading', {level: 1})).toHaveCount(2);
        const chosen = (): Promise<string[]> =>
          view
            .locator('> div')
            .evaluateAll((rows) =>
              [0, 1]
                .map((at) => rows.flatMap(({children}) => [...(children[at]?.querySelectorAll('input') ?? [])]))
                .map((fields) => fields.map(({checked}) => Number(checked)).join('')),
            );
        const [before] = await chosen();
        for (const side of [0, 1]) {
          const row = view.locator('> div', {has: page.locator('input:not(:checked) + label:visible')}).first();
          await row
            .locator(`> :nth-child(${side + 1}) input:not(:checked) + label:visible`)
            .first()
            .click();
          const [left, right] = await chosen();
          expect(left).not.toBe(before);
          expect(right).toBe(left);
          await row
            .locator(`> :nth-child(${side + 1}) input:not(:checked) + label:visible`)
            .first()
            .click();
        }
      });
    }

    test('leave no menu open behind them, where their button was', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await page.goto(`${path}?facing=${other.locale}`);
      const view = page.getByRole('dialog', {name});
      await expect(view.getByRole('heading', {level: 1})).toHaveCount(2);
      await view.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight / 2));
      await view.locator('form [type=submit]').click();
      await expect(view).toHaveCount(0);
      const navbar = page.locator('.navbar');
      await expect
        .poll(async () => navbar.evaluate((bar) => bar.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(0);
      await page.mouse.move(1290, 30);
      await expect(navbar.locator('.dropdown__menu:visible')).toHaveCount(0);
    });

    test('light up a passage and its twin under the pointer and around the focus', async ({page}) => {
      await page.setViewportSize({width: 1300, height: 800});
      await page.goto(`${path}?facing=${other.locale}`);
      const view = page.getByRole('dialog', {name});
      const lit = view.locator('[data-lit]');
      for (const kind of ['p', '.theme-code-block']) {
        const blocks = view.locator(`[class*="aligned"]:has(${kind})`).first().locator(`.markdown > ${kind}`);
        for (const block of (await blocks.count()) > 0 ? [blocks.first(), blocks.last()] : []) {
          await block.hover();
          await expect(lit).toHaveCount(2);
          const [left, right] = await lit.evaluateAll((both) =>
            both.map((one) => ({
              place: [...one.parentElement!.children].indexOf(one),
              shadow: getComputedStyle(one).boxShadow,
            })),
          );
          expect(left!.place).toBe(right!.place);
          expect(left!.shadow).not.toBe('none');
          await expect(block).toHaveAttribute('data-lit');
          await view.locator('form').hover({position: {x: 300, y: 10}});
          await expect(lit).toHaveCount(0);
        }
      }
      await view.locator('[class*="aligned"] .markdown > p a').first().focus();
      await expect(lit).toHaveCount(2);
    });

    const fields = /<div class="?api-field[" ]/;
    const withFields = pageWithMost(
      fields,
      prefix,
      pagesWith(fields, prefix).filter((one) => link.test(builtHtml(one))),
    );
    if (withFields) {
      test(`light up the innermost row of definitions: ${withFields}`, async ({page}) => {
        await page.setViewportSize({width: 1300, height: 800});
        await page.goto(`${withFields}?facing=${other.locale}`);
        const view = page.getByRole('dialog', {name});
        const row = view.locator('dl > div:not(:has(dl)):visible').last();
        await row.hover();
        await expect(view.locator('[data-lit]')).toHaveCount(2);
        await expect(row).toHaveAttribute('data-lit');
      });
    }

    test('lead on to other facing pages, from both languages', async ({page}) => {
      const start = writtenDocs(prefix, link).find(
        (address) => load(builtHtml(address))('article .markdown > p a[href*="/docs/"]').length > 0,
      )!;
      await page.goto(`${start}?facing=${other.locale}`);
      const view = page.getByRole('dialog', {name});
      const sides = [languages[at]!, other].map(({htmlLang}) => view.locator(`.markdown[lang="${htmlLang}"]`));
      await expect(view.getByRole('heading', {level: 1})).toHaveCount(2);
      for (const side of sides) {
        const href = await side.locator('p a[href*="/docs/"]').first().getAttribute('href');
        expect(href).toMatch(new RegExp(`^${prefix}/docs/[^?#]*\\?facing=${other.locale}(#.*)?$`));
      }
      const next = view.locator('.pagination-nav__link').last();
      const title = await next.locator('.pagination-nav__label').textContent();
      await next.click();
      await expect(page).toHaveURL(new RegExp(`\\?facing=${other.locale}$`));
      await expect(view.locator('.pagination-nav')).toBeVisible();
      expect(page.url()).not.toContain(`${start}?`);
      expect(title).not.toBe('');
    });

    for (const [way, leave] of [
      // Without Playwright's scrolling to what it clicks, which stands in view anyway.
      ['the button', (view: Locator) => view.locator('form [type=submit]').dispatchEvent('click')],
      ['Escape', (view: Locator) => view.press('Escape')],
      ['the Back button of the browser', (view: Locator) => view.page().goBack()],
    ] as const) {
      test(`leave the page at the section read last, by ${way}`, async ({page}) => {
        await page.setViewportSize({width: 1300, height: 500});
        await openHydrated(page, path);
        const all = page.locator('article .markdown > h2');
        const heading = all.nth(Math.floor((await all.count()) / 2));
        const id = await heading.getAttribute('id');
        await choose(page, name);
        const view = page.getByRole('dialog', {name});
        await expect(view.getByRole('heading', {level: 1})).toHaveCount(2);
        await expect(heading).not.toBeInViewport();
        await view.locator(`[id="facing-0-${id}"]`).evaluate((it) => it.scrollIntoView());
        await expect.poll(() => view.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await leave(view);
        await expect(view).toHaveCount(0);
        await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(250);
        await expect(heading).toBeInViewport();
      });
    }

    test('stand side by side on a tablet, too', async ({page}) => {
      await page.setViewportSize({width: 720, height: 900});
      await page.goto(`${path}?facing=${other.locale}`);
      const sides = page.getByRole('dialog', {name}).locator('.markdown');
      await expect(sides).toHaveCount(2 * (headings + 1));
      const [left, right] = await sides.evaluateAll((all) =>
        all.slice(0, 2).map((side) => side.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(right!.top).toBe(left!.top);
      expect(right!.left).toBeGreaterThan(left!.right);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);

      await page.getByRole('dialog', {name}).locator('form a').click();
      await expect(page).toHaveURL(`${prefix}/`);
      await expect(page.getByRole('dialog', {name})).toHaveCount(0);
    });

    const faced = writtenDocs(prefix, link);
    const longest = ['<tr', '<ol|<ul', 'theme-code-block'].map((sign) =>
      pageWithMost(new RegExp(sign), prefix, faced)!,
    );
    for (const address of new Set(longest)) {
      test(`begin their rows and items at one height, and show all of their code: ${address}`, async ({page}) => {
        await page.setViewportSize({width: 1440, height: 900});
        await page.goto(`${address}?facing=${other.locale}`);
        const view = page.getByRole('dialog', {name});
        await expect(view.getByRole('heading', {level: 1})).toHaveCount(2);
        await page.evaluate(() => document.fonts.ready);
        await expect.poll(() => unlevel(view)).toEqual([]);
        const rows = view.locator('tbody tr');
        if ((await rows.count()) > 0) {
          await rows.first().hover();
          await expect(view.locator('[data-lit]')).toHaveCount(2);
          await expect(view.locator('tr[data-lit]')).toHaveCount(2);
        }
        const cut = await view
          .locator('pre')
          .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).map((pre) => pre.textContent));
        expect(cut).toEqual([]);

        for (const width of [900, 768]) {
          await page.setViewportSize({width, height: 900});
          await expect.poll(() => unlevel(view)).toEqual([]);
          const beyond = await view
            .locator('.markdown table')
            .evaluateAll((all) =>
              all.map(
                (table) => table.getBoundingClientRect().right - table.parentElement!.getBoundingClientRect().right,
              ),
            );
          expect(beyond.filter((pixels) => pixels > 1)).toEqual([]);
        }
        // Where the languages stand below each other, nothing is higher than its text.
        await page.setViewportSize({width: 390, height: 900});
        const set = await view
          .locator('tr, li, p')
          .evaluateAll((all) => all.filter((item) => getComputedStyle(item).minHeight !== '0px').length);
        expect(set).toBe(0);
      });
    }

    const withCode = writtenDocs(prefix, new RegExp(`${link.source}[^]*<div class="theme-code-block`))[0] ?? path;
    test('copy code as the page does', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const copy = textOf(locale, 'theme.CodeBlock.copyButtonAriaLabel', 'Copy code to clipboard');
      const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
      await openHydrated(page, withCode);
      await page.getByRole('button', {name: copy}).first().click();
      await expect.poll(copied).not.toBe('');
      const expected = await copied();
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.goto(`${withCode}?facing=${other.locale}`);
      const button = page.getByRole('dialog').getByRole('button', {name: copy}).first();
      await button.click();
      await expect(button.getByRole('status')).toHaveText(textOf(locale, 'theme.CodeBlock.copied', 'Copied'));
      expect(await copied()).toBe(expected);
    });

    test('have an address, which says what one of them lacks, and stand below each other on a phone', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 800});
      await page.route(new URL(twin).pathname, async (route) => {
        const response = await route.fetch();
        const $ = load(await response.text());
        $('article .markdown > h2').first().removeAttr('id');
        await route.fulfill({response, body: $.html()});
      });
      await page.goto(`${path}?facing=${other.locale}`);
      const view = page.getByRole('dialog', {name});
      const missing = textOf(locale, 'facingPages.missing', '{language}: this section is missing.', {
        language: other.label,
      });
      await expect(view.getByText(missing)).toHaveCount(1);
      await expect(view.locator('> [role=status]')).toContainText(`1 `);
      const [left, right] = await view
        .locator('.markdown')
        .evaluateAll((all) => all.slice(0, 2).map((side) => side.getBoundingClientRect().toJSON() as DOMRect));
      expect(right!.top).toBeGreaterThanOrEqual(left!.bottom);
      const named = await view
        .locator('.markdown')
        .evaluateAll((all) => all.map((side) => getComputedStyle(side, '::before').content));
      expect(new Set(named)).toEqual(new Set([languages[at]!, other].map(({label}) => `"${label}"`)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });

    test('turn to the other language at the passage that is read, on a phone', async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      await page.goto(`${path}?facing=${other.locale}`);
      const view = page.getByRole('dialog', {name});
      const row = view.locator('[class*="aligned"]').nth(2);
      const [here, there] = [languages[at]!, other].map(({label, htmlLang}) => ({
        button: view.getByRole('button', {name: label, exact: true}),
        passage: row.locator(`[lang="${htmlLang}"] > p`).last(),
      }));
      await expect(here!.button).toHaveAttribute('aria-pressed', 'true');
      await here!.passage.evaluate((passage) => passage.scrollIntoView());
      for (const {button, passage} of [there!, here!]) {
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await expect(passage).toBeInViewport();
        expect((await passage.boundingBox())!.y).toBeLessThan(120);
      }
    });

    test('cover the page once both are there', async ({page}) => {
      await openHydrated(page, path);
      await page.evaluate(() => {
        const note = ({target}: {target: Node}): void => {
          const {dataset} = document.documentElement;
          if (target instanceof HTMLDialogElement && target.open)
            dataset.sides ??= String(target.querySelectorAll('.markdown').length);
        };
        new MutationObserver((all) => all.forEach(note)).observe(document, {subtree: true, attributeFilter: ['open']});
      });
      await choose(page, name);
      await expect(page.getByRole('dialog', {name})).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-sides', String(2 * (headings + 1)));
    });

    test('begin at the section that the URL names', async ({page}) => {
      const id = load(builtHtml(path))('article .markdown > h2').last().attr('id')!;
      await page.setViewportSize({width: 1300, height: 500});
      await page.goto(`${path}?facing=${other.locale}#${id}`);
      await expect(page.locator(`#facing-0-${id}`)).toBeInViewport();
    });

    test('say that they are loading where that takes long', async ({page}) => {
      await openHydrated(page, path);
      let arrive = (): void => undefined;
      const arrival = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(new URL(twin).pathname, async (route) => {
        await arrival;
        await route.continue();
      });
      await choose(page, name);
      const loading = page.getByText(textOf(locale, 'facingPages.loading', 'Loading both pages…'));
      await expect(loading).toBeVisible();
      arrive();
      await expect(page.getByRole('dialog', {name}).getByRole('heading', {level: 1})).toHaveCount(2);
      await expect(loading).toHaveCount(0);
    });

    test('say where one of them could not be loaded', async ({page, faults}) => {
      await openHydrated(page, path);
      await page.route(new URL(twin).pathname, (route) => route.abort());
      await choose(page, name);
      const lost = textOf(locale, 'facingPages.lost', 'One of the pages could not be loaded. Go back and try again.');
      await expect(page.getByRole('dialog').getByText(lost)).toBeVisible();
      // What the test breaks shows in the console, too.
      faults.length = 0;
    });

    test('are two columns on paper, without the page around', async ({page}) => {
      await page.goto(`${path}?facing=${other.locale}`);
      await expect(page.getByRole('dialog', {name}).getByRole('heading', {level: 1})).toHaveCount(2);
      await page.emulateMedia({media: 'print'});
      await page.setViewportSize({width: 794, height: 1123});
      await expect(page.locator('#__docusaurus')).toBeHidden();
      const [left, right] = await page
        .locator('dialog .markdown')
        .evaluateAll((all) => all.slice(0, 2).map((side) => side.getBoundingClientRect().toJSON() as DOMRect));
      expect(right!.left).toBeGreaterThanOrEqual(left!.right);
    });
  });
}

/** The rows and items that do not begin beside their twin, in tables and lists that have as many in both languages. */
async function unlevel(view: Locator): Promise<string[]> {
  return view.locator('[class*="aligned"]').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const [left, right] = [...section.children].map((side) => [...side.querySelectorAll('tbody, thead, ol, ul')]);
      return left!.flatMap(({children}, at) => {
        const others = right![at]?.children ?? [];
        if (others.length !== children.length) return [];
        return [...children].flatMap((item, place) => {
          const drift = item.getBoundingClientRect().top - others[place]!.getBoundingClientRect().top;
          return Math.abs(drift) < 1 ? [] : [`${Math.round(drift)} px: ${item.textContent.slice(0, 40)}`];
        });
      });
    }),
  );
}

/** From the menu beside the title. */
async function choose(page: Page, name: string): Promise<void> {
  const actions = page.locator('.page-actions');
  await actions.locator('summary').click();
  await actions.getByRole('link', {name}).click();
}
