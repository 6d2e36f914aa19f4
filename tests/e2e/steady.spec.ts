/** Nothing moves under the eyes of a reader: not when fonts and pictures arrive, not when the page is hydrated. */
import {expect, openHydrated, test, type Page} from '../support/page';

const paths = ['/', '/fr/docs/installation', '/docs/guides/creating-pages'];
const screens = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
];

/** What has moved since the page began to load, with how far, as a fault names it. */
async function collectShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        // Less than a button beside the code that comes or goes is not seen.
        if (entry.value < 0.001) continue;
        const moved = entry.sources.map(({node}) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'text'));
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: string[]}).shifts);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null}[];
}

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport});
    for (const path of paths) {
      test(`${path} stays where it is`, async ({page}) => {
        const shifts = await collectShifts(page);
        await openHydrated(page, path);
        await page.evaluate(async () => {
          await document.fonts.ready;
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        });
        expect(await shifts()).toEqual([]);
      });
    }
  });
}

test('what moves is seen', async ({page}) => {
  const shifts = await collectShifts(page);
  await openHydrated(page, '/docs/installation');
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.height = '200px';
    document.body.prepend(box);
  });
  await expect.poll(shifts).not.toEqual([]);
});
