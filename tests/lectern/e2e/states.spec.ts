/** What the announcement says. */
import {site} from '../../../src/config/site';
import {expect, openHydrated, test} from '../../support/page';
import {languages} from '../routes';

for (const {locale, prefix} of languages) {
  test(`the announcement is shown in the language of the page, and its link stays in it (${locale})`, async ({
    page,
  }) => {
    const bar = page.locator('.theme-announcement-bar');
    await openHydrated(page, `${prefix}/docs/introduction`);
    await expect(bar).toContainText(locale === 'en' ? `This is ${site.title}` : `Voici ${site.title}`);
    await bar.locator('a').click();
    await expect(page).toHaveURL(`${prefix}/blog`);
  });
}
