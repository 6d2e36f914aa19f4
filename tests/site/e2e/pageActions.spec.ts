/** What can be done with a doc: a button above its title, with a menu. */
import {findViolations} from '../../support/axe';
import {languages} from '../../support/languages';
import {expect, openHydrated, type Page, test} from '../../support/page';
import {pagesWith} from '../../support/sitemap';
import {textOf} from '../../support/texts';

const offered = /^(?=[^]*<link[^>]* type="?text\/markdown)[^]*class="?page-actions/;

const place = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

for (const {locale, prefix} of languages) {
  const [path] = pagesWith(offered, prefix);
  if (!path) continue;

  test(`the menu of ${path} opens, is walked through and closed by keyboard`, async ({page}) => {
    await openHydrated(page, path);
    const menu = page.locator('.page-actions details');
    const opener = menu.locator('summary');
    const view = menu.getByRole('link', {name: textOf(locale, 'pageActions.view', 'View as Markdown')});
    await page.getByRole('button', {name: textOf(locale, 'pageActions.copy', 'Copy page'), exact: true}).focus();
    await page.keyboard.press('Tab');
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAccessibleName(textOf(locale, 'pageActions.more', 'Page actions'));
    await expect(view).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(view).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(opener).toBeFocused();
    // Whoever goes on past its end leaves it behind.
    await page.keyboard.press('Enter');
    await expect(view).toBeVisible();
    const choices = await menu.locator('a, button').count();
    for (let step = 0; step <= choices; step++) await page.keyboard.press('Tab');
    await expect(menu).not.toHaveAttribute('open');
  });

  for (const width of [1440, 390]) {
    test.describe(`${path} at ${width} px`, () => {
      test.use({viewport: {width, height: 800}});

      test('has the button above its title, where it stays when it has copied', async ({page, context}) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await openHydrated(page, path);
        const [title, button] = [await place(page, 'article h1'), await place(page, '.page-actions')];
        if (width > 996) expect(button.bottom).toBeLessThanOrEqual(title.top);
        else {
          // As high as a finger needs, and in one line with the contents, or with the title where there are none.
          expect(Math.round(button.bottom - button.top)).toBeGreaterThanOrEqual(44);
          const hasContents = (await page.locator('.theme-doc-toc-mobile').count()) > 0;
          const besides = hasContents ? await place(page, '.theme-doc-toc-mobile') : title;
          expect(besides.right).toBeLessThanOrEqual(hasContents ? button.left : button.right);
          const middle = (button.top + button.bottom) / 2;
          expect(middle).toBeGreaterThanOrEqual(besides.top);
          expect(middle).toBeLessThanOrEqual(besides.bottom);
          if (hasContents) expect(button.bottom).toBeLessThanOrEqual(title.top);
        }
        await page.getByRole('button', {name: textOf(locale, 'pageActions.copy', 'Copy page'), exact: true}).click();
        const copied = textOf(locale, 'pageActions.copied', 'Copied');
        await expect(page.getByRole('status').filter({hasText: copied})).toBeVisible();
        expect([await place(page, 'article h1'), await place(page, '.page-actions')]).toEqual([title, button]);
      });

      test('closes the menu where the reader goes elsewhere, and keeps it within the window', async ({page}) => {
        await openHydrated(page, path);
        await page.locator('.page-actions summary').click();
        const list = await place(page, '.page-actions ul');
        expect(list.left).toBeGreaterThanOrEqual(0);
        expect(list.right).toBeLessThanOrEqual(width);
        // The list may lie over its middle.
        await page.locator('article h1').click({position: {x: 4, y: 4}});
        await expect(page.locator('.page-actions ul')).toBeHidden();
      });
    });
  }
}

const [path] = pagesWith(offered);
if (path) {
  test('without scripts the menu opens and has a name that is seen', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(path);
    await page.locator('.page-actions summary span').click();
    await expect(page.locator('.page-actions a').first()).toBeVisible();
    await context.close();
  });
}
