import {expect, openHydrated, test} from './page';

test('a tab is opened by keyboard, and the others close', async ({page}) => {
  await openHydrated(page, '/docs/tabs');
  const tabs = page.getByRole('tablist', {name: 'Way to knead'});
  await tabs.getByRole('tab', {name: 'By hand'}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tabs.getByRole('tab', {name: 'By machine'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Let the hook turn')).toBeVisible();
  await expect(page.getByText('Fold the dough')).toBeHidden();
});

test('a package manager is chosen once, and stands in the address', async ({page}) => {
  await openHydrated(page, '/fr/docs/code');
  await page.getByRole('tab', {name: 'Yarn'}).click();
  await expect(page).toHaveURL(/\?package-manager=yarn$/);
  await openHydrated(page, '/fr/docs/code');
  await expect(page.getByText('yarn add oven')).toBeVisible();
});

test('a console block copies its commands alone', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/docs/code');
  const block = page.locator('.language-console');
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('bake loaf.js');
});
