import {expect, openHydrated, test} from '../../support/page';
import {pageWithMost} from '../../support/sitemap';

const withSizes = pageWithMost(/<source type="image\//);
if (withSizes) {
  test('a picture arrives in the smallest copy that serves the screen', async ({page}) => {
    await page.setViewportSize({width: 400, height: 800});
    await openHydrated(page, withSizes);
    const picture = page.locator('main picture img').first();
    const copies = (await page.locator('main picture source').first().getAttribute('srcset'))!
      .split(', ')
      .map((copy) => copy.split(' '))
      .map(([address = '', width = '']) => ({address, width: parseInt(width, 10)}));
    const smallest = copies.find(({width}) => width >= 400) ?? copies.at(-1)!;
    expect(smallest.address).toMatch(/\.avif$/);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
      .toBe(smallest.address);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
}

const withFormulas = pageWithMost(/<span class="katex-display"/);
if (withFormulas) {
  test('a wide formula scrolls by keyboard, in its own place', async ({page}) => {
    await openHydrated(page, withFormulas);
    const formulas = page.locator('main .katex-display');
    /** How many a reader has to scroll: each of them has to take the focus, and none of the others. */
    const wide = (): Promise<number> =>
      formulas.evaluateAll((all) => all.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length);
    const focusable = (): Promise<number> => page.locator('main .katex-display[tabindex="0"]').count();
    for (const width of [1280, 170]) {
      await page.setViewportSize({width, height: 700});
      await expect.poll(async () => (await wide()) - (await focusable())).toBe(0);
    }
  });
}

const screenshot = /<img [^>]*src="[^"]*-dark-[\da-f]+\.\w+"/;
const withScreenshot = pageWithMost(screenshot);
for (const colourMode of ['light', 'dark']) {
  if (!withScreenshot) continue;
  test(`a screenshot is shown in the colours of the reader, and no other is loaded: ${colourMode}`, async ({page}) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const mode = /-(light|dark)-[\da-f]+\.\w+$/.exec(request.url())?.[1];
      if (mode) loaded.add(mode);
    });
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), colourMode);
    await openHydrated(page, withScreenshot);
    const picture = page.locator(`main .only-${colourMode} img`).first();
    await picture.scrollIntoViewIfNeeded();
    const width = Number(await picture.getAttribute('width'));
    await expect(picture).toHaveJSProperty('naturalWidth', width);
    expect([...loaded]).toEqual([colourMode]);
  });
}
