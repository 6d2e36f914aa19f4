/** Each page as Markdown: copied by a button, and at an address of its own. */
import {defaultLocale} from '../../../src/config/i18n';
import {languages} from '../../support/languages';
import {expect, openHydrated, test} from '../../support/page';
import {pagesWith} from '../../support/sitemap';
import {textOf} from '../../support/texts';

/** A doc or a post that offers its twin. */
const offered = /^(?=[^]*<link[^>]* type="?text\/markdown)[^]*class="?page-actions/;

for (const {locale, prefix} of languages) {
  const [path] = pagesWith(offered, prefix);
  if (!path) continue;
  test(`${path} is copied as Markdown by keyboard`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, path);
    await page.getByRole('button', {name: textOf(locale, 'pageActions.copy', 'Copy page'), exact: true}).focus();
    await page.keyboard.press('Enter');
    const copied = textOf(locale, 'pageActions.copied', 'Copied');
    await expect(page.getByRole('status').filter({hasText: copied})).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const twin = await page.request.get(`${path}.md`);
    expect(twin.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(text).toBe(await twin.text());
    await page.locator('.page-actions summary').click();
    const view = page.getByRole('link', {name: textOf(locale, 'pageActions.view', 'View as Markdown')});
    await expect(view).toHaveAttribute('href', `${path}.md`);
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', `${path}.md`);
  });
}

for (const path of pagesWith(offered).slice(0, 1)) {
  const copy = textOf(defaultLocale, 'pageActions.copy', 'Copy page');

  test('a page that cannot be fetched is not said to be copied', async ({page, faults}) => {
    await openHydrated(page, path);
    await page.route('**/*.md', (route) => route.abort());
    await page.getByRole('button', {name: copy, exact: true}).click();
    const failed = textOf(defaultLocale, 'pageActions.failed', 'Could not copy');
    await expect(page.getByRole('status').filter({hasText: failed})).toBeVisible();
    // What the test breaks shows in the console, too.
    await expect.poll(() => faults).toHaveLength(2);
    faults.length = 0;
  });

  test('without scripts the Markdown is in the menu, and there is no button that does nothing', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByText(copy, {exact: true})).toBeAttached();
    await expect(page.getByRole('button', {name: copy, exact: true})).toBeHidden();
    await page.locator('.page-actions summary').click();
    const view = textOf(defaultLocale, 'pageActions.view', 'View as Markdown');
    await expect(page.getByRole('link', {name: view})).toBeVisible();
    await context.close();
  });
}
