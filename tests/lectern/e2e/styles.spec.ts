/** The styles that docs/advanced/style.md shows, on pages of each kind. */
import {readdirSync} from 'node:fs';
import {findViolations, lookAs} from '../../support/axe';
import {expect, openHydrated, type Page, test} from '../../support/page';

const pages = [
  '/docs/guides/markdown-features/code-blocks',
  '/docs/advanced/sampler',
  '/docs/api/petstore/add-pet',
  '/blog',
];

/** The colour of the entry of the navbar that leads to where the reader is. */
const accentOf = (page: Page): Promise<string> =>
  page.locator('.navbar__link--active').evaluate((link) => getComputedStyle(link).color);

for (const file of readdirSync('examples/styles')) {
  for (const mode of ['light', 'dark'] as const) {
    test(`${file} is legible in ${mode} mode`, async ({page}) => {
      test.setTimeout(120_000);
      await lookAs(page, {mode, width: 1440});
      for (const address of pages) {
        await openHydrated(page, address);
        const before = await accentOf(page);
        await page.addStyleTag({path: `examples/styles/${file}`});
        // A moment later: links change their colours by degrees.
        await expect.poll(() => accentOf(page)).not.toBe(before);
        expect(await findViolations(page), address).toEqual([]);
      }
    });
  }
}
