import {expect, openHydrated, test} from './page';

const page1 = '/docs/conditions';
const forGuests = 'div[data-only-audience=guest]';
const forBakers = 'div[data-only-audience=baker]';

for (const [language, prefix, switchName, label] of [
  ['English', '', 'Audience', 'Audience: Guests'],
  ['French', '/fr', 'Public', 'Public\u202f: Invités'],
] as const) {
  test(`${language}: the reader chooses once, the address and the next visit know it`, async ({page}) => {
    await openHydrated(page, prefix + page1);
    await expect(page.locator(forGuests)).toContainText(label);
    await expect(page.locator(forBakers)).toBeVisible();

    const choice = page.getByLabel(switchName, {exact: true});
    await choice.focus();
    await choice.selectOption('guest');
    await expect(page).toHaveURL(/\?audience=guest$/);
    await expect(page.locator(forBakers)).toBeHidden();
    await expect(page.locator(forGuests)).toBeVisible();
    await expect(page.locator(forGuests).getByText(label)).toBeHidden();

    await openHydrated(page, prefix + page1);
    await expect(choice).toHaveValue('guest');
    await expect(page.locator(forBakers)).toBeHidden();
    await choice.selectOption('');
    await expect(page.locator(forBakers)).toBeVisible();
  });
}

test('a shared address chooses before the first paint, and nothing moves afterwards', async ({page}) => {
  await page.addInitScript(() => {
    const shifts = ((window as unknown as {shifts: number[]}).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value as never);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await openHydrated(page, `${page1}?audience=baker`);
  await expect(page.locator(forGuests)).toBeHidden();
  await expect(page.getByLabel('Audience', {exact: true})).toHaveValue('baker');
  const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test('a link within the site chooses too', async ({page}) => {
  await openHydrated(page, page1);
  await page.getByRole('link', {name: 'this page for bakers'}).click();
  await expect(page.locator(forGuests)).toBeHidden();
});

test('what was chosen before holds on a page that a link leads to', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('lectern.for.audience', 'guest'));
  await openHydrated(page, '/docs/diagrams');
  await page.evaluate(() => ((window as Window & {isSame?: boolean}).isSame = true));
  await page.locator(`nav a[href='${page1}']`).first().click();
  await expect(page.locator(forGuests)).toBeVisible();
  await expect(page.locator(forBakers)).toBeHidden();
  expect(await page.evaluate(() => (window as Window & {isSame?: boolean}).isSame)).toBe(true);
});

test('hostile values change nothing', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('lectern.for.oven', '"><img src=x>'));
  await openHydrated(page, `${page1}?audience=%22%3E%3Cscript%3E&oven=constructor`);
  await expect(page.locator(forGuests)).toBeVisible();
  await expect(page.locator(forBakers)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.getAttributeNames())).not.toContain('data-for-audience');
});

test('it works with storage switched off', async ({page, faults}) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('off', 'SecurityError');
      };
    }
  });
  await openHydrated(page, page1);
  await page.getByLabel('Audience', {exact: true}).selectOption('guest');
  await expect(page.locator(forBakers)).toBeHidden();
  // The warnings of Docusaurus, which the specification asks for; none of ours.
  expect(faults.splice(0).filter((fault) => !fault.includes('Docusaurus storage error'))).toEqual([]);
});

test('on paper: what was chosen, and what is for paper', async ({page}) => {
  await openHydrated(page, `${page1}?audience=guest`);
  await expect(page.locator('[data-only-output=print]')).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('[data-only-output=print]')).toBeVisible();
  await expect(page.locator(forBakers)).toBeHidden();
  await expect(page.getByLabel('Audience', {exact: true})).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('all variants stand there with their labels, and no switch', async ({page}) => {
    await page.goto(page1);
    await expect(page.locator(forGuests)).toContainText('Audience: Guests');
    await expect(page.locator(forBakers)).toContainText('Audience: Bakers');
    await expect(page.getByLabel('Audience', {exact: true})).toBeHidden();
  });
});
