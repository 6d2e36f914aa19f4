import {expect, test} from '../../support/page';
import {languages} from '../../support/languages';
import {pagesWith} from '../../support/sitemap';

test.use({javaScriptEnabled: false, viewport: {width: 1440, height: 900}});

for (const {locale, prefix} of languages) {
  test(`${locale}: each table is whole beside the contents`, async ({page}) => {
    const cut: string[] = [];
    for (const address of pagesWith(/<th[ >]/, prefix)) {
      await page.goto(address);
      const isCut = await page
        .locator('main table')
        .evaluateAll((tables) => tables.some((table) => table.scrollWidth > table.clientWidth));
      if (isCut) cut.push(address);
    }
    expect(cut).toEqual([]);
  });
}
