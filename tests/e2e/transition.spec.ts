/** A page that the browser loads fades in over the last one, where the reader wants motion. */
import {isOnDemand} from '../../src/config/hydration';
import {expect, test, type Page} from '../support/page';

const next = '.pagination-nav__link--next';

/** What changes, with its milliseconds. */
type Transition = Record<string, number>;

/** Opens a page that nobody hydrates, and follows a link from it. */
async function loadNext(page: Page): Promise<void> {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto('/docs/introduction');
  await page.locator(next).click();
  await expect(page.locator('h1')).toHaveText('Install Lectern');
}

/** What the browser does between two pages; null if they just change. */
async function noteTransition(page: Page): Promise<() => Promise<Transition | null | undefined>> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const {viewTransition} = event as Event & {viewTransition: {ready: Promise<void>} | null};
      if (!viewTransition) return void Object.assign(window, {transition: null});
      void viewTransition.ready.then(() => {
        const effects = document.getAnimations().map(({effect}) => effect as KeyframeEffect);
        const parts = effects.map((effect) => [effect.pseudoElement ?? 'page', effect.getTiming().duration]);
        Object.assign(window, {transition: Object.fromEntries(parts) as Transition});
      });
    });
  });
  return () => page.evaluate(() => (window as unknown as {transition?: Transition | null}).transition);
}

// In a build that hydrates at once no page is loaded as a whole.
if (isOnDemand) {
  test('the page as a whole fades, shortly', async ({page}) => {
    const transition = await noteTransition(page);
    await loadNext(page);
    await expect.poll(transition).toBeTruthy();
    const parts = (await transition())!;
    // No part of it has a way of its own.
    expect(Object.keys(parts).filter((part) => part !== 'page' && !part.endsWith('(root)'))).toEqual([]);
    expect(Math.max(...Object.values(parts))).toBeLessThanOrEqual(150);
  });

  test.describe('where less motion is wanted', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});
    test('the pages just change', async ({page}) => {
      const transition = await noteTransition(page);
      await loadNext(page);
      await expect.poll(transition).toBeNull();
    });
  });
}
