/** How the lines of commands fall. */
import {brokenWords} from '../../support/brokenWords';
import {expect, test} from '../../support/page';

for (const viewport of [
  {width: 1440, height: 900},
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
  });
}

test('no line of the command of the home page is left with its continuation mark alone, whatever its width', async ({
  page,
}) => {
  await page.goto('/');
  const alone = await page.locator('main [aria-labelledby=home-start] pre').evaluate((block) => {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const letters: {letter: string; range: Range}[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (let at = 0; at < text.length; at++) {
        const range = new Range();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        if (/\S/.test(text.data[at]!)) letters.push({letter: text.data[at]!, range});
      }
    }
    const marks = letters.flatMap(({letter}, at) => (letter === '\\' ? [at] : []));
    if (marks.length === 0) return ['no mark'];
    const bottom = (at: number): number => letters[at]!.range.getBoundingClientRect().bottom;
    const found: number[] = [];
    for (let width = 220; width < 560; width += 3) {
      block.style.width = `${width}px`;
      if (marks.some((at) => bottom(at) - bottom(at - 1) > 6)) found.push(width);
    }
    return found;
  });
  expect(alone).toEqual([]);
});

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

test('the request of a sample stands on one line beside its operation, with its continuation mark', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/docs/api/petstore/add-pet');
  const lines = await page
    .locator('.api-aside pre')
    .first()
    .evaluate((block) => {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const tops = new Set<number>();
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const range = new Range();
        range.selectNodeContents(text);
        const end = text.data.indexOf('\n');
        if (end >= 0) range.setEnd(text, end);
        for (const {bottom} of range.getClientRects()) tops.add(Math.round(bottom));
        if (end >= 0) break;
      }
      return tops.size;
    });
  expect(lines).toBe(1);
});
