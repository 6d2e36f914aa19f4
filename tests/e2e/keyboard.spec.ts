/** Journeys by keyboard alone: where the focus is after each key. */
import type {Locator} from '@playwright/test';
import {expect, openHydrated, test, type Page} from '../support/page';
import {languages} from '../support/routes';

const words = {
  en: {
    skip: 'Skip to main content',
    close: 'Close',
    announcement: 'Read what is behind it',
    back: '← Back to main menu',
    toggle: 'Toggle navigation bar',
    search: 'Search this site',
    language: 'English',
  },
  fr: {
    skip: 'Aller au contenu principal',
    close: 'Fermer',
    announcement: 'En savoir plus sur le blog',
    back: '← Retour au menu principal',
    toggle: 'Ouvrir ou fermer le menu',
    search: 'Rechercher sur ce site',
    language: 'Français',
  },
};

const focused = (page: Page): Locator => page.locator(':focus');

async function press(page: Page, key: string): Promise<Locator> {
  await page.keyboard.press(key);
  return focused(page);
}

for (const {locale, prefix} of languages) {
  const say = words[locale];

  test.describe(locale, () => {
    test('skip link: first on the page, leads into the main part', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/introduction`);
      const skip = await press(page, 'Tab');
      await expect(skip).toHaveText(say.skip);
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });

    test('on a new page the keyboard begins at the top again', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/introduction`);
      await page.locator('.pagination-nav__link--next').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/docs/installation`);
      await expect(page.locator('h1')).toHaveText(/Install/);
      await expect(await press(page, 'Tab')).toHaveText(say.skip);
    });

    test('navbar: announcement, name, then the items from left to right', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/introduction`);
      const stops = [
        say.skip,
        say.announcement,
        say.close,
        'Lectern',
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
        await expect(focused(page)).toHaveAccessibleName(name);
        await expect(focused(page)).toBeInViewport();
      }
      // The stop before the box is ready and the box itself are one.
      await expect(page.locator('.navbar__search input')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(focused(page)).toContainText(say.language);
      for (let back = 0; back < 3; back++) await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/docs/category/petstore-api`);
    });

    test('dropdown: Enter opens, Tab goes in, Escape closes and returns the focus', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/introduction`);
      const trigger = page.locator('.navbar .dropdown > a');
      const menu = page.locator('.navbar .dropdown__menu');
      for (const key of ['Enter', ' ']) {
        await trigger.focus();
        await page.keyboard.press(key);
        await expect(menu).toBeVisible();
        await expect(trigger).toBeFocused();
        await expect(await press(page, 'Tab')).toHaveText('English');
        await expect(await press(page, 'Tab')).toHaveText('Français');
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(trigger).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(trigger).toBeFocused();
    });

    test('dropdown: Tab beyond its end closes it; Enter on a language changes to it', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/introduction`);
      const menu = page.locator('.navbar .dropdown__menu');
      await page.locator('.navbar .dropdown > a').focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
      await expect(page.locator('.navbar button[class*=toggleButton]')).toBeFocused();
      await expect(menu).toBeHidden();

      await page.locator('.navbar .dropdown > a').focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      if (locale === 'en') await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(locale === 'en' ? '/fr/docs/introduction' : '/docs/introduction');
    });

    test('colour switch: Enter and Space change the colours, and the focus stays', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/introduction`);
      const button = page.locator('.navbar button[class*=toggleButton]');
      await button.focus();
      for (const [key, mode] of [
        ['Enter', 'dark'],
        ['Space', 'light'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await expect(button).toBeFocused();
      }
    });

    test.describe('mobile menu', () => {
      test.use({viewport: {width: 390, height: 844}});

      test('focus moves in, stays in, and comes back; Escape closes', async ({page}) => {
        await openHydrated(page, `${prefix}/docs/introduction`);
        const toggle = page.getByRole('button', {name: say.toggle, exact: true});
        const menu = page.locator('dialog.navbar-sidebar');
        await toggle.focus();
        await page.keyboard.press('Enter');
        await expect(menu).toBeVisible();
        await expect(page.getByRole('button', {name: say.back})).toBeFocused();

        const stops = await menu.locator(':is(a[href], button):visible').count();
        for (let stop = 0; stop < stops + 5; stop++) {
          await page.keyboard.press('Tab');
          // Between the last and the first stop is the browser's own bar.
          const outside = await page.evaluate(
            () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
          );
          expect(outside).toBe(false);
        }
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(toggle).toBeFocused();
      });

      test('back to the main menu puts the focus on its first item; Enter follows it', async ({page}) => {
        await openHydrated(page, `${prefix}/docs/wiki`);
        await page.getByRole('button', {name: say.toggle, exact: true}).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', {name: say.back})).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(focused(page)).toHaveText('Docs');
        await expect(await press(page, 'Tab')).toHaveText('Blog');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${prefix}/blog`);
        await expect(page.locator('dialog.navbar-sidebar')).toBeHidden();
        // The page is there, and with it the beginning for the keyboard.
        await expect(page.locator('h1')).toHaveText('Blog');
        await expect(await press(page, 'Tab')).toHaveText(say.skip);
      });

      test('without a sidebar the focus begins at the first item', async ({page}) => {
        await openHydrated(page, `${prefix}/`);
        await page.getByRole('button', {name: say.toggle, exact: true}).focus();
        await page.keyboard.press('Enter');
        await expect(focused(page)).toHaveText('Docs');
      });
    });

    test('sidebar: Enter on a caret opens and closes, and the focus stays on it', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/introduction`);
      const closed = page.locator('.theme-doc-sidebar-menu > .menu__list-item--collapsed').first();
      await closed.evaluate((item) => item.setAttribute('data-test', 'category'));
      const category = page.locator('[data-test=category]');
      const caret = category.locator('button.menu__caret, a.menu__link--sublist-caret').first();
      await caret.focus();
      await page.keyboard.press('Enter');
      await expect(category).not.toHaveClass(/collapsed/);
      await expect(caret).toBeFocused();
      await expect(caret).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(category.locator('.menu__list :focus')).toHaveCount(1);
      await page.keyboard.press('Shift+Tab');
      await expect(caret).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(category).toHaveClass(/collapsed/);
      await expect(caret).toBeFocused();
    });

    test('sidebar: Enter on a page leads to it, and the sidebar stays where it was', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/introduction`);
      await page.locator(`.theme-doc-sidebar-menu a[href="${prefix}/docs/cli"]`).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/docs/cli`);
      await expect(page.locator(`.theme-doc-sidebar-menu a[href="${prefix}/docs/cli"]`)).toHaveAttribute(
        'aria-current',
        'page',
      );
    });

    test('tabs: one stop; arrows move and wrap, Enter chooses, Tab goes on', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/guides/markdown-features/tabs`);
      const list = page.locator('main [role=tablist]').first();
      const tabs = list.locator('[role=tab]');
      const count = await tabs.count();
      await tabs.first().focus();
      await page.keyboard.press('ArrowLeft');
      await expect(tabs.nth(count - 1)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(tabs.first()).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(tabs.nth(1)).toBeFocused();
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(tabs.nth(1)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(list.locator(':focus')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await expect(tabs.nth(1)).toBeFocused();
    });
  });
}
