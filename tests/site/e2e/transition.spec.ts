/** A page that the browser loads fades in, where the reader wants motion. The fixture sees that nothing is thrown. */
import {isOnDemand} from '../../../src/config/light';
import {docsInARow, nextLink} from '../../support/kinds';
import {expect, test, type Page} from '../../support/page';
import {builtHtml} from '../../support/sitemap';

const [first, ...following] = docsInARow(4);
const [second] = following;

interface Noted extends Window {
  /** The milliseconds of each part that moves; null where pages just change. */
  fade?: Record<string, number> | null;
}

/** Opens a page that nobody hydrates. From now on fades are noted, and stand still. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    addEventListener('pagereveal', (event) => {
      const {viewTransition} = event as Event & {viewTransition: {ready: Promise<void>} | null};
      const note = (fade: Noted['fade']): void => void ((window as Noted).fade = fade);
      if (!viewTransition) return note(null);
      void viewTransition.ready.then(() => {
        const animations = document.getAnimations();
        for (const animation of animations) animation.pause();
        // The link of the next page may be under the pointer, and move as well.
        const effects = animations
          .map(({effect}) => effect as KeyframeEffect)
          .filter(({pseudoElement}) => pseudoElement?.startsWith('::view-transition'));
        note(
          Object.fromEntries(effects.map((it) => [it.pseudoElement, it.getTiming().duration])) as Record<
            string,
            number
          >,
        );
      });
    });
  });
  await page.goto(path);
}

async function fadeOf(page: Page): Promise<Noted['fade']> {
  await page.waitForFunction(() => (window as Noted).fade !== undefined);
  return page.evaluate(() => (window as Noted).fade);
}

// In a build that hydrates at once hardly a page is loaded as a whole.
if (isOnDemand && first && second) {
  for (const viewport of [
    {width: 1280, height: 800},
    {width: 390, height: 844},
  ]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({viewport});
      test('the last page fades, shortly, and clicks reach the next one below it', async ({page}) => {
        await open(page, first);
        for (const address of following) {
          const link = page.locator(nextLink);
          await link.scrollIntoViewIfNeeded();
          const box = (await link.boundingBox())!;
          await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
          await expect(page).toHaveURL(address);
          expect(await fadeOf(page)).toEqual({'::view-transition-old(root)': 120});
        }
      });
    });
  }

  test('nothing is left of it', async ({page}) => {
    await open(page, first);
    await page.locator(nextLink).click();
    await fadeOf(page);
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(page.locator('html')).toHaveCSS('view-transition-name', 'root');
  });

  if (/<link[^>]* type="?text\/markdown/.test(builtHtml(first))) {
    test('a file, which does not know of it, just opens', async ({page}) => {
      await open(page, first);
      await page.evaluate((file) => location.assign(file), `${first}.md`);
      await expect(page.locator('pre')).toContainText('# ');
      expect(await fadeOf(page)).toBeNull();
    });
  }

  test('one that comes too late is no error', async ({page}) => {
    await open(page, first);
    await page.evaluate(() => {
      void Promise.reject(
        new DOMException('Transition was aborted because of invalid state. Page already revealed', 'InvalidStateError'),
      );
    });
    await page.locator(nextLink).click();
    await expect(page).toHaveURL(second);
  });

  test.describe('where less motion is wanted', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});
    test('pages just change', async ({page}) => {
      await open(page, first);
      await page.locator(nextLink).click();
      await expect(page).toHaveURL(second);
      expect(await fadeOf(page)).toBeNull();
    });
  });
}
