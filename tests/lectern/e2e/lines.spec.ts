/** How the lines of the home page fall. */
import {brokenWords} from '../../support/brokenWords';
import {expect, test} from '../../support/page';

for (const viewport of [
  {width: 1440, height: 900},
  {width: 1024, height: 768},
  {width: 390, height: 844},
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport});

    test('the command of the home page breaks its address between its parts', async ({page}) => {
      await page.goto('/');
      expect(await brokenWords(page, 'main pre')).toEqual([]);
      const lines = await page.evaluate(() => {
        const address = document.querySelector('main [aria-labelledby=home-start] pre code > span')!;
        const words = [...address.querySelectorAll('span')].map((part) => ({
          text: part.textContent,
          lines: new Set([...part.getClientRects()].map(({top}) => top)).size,
        }));
        return words.filter(({lines: count}) => count > 1);
      });
      expect(lines).toEqual([]);
    });

    test('no line of the command of the home page is left with its continuation mark alone', async ({page}) => {
      await page.goto('/');
      const stand = await page.locator('main [aria-labelledby=home-start] pre').evaluate((block) =>
        [...block.querySelectorAll('b')].flatMap((mark) => {
          if (!mark.textContent.includes('\\')) return [];
          const before = new Range();
          before.setStart(block, 0);
          before.setEndBefore(mark);
          return [
            before.getClientRects()[before.getClientRects().length - 1]!.bottom > mark.getBoundingClientRect().top,
          ];
        }),
      );
      expect(stand).toEqual([true, true, true]);
    });
  });
}

test('the home page and its footer begin at one edge', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  const left = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  expect(await left('main h1')).toBeCloseTo(await left('.footer__title'), 0);
});
