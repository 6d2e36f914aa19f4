import {expect, openHydrated, test} from '../support/page';

const page1 = '/docs/guides/markdown-features/conditional-text';
const forAuthors = 'div[data-only-audience=author]';
const forOperators = 'div[data-only-audience=operator]';

for (const [language, prefix, switchName, label] of [
  ['English', '', 'Audience', 'Audience: Authors'],
  ['French', '/fr', 'Public', 'Public\u202f: Rédaction'],
] as const) {
  test(`${language}: the reader chooses once, the address and the next visit know it`, async ({page}) => {
    await openHydrated(page, prefix + page1);
    await expect(page.locator(forAuthors)).toContainText(label);
    await expect(page.locator(forOperators)).toBeVisible();

    const choice = page.getByLabel(switchName, {exact: true});
    await choice.focus();
    await choice.selectOption('author');
    await expect(page).toHaveURL(/\?audience=author$/);
    await expect(page.locator(forOperators)).toBeHidden();
    await expect(page.locator(forAuthors)).toBeVisible();
    await expect(page.locator(forAuthors).getByText(label)).toBeHidden();

    await openHydrated(page, prefix + page1);
    await expect(choice).toHaveValue('author');
    await expect(page.locator(forOperators)).toBeHidden();
    await choice.selectOption('');
    await expect(page.locator(forOperators)).toBeVisible();
  });
}

test('a shared address chooses before the first paint, and nothing moves afterwards', async ({page}) => {
  await page.addInitScript(() => {
    const shifts = ((window as unknown as {shifts: number[]}).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value as never);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await openHydrated(page, `${page1}?audience=operator`);
  await expect(page.locator(forAuthors)).toBeHidden();
  await expect(page.getByLabel('Audience', {exact: true})).toHaveValue('operator');
  const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test('a link within the site chooses too', async ({page}) => {
  await openHydrated(page, page1);
  await page.getByRole('link', {name: 'this page for operators'}).click();
  await expect(page.locator(forAuthors)).toBeHidden();
});

test('hostile values change nothing', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('lectern.for.platform', '"><img src=x>'));
  await openHydrated(page, `${page1}?audience=%22%3E%3Cscript%3E&platform=constructor`);
  await expect(page.locator(forAuthors)).toBeVisible();
  await expect(page.locator(forOperators)).toBeVisible();
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
  await page.getByLabel('Audience', {exact: true}).selectOption('author');
  await expect(page.locator(forOperators)).toBeHidden();
  // The warnings of Docusaurus, which the specification asks for; none of ours.
  expect(faults.splice(0).filter((fault) => !fault.includes('Docusaurus storage error'))).toEqual([]);
});

test('on paper: what was chosen, and what is for paper', async ({page}) => {
  await openHydrated(page, `${page1}?audience=author`);
  await expect(page.locator('[data-only-output=print]')).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('[data-only-output=print]')).toBeVisible();
  await expect(page.locator(forOperators)).toBeHidden();
  await expect(page.getByLabel('Audience', {exact: true})).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('all variants stand there with their labels, and no switch', async ({page}) => {
    await page.goto(page1);
    await expect(page.locator(forAuthors)).toContainText('Audience: Authors');
    await expect(page.locator(forOperators)).toContainText('Audience: Operators');
    await expect(page.getByLabel('Audience', {exact: true})).toBeHidden();
  });
});
