import {expect, openHydrated, test, type Page} from '../support/page';

const diagrams = '/docs/guides/markdown-features/diagrams';
const drawn = (page: Page, title: string) => page.getByRole('document', {name: title});

/** Mermaid alone registers this many kinds of diagrams. */
const isMermaid = (script: string): boolean =>
  ['sequenceDiagram', 'stateDiagram', 'erDiagram'].every((kind) => script.includes(kind));

async function loadsMermaid(page: Page, path: string): Promise<() => Promise<boolean>> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // What is still on its way at the end of a test is lost with its page.
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await openHydrated(page, path);
  return async () => (await Promise.all(scripts)).some(isMermaid);
}

test('a diagram has a name and a description for screen readers', async ({page}) => {
  await openHydrated(page, diagrams);
  const diagram = drawn(page, 'How a page reaches its readers');
  await expect(diagram).toBeVisible();
  await expect(diagram).toHaveAccessibleDescription(/^A Markdown file is checked\./);
});

test('the code of Mermaid waits until a diagram comes near the screen', async ({page}) => {
  // The first diagram of the sampler is far below its beginning.
  const isLoaded = await loadsMermaid(page, '/docs/advanced/sampler');
  expect(await isLoaded()).toBe(false);
  await page.getByText('Diagram as text').first().scrollIntoViewIfNeeded();
  await expect(page.locator('svg[id^="mermaid"]').first()).toBeVisible();
  expect(await isLoaded()).toBe(true);
});

test('a diagram follows the colour mode', async ({page}) => {
  await openHydrated(page, diagrams);
  const shape = page.locator('svg[id^="mermaid"] .node rect').first();
  const light = await shape.evaluate((element) => getComputedStyle(element).fill);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect.poll(() => shape.evaluate((element) => getComputedStyle(element).fill)).not.toBe(light);
});

test('a diagram is enlarged by keyboard, and the focus comes back', async ({page}) => {
  await openHydrated(page, diagrams);
  const enlarge = page.getByRole('button', {name: 'Enlarge: How a page reaches its readers'});
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'How a page reaches its readers'});
  await expect(dialog.locator('svg[id^="mermaid"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test('the labels of a French page are French', async ({page}) => {
  await openHydrated(page, `/fr${diagrams}`);
  await expect(drawn(page, 'Comment une page parvient à ses lecteurs')).toContainText('Fichier Markdown');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram is its description and its source', async ({page}) => {
    await page.goto(diagrams);
    await page.getByText('Diagram as text').first().click();
    await expect(page.getByText(/^A Markdown file is checked\. .* French site\.$/)).toBeVisible();
    await expect(page.getByText('source[Markdown file] --> check{Checks pass?}').last()).toBeVisible();
  });
});
