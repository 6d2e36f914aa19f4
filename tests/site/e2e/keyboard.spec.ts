/** Journeys by keyboard alone: where the focus is after each key. */
import type {Locator} from '@playwright/test';
import {addStyles} from '../../support/conditions';
import {expect, openHydrated, test, type Page} from '../../support/page';
import {languages} from '../../support/languages';
import {builtHtml} from '../../support/sitemap';
import {find, has, inLanguage, labelOf, navbarTargets, nextOf, pageWith, startOf, titleOf} from '../../support/samples';
import {textOf} from '../../support/texts';

const languageMenu = '.navbar .dropdown:has(a[lang])';
const focused = (page: Page): Locator => page.locator(':focus');

async function press(page: Page, key: string): Promise<Locator> {
  await page.keyboard.press(key);
  return focused(page);
}

for (const language of languages) {
  const {locale, prefix} = language;
  const say = {
    skip: textOf(locale, 'theme.common.skipToMainContent', 'Skip to main content'),
    back: textOf(locale, 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel', '← Back to main menu'),
    toggle: textOf(locale, 'theme.docs.sidebar.toggleSidebarButtonAriaLabel', 'Toggle navigation bar'),
  };
  const start = startOf(prefix);
  const next = nextOf(start);
  const [target] = navbarTargets(start);

  test.describe(locale, () => {
    test('skip link: first on the page, leads into the main part', async ({page}) => {
      await openHydrated(page, start);
      const skip = await press(page, 'Tab');
      await expect(skip).toHaveText(say.skip);
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });

    if (next) {
      test('on a new page the keyboard begins at the top again', async ({page}) => {
        await openHydrated(page, start);
        await page.locator('.pagination-nav__link--next').focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(next);
        await expect(page.locator('h1')).toHaveText(titleOf(next));
        await expect(await press(page, 'Tab')).toHaveText(say.skip);
      });
    }

    test('announcement, name, then the items of the navbar in the direction of reading', async ({page}) => {
      await openHydrated(page, start);
      const stops = '.theme-announcement-bar :is(a, button), .navbar :is(a, button, input, [tabindex="0"])';
      // The search is one stop, before the box is ready and after that.
      const inOrder = await page.locator(stops).evaluateAll((all) => {
        const isRtl = document.dir === 'rtl';
        return all
          .filter((it) => it.checkVisibility() && !it.closest('.navbar__search, .dropdown__menu'))
          .map((it) => ({it, row: it.closest('.navbar') ? 1 : 0, place: it.getBoundingClientRect().x}))
          .sort((a, b) => a.row - b.row || (isRtl ? b.place - a.place : a.place - b.place))
          .map(({it}, index) => it.setAttribute('data-stop', String(index)));
      });
      await expect(await press(page, 'Tab')).toHaveText(say.skip);
      for (const index of inOrder.keys()) {
        await page.keyboard.press('Tab');
        if (await page.locator('.navbar__search :focus').count()) await page.keyboard.press('Tab');
        await expect(focused(page)).toHaveAttribute('data-stop', String(index));
        await expect(focused(page)).toBeInViewport();
      }
      await page.keyboard.press('Tab');
      await expect(page.locator('.navbar :focus')).toHaveCount(0);
    });

    // A jump leaves the navbar in view, which scrolling down does not.
    const part = [...builtHtml(start).matchAll(/<h[23] [^>]*id="([^"]+)"/g)].at(-1)?.[1];
    if (part) {
      test('navbar: the page stays where it is while the focus moves in it', async ({page}) => {
        await page.setViewportSize({width: 1280, height: 400});
        await openHydrated(page, `${start}#${part}`);
        const place = await page.evaluate(() => scrollY);
        expect(place).toBeGreaterThan(0);
        await page.locator('.navbar .navbar__brand').focus();
        for (let stop = 0; stop < 12 && (await page.locator('.navbar :focus').count()); stop++) {
          expect(await page.evaluate(() => scrollY)).toBe(place);
          await page.keyboard.press('Tab');
        }
      });
    }

    test('navbar: the page stays where it is as the focus comes into it while it is hidden', async ({page}) => {
      await addStyles(page, 'main {min-block-size: 300vh}');
      await openHydrated(page, start);
      const bar = page.locator('nav.navbar');
      const keys = (await page.locator('.navbar__search').count()) ? ['Tab', 'ControlOrMeta+k'] : ['Tab'];
      for (const [index, key] of keys.entries()) {
        const place = 500 + 100 * index;
        await page.evaluate((top) => {
          (document.activeElement as HTMLElement).blur();
          scrollTo({top, behavior: 'instant'});
        }, place);
        await expect(bar).not.toBeInViewport();
        if (key === 'Tab') await bar.locator('a').first().focus();
        else await page.keyboard.press(key);
        await expect(bar.locator(':focus')).toHaveCount(1);
        await expect(bar).toBeInViewport({ratio: 1});
        expect(await page.evaluate(() => scrollY)).toBe(place);
      }
    });

    if (target) {
      test('navbar: Enter on an item leads to its page', async ({page}) => {
        await openHydrated(page, start);
        await page.locator(`.navbar a[href="${target}"]`).first().focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(target);
      });
    }

    const other = languages.find((it) => it !== language);
    if (other) {
      test('dropdown: Enter opens, Tab goes in, Escape closes and returns the focus', async ({page}) => {
        await openHydrated(page, start);
        const trigger = page.locator(languageMenu).locator('> a');
        const menu = page.locator(languageMenu).locator('.dropdown__menu');
        for (const key of ['Enter', ' ']) {
          await trigger.focus();
          await page.keyboard.press(key);
          await expect(menu).toBeVisible();
          await expect(trigger).toBeFocused();
          for (const it of languages) await expect(await press(page, 'Tab')).toHaveText(labelOf(it));
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
        await openHydrated(page, start);
        const menu = page.locator(languageMenu).locator('.dropdown__menu');
        await page.locator(languageMenu).locator('> a').focus();
        await page.keyboard.press('Enter');
        await expect(menu).toBeVisible();
        for (let stop = 0; stop <= languages.length; stop++) await page.keyboard.press('Tab');
        await expect(page.locator('.navbar button[class*=toggleButton]')).toBeFocused();
        await expect(menu).toBeHidden();

        await page.locator(languageMenu).locator('> a').focus();
        await page.keyboard.press('Enter');
        await expect(menu).toBeVisible();
        for (let stop = 0; stop <= languages.indexOf(other); stop++) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(inLanguage(start, language, other));
      });
    }

    test('colour switch: Enter and Space change the colours, and the focus stays', async ({page}) => {
      await openHydrated(page, start);
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
        await openHydrated(page, start);
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

      if (target) {
        test('back to the main menu puts the focus on its first item; Enter follows one', async ({page}) => {
          await openHydrated(page, start);
          await page.getByRole('button', {name: say.toggle, exact: true}).focus();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('button', {name: say.back})).toBeFocused();
          await page.keyboard.press('Enter');
          const items = page.locator('.navbar-sidebar__item').first().locator(':is(a[href], button):visible');
          await expect(items.first()).toBeFocused();
          await expect(await press(page, 'Tab')).toHaveText((await items.nth(1).textContent()) ?? '');
          await page.keyboard.press('Shift+Tab');
          const link = page.locator('dialog.navbar-sidebar').locator(`a[href="${target}"]`).first();
          while (!(await link.evaluate((it) => it === document.activeElement))) await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(target);
          await expect(page.locator('dialog.navbar-sidebar')).toBeHidden();
          // The page is there, and with it the beginning for the keyboard.
          await expect(page.locator('h1')).toHaveText(titleOf(target));
          await expect(await press(page, 'Tab')).toHaveText(say.skip);
        });
      }

      test('without a sidebar the focus begins at the first item', async ({page}) => {
        await openHydrated(page, `${prefix}/`);
        await page.getByRole('button', {name: say.toggle, exact: true}).focus();
        await page.keyboard.press('Enter');
        const items = page.locator('.navbar-sidebar__item').first().locator(':is(a[href], button):visible');
        await expect(items.first()).toBeFocused();
      });
    });

    const withCategory = pageWith(prefix, has.closedCategory);
    if (withCategory) {
      test('sidebar: Enter on a caret opens and closes, and the focus stays on it', async ({page}) => {
        await openHydrated(page, withCategory);
        const closed = page.locator('.theme-doc-sidebar-menu > .menu__list-item--collapsed').first();
        await closed.evaluate((item) => item.setAttribute('data-test', 'category'));
        const category = page.locator('[data-test=category]');
        const caret = category.locator('button.menu__caret, a.menu__link--sublist-caret').first();
        await caret.focus();
        await page.keyboard.press('Enter');
        await expect(category).not.toHaveClass(/collapsed/);
        await expect(caret).toBeFocused();
        await expect(caret).toHaveAttribute('aria-expanded', 'true');
        // The list is there for the keyboard from the second frame after the caret has turned.
        await expect(category.locator('.menu__list a[href]').first()).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(category.locator('.menu__list :focus')).toHaveCount(1);
        await page.keyboard.press('Shift+Tab');
        await expect(caret).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(category).toHaveClass(/collapsed/);
        await expect(caret).toBeFocused();
      });
    }

    const besides = pageWith(prefix, has.doc, has.otherPage);
    if (besides) {
      test('sidebar: Enter on a page leads to it, and the sidebar stays where it was', async ({page}) => {
        const other = find(has.otherPage, besides);
        await openHydrated(page, besides);
        const link = page.locator(`.theme-doc-sidebar-menu a[href="${other}"]`);
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(other);
        await expect(link).toHaveAttribute('aria-current', 'page');
      });
    }

    const withTabs = pageWith(prefix, has.tabs);
    if (withTabs) {
      test('tabs: one stop; arrows move and wrap, Enter chooses, Tab goes on', async ({page}) => {
        await openHydrated(page, withTabs);
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
        // What scrolls in the tab that is shown now may have become a stop meanwhile.
        await expect(async () => {
          await page.keyboard.press('Shift+Tab');
          await expect(tabs.nth(1)).toBeFocused({timeout: 500});
        }).toPass();
      });
    }
  });
}
