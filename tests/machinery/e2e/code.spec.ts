import {expect, openHydrated, test} from './page';

test('on a phone, code is wrapped, and a drawing made of letters scrolls', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, '/docs/code');
  const isScrollable = (name: string): Promise<boolean> =>
    page.getByRole('group', {name}).evaluate((code) => code.scrollWidth > code.clientWidth);
  expect(await isScrollable('recipes')).toBe(true);
  expect(await isScrollable('loaf.js')).toBe(false);
  const parts = await page.getByText('// Not more than').evaluate((comment) => {
    const line = document.createRange();
    line.selectNodeContents(comment.closest('.code-line')!);
    return [...line.getClientRects()].map(({left, top}) => ({left, top}));
  });
  const below = parts.filter(({top}) => top > parts[0]!.top + 8).map(({left}) => left);
  // It goes on beside its beginning.
  expect(Math.min(...below)).toBeGreaterThan(parts[0]!.left + 8);
});
