import {expect, openHydrated, test, type Page} from './page';

const diagrams = '/docs/diagrams';
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
  const diagram = drawn(page, 'How a loaf is made');
  await expect(diagram).toBeVisible();
  await expect(diagram).toHaveAccessibleDescription(/^Flour and water rest\./);
});

test('the code of Mermaid waits until a diagram comes near the screen', async ({page}) => {
  const isLoaded = await loadsMermaid(page, '/docs/far-below');
  expect(await isLoaded()).toBe(false);
  await page.getByText('Diagram as text').first().scrollIntoViewIfNeeded();
  await expect(page.locator('svg[id^="mermaid"]').first()).toBeVisible();
  expect(await isLoaded()).toBe(true);
});

for (const prefix of ['', '/fr']) {
  test(`a diagram follows the colour mode: ${prefix}${diagrams}`, async ({page}) => {
    await openHydrated(page, prefix + diagrams);
    const drawing = page.locator('.docusaurus-mermaid-container svg[id^="mermaid"]').first();
    const shape = drawing.locator('.node rect').first();
    const fill = (): Promise<string> => shape.evaluate((element) => getComputedStyle(element).fill);
    const source = (): Promise<string> => drawing.evaluate((svg) => svg.outerHTML);
    await expect(drawing).toBeVisible();
    const light = {fill: await fill(), source: await source()};
    await page.locator('.navbar button[class*=toggleButton]').click();
    await expect.poll(fill).not.toBe(light.fill);
    expect(await source()).not.toBe(light.source);
  });
}

test('a diagram is enlarged by keyboard, and the focus comes back', async ({page}) => {
  await openHydrated(page, diagrams);
  const enlarge = page.getByRole('button', {name: 'Enlarge: How a loaf is made'});
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'How a loaf is made'});
  await expect(dialog.locator('svg[id^="mermaid"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test('the labels of a French page are French', async ({page}) => {
  await openHydrated(page, `/fr${diagrams}`);
  await expect(drawn(page, 'Comment se fait un pain')).toContainText('Farine et eau');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram is its description and its source', async ({page}) => {
    await page.goto(diagrams);
    await page.getByText('Diagram as text').first().click();
    await expect(page.getByText(/^Flour and water rest\. .* into the oven\.$/)).toBeVisible();
    await expect(page.getByText('source[Flour and water] --> check{Has it risen?}').last()).toBeVisible();
  });
});
