/** How lines and boxes fall, measured: no line ends within a word, and nothing covers what is to be read. */
import {brokenWords} from '../../support/brokenWords';
import {addStyles} from '../../support/conditions';
import {restOperation, writtenDocs, writtenDocWithMost} from '../../support/kinds';
import {base, languages} from '../../support/languages';
import {expect, openHydrated, test} from '../../support/page';
import {builtHtml, pagesWith, pageWithMost} from '../../support/sitemap';

/** As many as one test takes. */
const batch = 32;
const tables = languages.flatMap(({prefix}) => pagesWith(/<table/, prefix));
const code = writtenDocWithMost(/<div class="theme-code-block/);
const operation = pageWithMost(restOperation);
const pathOf = (address: string): string => /data-method.*?<code>(.*?)<\/code>/s.exec(builtHtml(address))?.[1] ?? '';
const [longestPath] = pagesWith(restOperation).sort((one, other) => pathOf(other).length - pathOf(one).length);
const [firstDoc = `${base}/`] = writtenDocs();
const sections = (address: string): number => builtHtml(address).split(/<h2 [^>]*id=/).length - 1;
const [longest] = writtenDocs().sort((one, other) => sections(other) - sections(one));

const screens = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
];

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport});

    for (let start = 0; start < tables.length; start += batch) {
      const part = tables.slice(start, start + batch);
      test(`no word of a table is broken on ${part[0]} and ${part.length - 1} more`, async ({page}) => {
        const broken: Record<string, string[]> = {};
        for (const address of part) {
          await page.goto(address);
          const words = await brokenWords(page, 'main table :is(td, th)');
          if (words.length > 0) broken[address] = words;
        }
        expect(broken).toEqual({});
      });
    }

    if (longestPath) {
      test('an operation has its method on one line, and its path whole or broken at a slash', async ({page}) => {
        await page.goto(longestPath);
        expect(await brokenWords(page, 'main [data-method], main [data-method] + code')).toEqual([]);
      });
    }

    if (code) {
      test('code blocks name their language; their buttons are seen, and cover no code', async ({page}) => {
        await page.goto(code);
        const blocks = page.locator('.theme-code-block:visible');
        expect(await blocks.count()).toBeGreaterThan(0);
        const faults = await blocks.evaluateAll((all) =>
          all.flatMap((block) => {
            const button = block.querySelector('button')!;
            const {bottom, left, width} = button.getBoundingClientRect();
            const code = block.querySelector('pre')!.getBoundingClientRect();
            const label = getComputedStyle(block, '::before');
            const isNamed = block.matches('.language-text') || /\w/.test(label.content);
            const isSeen = width >= 24 && getComputedStyle(button).opacity === '1';
            const isApart = bottom <= code.top + 1 || left >= code.right - 1;
            return isNamed && isSeen && isApart ? [] : [block.textContent.slice(0, 40)];
          }),
        );
        expect(faults).toEqual([]);
      });
    }
  });
}

if (code) {
  test('a line of code ends before the name of its language beside it', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(code);
    const gaps = await page.locator('.theme-code-block:visible').evaluateAll((all) =>
      all.flatMap((block) => {
        const right = block.querySelector('pre')!.getBoundingClientRect().right;
        const buttons = block.querySelector('button')!.parentElement!.getBoundingClientRect().left;
        const label = buttons - parseFloat(getComputedStyle(block, '::before').width);
        return right < buttons ? [Math.round(label - right)] : [];
      }),
    );
    expect(gaps.filter((gap) => gap < 8)).toEqual([]);
  });

  test('on a phone, a line of code that goes on below is indented there', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(code);
    const lefts = await page
      .locator('.theme-code-block pre > code:visible')
      .first()
      .evaluate((element) => {
        element.textContent = `${'words '.repeat(40)}\nnext`;
        const range = new Range();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map(({left}) => Math.round(left));
      });
    const [first, ...others] = lefts;
    expect(others.length).toBeGreaterThan(2);
    expect(others.pop()).toBe(first);
    // Older browsers know no hanging indent, and lines go on at the margin there.
    const isKnown = await page.evaluate(() => CSS.supports('text-indent', '4ch hanging each-line'));
    expect(Math.min(...others)).toBeGreaterThanOrEqual(isKnown ? first! + 8 : first!);
  });
}

