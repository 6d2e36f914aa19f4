/** Where the parts of a page end: each keeps to its column, and what belongs together begins at one edge. */
import {brokenWords} from '../../support/brokenWords';
import {base, languages} from '../../support/languages';
import {lists} from '../../../src/config/lists';
import {hasPart} from '../../../src/config/presentParts';
import {expect, type Page, test} from '../../support/page';

const leftOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).paddingLeft));

for (const width of [390, 768, 1024]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    for (const {locale, prefix} of languages) {
      test(`${locale}: the links of the footer keep to their columns, and to its rule`, async ({page}) => {
        await page.goto(`${prefix}/`);
        const faults = await page.locator('.footer__col').evaluateAll((columns) => {
          const edges = columns.map((column) => column.getBoundingClientRect());
          const rule = document.querySelector('.footer__bottom')!.getBoundingClientRect();
          return columns.flatMap((column, at) =>
            [...column.querySelectorAll('a')].flatMap((link) => {
              const end = Math.max(
                ...[link, ...link.querySelectorAll('svg')].map((one) => one.getBoundingClientRect().right),
              );
              const isIn = end <= Math.min(edges[at]!.right, rule.right) + 0.5;
              const svg = link.querySelector('svg')?.getBoundingClientRect();
              const range = new Range();
              range.selectNodeContents(link.firstChild!);
              const isAlone = svg && svg.top >= [...range.getClientRects()].at(-1)!.bottom - 2;
              return isIn && !isAlone ? [] : [link.textContent];
            }),
          );
        });
        expect(faults).toEqual([]);
        expect(await brokenWords(page, '.footer li')).toEqual([]);
        expect(await leftOf(page, '.footer__title')).toBeCloseTo(await leftOf(page, '.footer__bottom'), 0);
      });
    }

    if (lists.docTags) {
      test('the tags below a tag stand in the window', async ({page}) => {
        for (const {prefix} of languages) {
          await page.goto(`${prefix}/docs/tags`);
          const broad = page.locator('main li:has(ul)');
          const most = await broad.evaluateAll((all) =>
            all
              .map((item) => ({
                count: item.querySelectorAll(':scope > ul > li').length,
                link: item.querySelector('a')!,
              }))
              .sort((one, other) => other.count - one.count)
              .map(({link}) => link.getAttribute('href')),
          );
          for (const address of [...most.slice(0, 1), `${prefix}/docs/tags`]) {
            await page.goto(address!);
            expect(await page.evaluate(() => document.documentElement.scrollWidth), address!).toBe(width);
          }
        }
      });
    }

    if (hasPart('blog')) {
      test('the archive has its title and its list at one edge', async ({page}) => {
        await page.goto(`${base}/blog/archive`);
        expect(await leftOf(page, 'main h1')).toBeCloseTo(await leftOf(page, 'main h2'), 0);
      });
    }
  });
}
