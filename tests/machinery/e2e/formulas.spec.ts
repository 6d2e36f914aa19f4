import {expect, openHydrated, test} from './page';

for (const prefix of ['', '/fr']) {
  test(`formulas are typeset at build time, with fonts of the site itself: ${prefix}/docs/formulas`, async ({page}) => {
    const fonts: string[] = [];
    page.on('response', (response) => {
      if (/\/katex-[^/]+\/fonts\//.test(response.url()) && response.ok()) fonts.push(response.url());
    });
    await openHydrated(page, `${prefix}/docs/formulas`);
    await expect(page.locator('.katex').first()).toBeVisible();
    expect(await (await page.request.get(page.url())).text()).toMatch(/class="?katex\b/);
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
  });
}
