import {expect, openHydrated, test} from '../support/page';

for (const [path, printPage, printSection, title] of [
  ['/docs/guides/markdown-features/tabs', 'Print this page', 'Print this section', 'Markdown features'],
  ['/fr/docs/guides/markdown-features/tabs', 'Imprimer la page', 'Imprimer la section', 'Fonctionnalités Markdown'],
] as const) {
  test(`${path} leads to paper, alone and with its section`, async ({page}) => {
    await openHydrated(page, path);
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.getByRole('button', {name: printPage, exact: true}).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();

    await page.getByRole('link', {name: printSection, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    const first = page.getByRole('navigation').getByRole('link').first();
    await first.click();
    await expect(page.locator('article:target')).toBeInViewport();
    await expect(page.locator('article').first()).toHaveCSS('color', 'rgb(26, 35, 40)');
  });
}

test('a page without a category offers no section', async ({page}) => {
  await openHydrated(page, '/docs/wiki/testing');
  await expect(page.getByRole('button', {name: 'Print this page'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Print this section'})).toHaveCount(0);
});

test('paper shows what is folded and behind tabs, black on white, also from dark mode', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openHydrated(page, '/docs/guides/markdown-features/tabs');
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  await expect(panels.nth(1)).toBeHidden();
  await page.emulateMedia({media: 'print'});
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  const label = await panels
    .nth(1)
    .evaluate((panel) => [panel.getAttribute('aria-label'), getComputedStyle(panel, '::before').content]);
  expect(label[1]).toBe(`"${label[0]}"`);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.markdown p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const part of ['.navbar', '.page-actions', '.footer', '.theme-doc-sidebar-container', '[role=tablist]']) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
});

test('paper shows a folded section whole', async ({page}) => {
  await openHydrated(page, '/docs/guides/markdown-features/intro');
  const text = page.locator('details p').first();
  await expect(text).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(text).toBeVisible();
});

test('samples of the REST reference are whole on paper', async ({page}) => {
  await openHydrated(page, '/docs/api/petstore/add-pet');
  await page.emulateMedia({media: 'print'});
  const cut = () =>
    page.locator('pre').evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  await expect(page.locator('pre').first()).toBeVisible();
  expect(await cut()).toBe(0);
});

test('on paper, code wraps and nothing is cut off', async ({page}) => {
  await page.setViewportSize({width: 643, height: 900});
  await openHydrated(page, '/docs/guides/markdown-features/diagrams');
  const cut = () =>
    page.locator('pre').evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
  expect(await cut()).toBeGreaterThan(0);
  await page.emulateMedia({media: 'print'});
  expect(await cut()).toBe(0);
});
