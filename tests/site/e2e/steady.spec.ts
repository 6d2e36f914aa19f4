/** Nothing moves under the eyes of a reader: not when fonts and pictures arrive, not when the page is hydrated. */
import {expect, hydrate, openHydrated, test, type Page} from '../../support/page';
import {graphqlType, onePageOfEachKind, searchesWithHits, writtenDocs} from '../../support/kinds';
import {base, languages} from '../../support/languages';
import {collectShifts, settle} from '../../support/shifts';
import {screens} from '../../support/screens';
import {builtHtml, pageWithMost} from '../../support/sitemap';

const formulas = /<span class="?katex\b/;

const prefixes = languages.map(({prefix}) => prefix);
screens.forEach((viewport, turn) => {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport});
    // Each kind in as many languages as there are screens, one on each.
    const inTurn = [...prefixes.slice(turn), ...prefixes.slice(0, turn)];
    for (const address of [...onePageOfEachKind(inTurn), ...searchesWithHits(inTurn[0]!)]) {
      // The fonts of formulas come after the first paint, and are a little wider than what stands in for them.
      if (formulas.test(builtHtml(address))) continue;
      test(`${address} stays where it is`, async ({page}) => {
        const shifts = await collectShifts(page);
        await page.goto(address);
        await settle(page);
        // Slowly: what is only right at the end of it is seen before.
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
        await hydrate(page);
        await settle(page);
        expect(await shifts()).toEqual([]);
      });
    }
  });
});

test('what moves is seen', async ({page}) => {
  const shifts = await collectShifts(page);
  await openHydrated(page, writtenDocs()[0] ?? `${base}/`);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.height = '200px';
    document.body.prepend(box);
  });
  await expect.poll(shifts).not.toEqual([]);
});

const reference = pageWithMost(graphqlType);
const types = reference ? [...builtHtml(reference).matchAll(/<h2 [^>]*id="([A-Za-z]\w*)"/g)].map(([, id]) => id!) : [];
// On a shorter page all of them are near the window.
if (reference && types.length > 15) {
  test.describe('the GraphQL reference', () => {
    const isLaidOut = (page: Page, id: string): Promise<boolean> =>
      page.locator(`[id="${id}"] + *`).evaluate((after) => after.checkVisibility({contentVisibilityAuto: true}));

    test('lays out at first what is near the window only', async ({page}) => {
      await page.goto(reference);
      expect(await isLaidOut(page, types[0]!)).toBe(true);
      expect(await isLaidOut(page, types.at(-1)!)).toBe(false);
    });

    test('has an address of a field at the top, also after hydration', async ({page}) => {
      // In the middle, so that what follows is higher than the window.
      const fields = [...builtHtml(reference).matchAll(/ id="(\w+\.\w+)"/g)].map(([, id]) => id!);
      const field = fields[Math.floor(fields.length / 2)]!;
      await page.goto(`${reference}#${field}`);
      const top = (): Promise<number> =>
        page.locator(`[id="${field}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
      const first = await top();
      expect(first).toBeGreaterThan(0);
      // Types above that are not laid out are taken for as high as they are expected to be.
      expect(first).toBeLessThan(300);
      await hydrate(page);
      expect(await top()).toBeCloseTo(first, 0);
    });

    for (const viewport of screens) {
      test(`expects types to be as high as they are, at ${viewport.width} px`, async ({page}) => {
        await page.setViewportSize(viewport);
        await page.goto(reference);
        const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
        const expected = await height();
        await page.addStyleTag({content: '.graphql {content-visibility: visible !important}'});
        expect(Math.abs((await height()) / expected - 1)).toBeLessThan(0.05);
      });
    }
  });
}
