import {expect, test} from '../support/page';
import {languages, specRoutes} from '../support/routes';

const site = 'https://lectern.example.com';

for (const {locale, prefix, htmlLang} of languages) {
  for (const route of specRoutes) {
    test(`${locale} ${route} answers with a whole page`, async ({page}) => {
      const address = `${prefix}${route}`;
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(address);

      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
      await expect(page).toHaveTitle(/\S.*Lectern/);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/);

      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical(prefix, route));
      for (const [hreflang, target] of [
        ['en', ''],
        ['fr', '/fr'],
        ['x-default', ''],
      ] as const) {
        const link = page.locator(`link[rel=alternate][hreflang="${hreflang}"]`);
        await expect(link).toHaveAttribute('href', canonical(target, route));
      }
    });
  }
}

/** Only the two home pages end in a slash. */
function canonical(prefix: string, route: string): string {
  return `${site}${prefix}${route}`;
}
