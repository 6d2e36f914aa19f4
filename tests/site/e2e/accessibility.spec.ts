/** One page of each kind; routes.spec.ts looks at every page once, `npm run test:a11y:full` at each in all views. */
import {views} from '../../support/axe';
import {openPrinted, testAddresses} from '../../support/axeOverAddresses';
import {expect, openHydrated, test, type Page} from '../../support/page';
import {onePageOfEachKind, searchesWithHits, writtenDocs, tabs} from '../../support/kinds';
import {base, languages} from '../../support/languages';
import {pageWithMost, printedAddresses} from '../../support/sitemap';

const prefixes = languages.map(({prefix}) => prefix);

/** In turns in the languages. */
const layouts = onePageOfEachKind(prefixes);
const kinds = [...layouts, ...searchesWithHits(prefixes[0]!)];

// The first two views have both modes and both widths: colours are those of a mode, what is seen is that of a width.
views.forEach((view, turn) => testAddresses(view, kinds, {contrast: turn < 2}));

// Sections for paper, which look the same on every screen.
testAddresses(
  views[0]!,
  languages.flatMap(({prefix}) => printedAddresses().find((address) => address.startsWith(`${prefix}/print/`)) ?? []),
  {open: openPrinted},
);

test('no page of a kind scrolls sideways at 320 px, which is 1280 px at 400 %, or with wide spacing of text', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({width: 320, height: 640});
  const tooWide: string[] = [];
  for (const address of layouts) {
    await openHydrated(page, address);
    if (await scrollsSideways(page)) tooWide.push(address);
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }`,
    });
    if (await scrollsSideways(page)) tooWide.push(`${address}, spaced`);
  }
  expect(tooWide).toEqual([]);
});

const withTabs = pageWithMost(tabs);
if (withTabs) {
  test('with forced colours the focus and the chosen tab are still seen', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openHydrated(page, withTabs);
    const tab = page.locator('main [role=tab][aria-selected=true]').first();
    await tab.focus();
    await page.keyboard.press('ArrowRight');
    const focused = page.locator('[role=tab]:focus');
    await expect(focused).not.toHaveCSS('outline-style', 'none');
  });
}

test('with reduced motion nothing moves for longer than an instant', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openHydrated(page, writtenDocs()[0] ?? `${base}/`);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const {transitionDuration, transitionProperty, animationDuration, animationName} = getComputedStyle(element);
        const lasts = (durations: string): boolean => durations.split(',').some((one) => parseFloat(one) > 0.01);
        const moves = /transform|height|width|top|left|all/.test(transitionProperty) && lasts(transitionDuration);
        return moves || (animationName !== 'none' && lasts(animationDuration));
      })
      .map((element) => `${element.tagName} ${element.className.toString()}`),
  );
  expect(moving).toEqual([]);
});

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
