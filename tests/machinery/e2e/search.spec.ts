import {highlighted, searchFor} from '../../support/search';
import {expect, openHydrated, test} from './page';

for (const [prefix, query, target, word] of [
  ['', 'knead', '/docs/tabs', 'knead'],
  // Typed without the accent.
  ['/fr', 'petrir', '/fr/docs/tabs', 'pétrir'],
] as const) {
  test(`search finds “${query}” in a heading, and leads to the page`, async ({page}) => {
    await openHydrated(page, `${prefix}/`);
    await searchFor(page, query);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
    await expect.poll(() => highlighted(page)).toContain(word);
  });
}
