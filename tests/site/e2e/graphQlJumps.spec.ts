/** Types far down a page of the GraphQL reference are not laid out before they come near the window. */
import {graphqlType} from '../../support/kinds';
import {expect, openHydrated, test} from '../../support/page';
import {builtHtml, pagesWith, pageWithMost} from '../../support/sitemap';

const longest = pageWithMost(graphqlType);
const types = [...(longest ? builtHtml(longest) : '').matchAll(/<h2 [^>]*id="([^"]+)"/g)].map(([, id]) => id!);

/** A page of the reference with a link to a type, as far down as possible. */
function linkFromElsewhere(): {from: string; id: string} | undefined {
  for (const id of types.toReversed()) {
    const from = pagesWith(graphqlType).find(
      (address) => address !== longest && builtHtml(address).includes(`href="${longest}#${id}"`),
    );
    if (from) return {from, id};
  }
  return undefined;
}

const last = types.at(-1);
const elsewhere = linkFromElsewhere();
if (longest && last && elsewhere) {
  test.beforeEach(({page}) =>
    // Each type that is not laid out seems far higher than it is.
    page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.graphql {contain-intrinsic-block-size: auto 9000px !important}');
      document.adoptedStyleSheets.push(sheet);
    }),
  );

  test('a URL leads to its type', async ({page}) => {
    await page.goto(`${longest}#${last}`);
    await expect(page.locator(`[id="${last}"]`)).toBeInViewport();
  });

  test('an entry of the contents leads to its type', async ({page}) => {
    await page.goto(longest);
    const id = types.at(-5) ?? last;
    await page.locator(`.table-of-contents a[href="#${id}"]`).click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('a link of another page leads to its type', async ({page}) => {
    await openHydrated(page, elsewhere.from);
    await page.locator(`main a[href="${longest}#${elsewhere.id}"]`).first().click();
    await expect(page).toHaveURL(`${longest}#${elsewhere.id}`);
    await expect(page.locator(`[id="${elsewhere.id}"]`)).toBeInViewport();
  });
}
