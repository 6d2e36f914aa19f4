/** The stops of the Tab key in the navbar, by name. */
import {site} from '../../../src/config/site';
import {expect, openHydrated, test} from '../../support/page';
import {languages} from '../routes';

const words = {
  en: {
    skip: 'Skip to main content',
    close: 'Close',
    announcement: 'Read how it is built',
    search: 'Search this site',
    language: 'English',
  },
  fr: {
    skip: 'Aller au contenu principal',
    close: 'Fermer',
    announcement: 'Lire comment il est construit',
    search: 'Rechercher sur ce site',
    language: 'Français',
  },
};

for (const {locale, prefix} of languages) {
  const say = words[locale];

  test.describe(locale, () => {
    test('navbar: announcement, name, then the items from left to right', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/introduction`);
      const stops = [
        say.skip,
        say.announcement,
        say.close,
        site.title,
        'Docs',
        'Blog',
        'Page',
        'GraphQL',
        'OpenAPI',
        'Wiki',
        say.search,
      ];
      for (const name of stops) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toHaveAccessibleName(name);
        await expect(page.locator(':focus')).toBeInViewport();
      }
      // The stop before the box is ready and the box itself are one.
      await expect(page.locator('.navbar__search input')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toContainText(say.language);
      for (let back = 0; back < 3; back++) await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/docs/category/petstore-api`);
    });
  });
}