const optionsOfCommands = '.theme-code-block .token.variable:not(:has(*))';
const withOptions = writtenDocs(base, /<span class="?token variable"?>--/);
if (withOptions.length > 0) {
  test('on a phone, no option of a command is broken', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const broken: Record<string, string[]> = {};
    for (const address of withOptions) {
      await page.goto(address);
      const options = await page
        .locator(optionsOfCommands)
        .evaluateAll((all) => all.filter((one) => one.getClientRects().length > 1).map((one) => one.textContent));
      if (options.length > 0) broken[address] = options;
    }
    expect(broken).toEqual({});
  });
}

test('what stands in a row stands on one line of writing', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(firstDoc);
  const bottoms = (selector: string): Promise<number[]> =>
    page.locator(selector).evaluateAll((all) =>
      all.map((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = new Range();
        while (walker.nextNode()) range.selectNode(walker.currentNode);
        return range.getBoundingClientRect().bottom;
      }),
    );
  const isEven = (all: number[]): boolean => Math.max(...all) - Math.min(...all) < 1;
  const items = await bottoms('.navbar__item.navbar__link, .navbar .dropdown > .navbar__link');
  expect(items.length).toBeGreaterThan(0);
  expect(isEven(items), items.join()).toBe(true);
  const row = await bottoms('.theme-edit-this-page, .theme-last-updated');
  expect(row.length === 0 || isEven(row), row.join()).toBe(true);
});

if (languages.length > 1) {
  test('on a phone the languages are in the menu, and not over the search', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(firstDoc);
    await expect(page.locator('.navbar__search')).toBeVisible();
    await expect(page.locator('.navbar__items .dropdown')).toBeHidden();
  });
}

for (const path of [longest && sections(longest) > 5 ? longest : undefined, operation]) {
  if (!path) continue;
  test(`the way to the top covers nothing that stays in view on ${path}`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 700});
    // So that there is a way to the top, whatever the page says.
    await addStyles(page, 'main {padding-bottom: 3000px}');
    await openHydrated(page, path);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await page.mouse.wheel(0, -400);
    const button = page.locator('.theme-back-to-top-button');
    await expect(button).toBeVisible();
    const covered = await button.evaluate((element) => {
      const {top} = element.getBoundingClientRect();
      // Contents and samples, which go along with the reader.
      return [...document.querySelectorAll('body *')]
        .filter((other) => getComputedStyle(other).position === 'sticky' && !other.matches('nav, aside *, .navbar *'))
        .filter((other) => other.getBoundingClientRect().left > innerWidth / 2)
        .filter((other) => other.getBoundingClientRect().bottom > top)
        .map((other) => other.className);
    });
    expect(covered).toEqual([]);
  });
}

if (operation && /data-api-page[^]*type="?radio/.test(builtHtml(operation))) {
  test('with forced colours what is chosen of an operation differs', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await page.goto(operation);
    const looks = (state: string): Promise<string> =>
      page
        .locator(`[data-api-page] input${state} + label:visible`)
        .first()
        .evaluate((label) => {
          const {backgroundColor, color} = getComputedStyle(label);
          return `${backgroundColor} ${color}`;
        });
    expect(await looks(':checked')).not.toBe(await looks(':not(:checked)'));
  });
}

if (languages.length > 1) {
  test('with forced colours the arrow of the languages is one', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await page.goto(firstDoc);
    const sides = await page.locator('.navbar .dropdown:has(a[lang]) > a').evaluate((link) => {
      const {borderTopColor, borderLeftColor} = getComputedStyle(link, '::after');
      return [borderTopColor, borderLeftColor];
    });
    expect(sides[1]).toBe('rgba(0, 0, 0, 0)');
    expect(sides[0]).not.toBe(sides[1]);
  });
}
