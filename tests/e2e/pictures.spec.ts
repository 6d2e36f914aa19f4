import {expect, openHydrated, test} from '../support/page';

test('a picture arrives in the smallest copy that serves the screen', async ({page}) => {
  await page.setViewportSize({width: 400, height: 800});
  await openHydrated(page, '/docs/guides/markdown-features/assets');
  const picture = page.getByRole('img', {name: 'The introduction of this site on a wide screen'});
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
    .toMatch(/^\/assets\/images\/reading-480-[0-9a-f]+\.avif$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a wide formula scrolls by keyboard, in its own place', async ({page}) => {
  await openHydrated(page, '/docs/guides/markdown-features/math-equations');
  const formula = page.locator('#eq-deviation .katex-display');
  await expect(formula).not.toHaveAttribute('tabindex');
  await page.setViewportSize({width: 170, height: 700});
  await expect(formula).toHaveAttribute('tabindex', '0');
});

for (const colourMode of ['light', 'dark']) {
  test(`a screenshot is shown in the colours of the reader, and no other is loaded: ${colourMode}`, async ({page}) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(...(/search-(?:light|dark)/.exec(request.url()) ?? [])));
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), colourMode);
    await openHydrated(page, '/docs/search');
    const picture = page.locator('#figure-search').getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 1120);
    expect(loaded).toEqual([`search-${colourMode}`]);
  });
}
