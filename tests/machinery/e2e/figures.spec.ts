import {expect, openHydrated, test} from './page';

const page1 = '/docs/figures';

test('a figure is enlarged and left by keyboard, and the focus comes back', async ({page}) => {
  await openHydrated(page, page1);
  const enlarge = page.getByRole('button', {name: 'Enlarge: Figure 1'});
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Figure 1'});
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test('a click on a picture enlarges it, a click beside it leaves', async ({page}) => {
  await openHydrated(page, page1);
  await page.locator('#figure-oven img').click();
  const dialog = page.getByRole('dialog', {name: 'Figure 1'});
  await expect(dialog).toBeVisible();
  await dialog.locator('div').click({position: {x: 5, y: 5}});
  await expect(dialog).toHaveCount(0);
});

test('an enlarged picture fills the window, in French too', async ({page}) => {
  await openHydrated(page, `/fr${page1}`);
  await page.getByRole('button', {name: /Agrandir\s*: Figure\s1/}).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toBeVisible();
  const {width = 0, height = 0} = (await picture.boundingBox()) ?? {};
  const window = page.viewportSize() ?? {width: 0, height: 0};
  expect(width > window.width * 0.9 || height > window.height * 0.75).toBe(true);
  await page.getByRole('dialog').getByRole('button', {name: 'Fermer'}).click();
  await expect(picture).toHaveCount(0);
});

test('only a table that is too wide is enlarged, and its scroll is in reach of the keyboard', async ({page}) => {
  await openHydrated(page, page1);
  const button = page.getByRole('button', {name: 'Enlarge: Figure 2'});
  const table = page.locator('#figure-times table');
  await expect(table).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(table).not.toHaveAttribute('tabindex');
  await page.setViewportSize({width: 320, height: 700});
  await expect(button).toBeVisible();
  await expect(table).toHaveAttribute('tabindex', '0');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('figures are there, and no button that does nothing', async ({page}) => {
    await page.goto(page1);
    const picture = page.locator('#figure-oven img');
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', /^\d+$/);
    await expect(picture).toHaveAttribute('height', /^\d+$/);
    await expect(page.getByRole('button', {name: /Enlarge/})).toHaveCount(0);
    await expect(page.getByRole('link', {name: 'Figure 2'})).toHaveAttribute('href', '#figure-times');
  });
});
