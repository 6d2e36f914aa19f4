import {expect, openHydrated, test, type Page} from './page';

const glossary = '/docs/glossary';
const word = (page: Page) => page.locator('p').getByRole('link', {name: 'crumb', exact: true}).first();
const definition = (page: Page) => page.getByRole('tooltip');

test('a definition is shown to the pointer, which may move onto it', async ({page}) => {
  await openHydrated(page, glossary);
  await word(page).hover();
  await expect(definition(page)).toHaveText(/^The soft inside of a loaf/);
  const box = await definition(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, {steps: 5});
  await expect(definition(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(definition(page)).toHaveCount(0);
});

test('a definition is shown to the keyboard, describes its word and is dismissed with Escape', async ({page}) => {
  await openHydrated(page, glossary);
  await word(page).focus();
  await expect(definition(page)).toBeVisible();
  await expect(word(page)).toHaveAccessibleDescription(/^The soft inside/);
  await page.keyboard.press('Escape');
  await expect(definition(page)).toHaveCount(0);
  await expect(word(page)).toBeFocused();
});

test('a definition stays within a narrow window', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openHydrated(page, glossary);
  await word(page).focus();
  const box = await definition(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
});

test.describe('by touch', () => {
  test.use({hasTouch: true});

  test('the first tap explains, the second leads to the entry', async ({page}) => {
    await openHydrated(page, glossary);
    await word(page).tap();
    await expect(definition(page)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await word(page).tap();
    await expect(page).toHaveURL(/#term-crumb$/);
  });
});

test('the French glossary follows the French alphabet', async ({page}) => {
  await page.goto(`/fr${glossary}`);
  const terms = await page
    .locator('h3[id^="term-"]')
    .evaluateAll((headings) => headings.map((heading) => heading.firstChild?.textContent ?? ''));
  expect(terms.length).toBeGreaterThan(10);
  expect(terms).toEqual([...terms].sort(new Intl.Collator('fr').compare));
  expect(terms.indexOf('Étuve')).toBeLessThan(terms.indexOf('Gluten'));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a word leads to its entry', async ({page}) => {
    await page.goto(glossary);
    await word(page).click();
    await expect(page).toHaveURL(/\/glossary#term-crumb$/);
  });
});
