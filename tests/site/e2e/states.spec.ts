/** Chapter 4 of the specification, 'States and transitions', sentence by sentence. */
import type {BrowserContext, Locator} from '@playwright/test';
import {expectOnly} from '../../support/conditions';
import {expect, hydrate, openHydrated, test, type Page} from '../../support/page';
import {hasPart} from '../../../src/config/presentParts';
import {languageAt, languages} from '../../support/languages';
import {has, nextOf, pageWith, startOf, titleOf} from '../../support/samples';
import {literally, textOf} from '../../support/texts';

const html = (page: Page): Locator => page.locator('html');
const [{prefix: ofFirst}] = languages as [(typeof languages)[number]];
const inFirst = startOf(ofFirst);

const withContents = pageWith(ofFirst, has.doc, has.contents);
if (withContents) {
  test.describe('layout', () => {
    const desktopContents = (page: Page): Locator => page.locator('.theme-doc-toc-desktop');
    const mobileMenu = (page: Page): Locator => page.locator('dialog.navbar-sidebar');

    test.describe("'ssr' first", () => {
      test.use({javaScriptEnabled: false, viewport: {width: 600, height: 800}});
      test('the page as sent has the parts of both layouts, and styles choose', async ({page}) => {
        await page.goto(withContents);
        await expect(desktopContents(page)).toBeAttached();
        await expect(desktopContents(page)).toBeHidden();
        await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible();
        await expect(page.locator('.theme-doc-sidebar-menu')).toBeAttached();
      });
    });

    test("then 'desktop' above 996 px or 'mobile' after measuring the window, and on each resize", async ({page}) => {
      await page.setViewportSize({width: 997, height: 800});
      await openHydrated(page, withContents);
      for (const [width, layout] of [
        [997, 'desktop'],
        [996, 'mobile'],
        [997, 'desktop'],
      ] as const) {
        await page.setViewportSize({width, height: 800});
        await expect(desktopContents(page)).toHaveCount(layout === 'desktop' ? 1 : 0);
        await expect(mobileMenu(page)).toHaveCount(layout === 'mobile' ? 1 : 0);
        await expect(page.locator('.navbar__toggle')).toBeVisible({visible: layout === 'mobile'});
      }
    });

    test('the mobile sidebar closes when the layout becomes desktop', async ({page}) => {
      await page.setViewportSize({width: 996, height: 800});
      await openHydrated(page, withContents);
      await page.locator('.navbar__toggle').click();
      await expect(mobileMenu(page)).toBeVisible();
      await page.setViewportSize({width: 997, height: 800});
      await expect(mobileMenu(page)).toHaveCount(0);
      await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
      await page.setViewportSize({width: 996, height: 800});
      await expect(mobileMenu(page)).toBeAttached();
      await expect(mobileMenu(page)).toBeHidden();
    });
  });
}

for (const {locale, prefix} of languages) {
  test.describe(`mobile sidebar (${locale})`, () => {
    test.use({viewport: {width: 390, height: 844}});
    const start = startOf(prefix);
    const next = nextOf(start);
    const back = textOf(locale, 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel', '← Back to main menu');

    test('is a modal dialog with a name, and the page behind it is inert', async ({page}) => {
      await openHydrated(page, start);
      const toggle = page.locator('.navbar__toggle');
      await toggle.click();
      const menu = page.getByRole('dialog');
      await expect(menu).toBeVisible();
      await expect(menu).toHaveAccessibleName(/\S/);
      expect(await menu.evaluate((element) => element.matches(':modal'))).toBe(true);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      // What is inert cannot be focused.
      const behind = ':is(.navbar__toggle, main a, footer a, .theme-announcement-bar :is(a, button))';
      const takeFocus = await page.locator(behind).evaluateAll((all: HTMLElement[]) =>
        all.filter((element) => {
          element.focus();
          return document.activeElement === element;
        }),
      );
      expect(takeFocus).toEqual([]);
    });

    test('closes by its button and by a click beside it', async ({page}) => {
      await openHydrated(page, start);
      const menu = page.locator('dialog.navbar-sidebar');
      for (const close of [() => menu.locator('.navbar-sidebar__close').click(), () => page.mouse.click(380, 400)]) {
        await page.locator('.navbar__toggle').click();
        await expect(menu).toBeVisible();
        await close();
        await expect(menu).toBeHidden();
        await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'false');
      }
    });

    if (next) {
      test('closes with the back button of the browser, which does not leave the page', async ({page}) => {
        await openHydrated(page, start);
        await page.locator('.pagination-nav__link--next').click();
        await expect(page).toHaveURL(next);
        await page.locator('.navbar__toggle').click();
        await expect(page.locator('dialog.navbar-sidebar')).toBeVisible();
        await page.evaluate(() => history.back());
        await expect(page.locator('dialog.navbar-sidebar')).toBeHidden();
        await expect(page).toHaveURL(next);
      });
    }

    test('the secondary menu shows when it has content, and again after the sidebar was closed', async ({page}) => {
      await openHydrated(page, start);
      const toggle = page.locator('.navbar__toggle');
      const [primary, secondary] = [
        page.locator('.navbar-sidebar__item').first(),
        page.locator('.navbar-sidebar__item').last(),
      ];
      await toggle.click();
      await expect(primary).toHaveAttribute('inert');
      await expect(secondary).not.toHaveAttribute('inert');
      await secondary.getByRole('button', {name: back, exact: true}).click();
      await expect(primary).not.toHaveAttribute('inert');
      await expect(secondary).toHaveAttribute('inert');
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog.navbar-sidebar')).toBeHidden();
      await toggle.click();
      await expect(secondary).not.toHaveAttribute('inert');
    });

    test('a page without a sidebar has no secondary menu', async ({page}) => {
      await openHydrated(page, `${prefix}/`);
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar__item').first()).not.toHaveAttribute('inert');
      await expect(page.locator('.navbar-sidebar__item').last().locator('.menu__link')).toHaveCount(0);
    });
  });
}

if (languages.length > 1) {
  test.describe('dropdowns open and close', () => {
    const languageMenu = '.navbar .dropdown:has(a[lang])';
    const trigger = (page: Page): Locator => page.locator(`${languageMenu} > a`);
    const menu = (page: Page): Locator => page.locator(`${languageMenu} > .dropdown__menu`);

    test('on hover; Escape dismisses it until the pointer comes again', async ({page}) => {
      await openHydrated(page, inFirst);
      await trigger(page).hover();
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await page.mouse.move(200, 400);
      await trigger(page).hover();
      await expect(menu(page)).toBeVisible();
    });

    test('close on an outside click', async ({page}) => {
      await openHydrated(page, inFirst);
      await trigger(page).press('Enter');
      await expect(menu(page)).toBeVisible();
      await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
      await page.locator('h1').click();
      await expect(menu(page)).toBeHidden();
      await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
    });

    test('close on focus outside', async ({page}) => {
      await openHydrated(page, inFirst);
      await trigger(page).press('Enter');
      await expect(menu(page)).toBeVisible();
      await page.locator('main a').first().focus();
      await expect(menu(page)).toBeHidden();
    });

    test('open when assistive technology clicks', async ({page}) => {
      await openHydrated(page, inFirst);
      await trigger(page).evaluate((link: HTMLElement) => link.click());
      await expect(menu(page)).toBeVisible();
    });
  });
}

for (const {locale, prefix} of languages) {
  const start = startOf(prefix);
  const next = nextOf(start);
  const [light, dark] = ['light', 'dark'].map((mode) =>
    textOf(locale, `theme.colorToggle.ariaLabel.mode.${mode}`, `${mode} mode`),
  ) as [string, string];

  test.describe(`colour mode (${locale})`, () => {
    const toggle = (page: Page): Locator => page.locator('.navbar button[class*=toggleButton]');
    const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('theme'));

    test('the page as sent names the default, not the system’s', async ({request}) => {
      const html = await (await request.get(start)).text();
      const toggle = /<button[^>]*toggleButton[^>]*>/.exec(html)?.[0];
      const name = textOf(
        locale,
        'theme.colorToggle.ariaLabel',
        'Switch between dark and light mode (currently {mode})',
        {
          mode: light,
        },
      );
      expect(toggle).toContain(`aria-label="${name}"`);
      expect(toggle).toContain(`title="${light}"`);
    });

    test.describe('on a system that prefers dark', () => {
      test.use({colorScheme: 'dark'});
      test('defaults to light: the system preference is not followed', async ({page}) => {
        await openHydrated(page, `${prefix}/`);
        await expect(html(page)).toHaveAttribute('data-theme', 'light');
        expect(await stored(page)).toBeNull();
      });
    });

    test('light and dark alternate, and say what they are', async ({page}) => {
      await openHydrated(page, `${prefix}/`);
      for (const [mode, name] of [
        ['dark', dark],
        ['light', light],
        ['dark', dark],
      ] as const) {
        await toggle(page).click();
        await expect(html(page)).toHaveAttribute('data-theme', mode);
        await expect(toggle(page)).toHaveAccessibleName(new RegExp(literally(name)));
        expect(await stored(page)).toBe(mode);
      }
    });

    test('the choice is an attribute of the document root before the first script arrives', async ({page, faults}) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await page.route('**/assets/js/*.js', (route) => route.abort());
      await page.goto(start);
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      expectOnly(faults, /assets\/js|ERR_FAILED/);
    });

    test('the choice is synced across tabs', async ({page, context}) => {
      const other = await openOther(context, start);
      await openHydrated(page, `${prefix}/`);
      await toggle(page).click();
      await expect(html(other)).toHaveAttribute('data-theme', 'dark');
      await other.locator('.navbar button[class*=toggleButton]').click();
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
    });
  });

  const withTabs = pageWith(prefix, has.tabs, has.next);
  test(`storage unavailable: warning logged, storage calls do nothing (${locale})`, async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(() => {
      const denied = {
        get(): Storage {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', denied);
      Object.defineProperty(window, 'sessionStorage', denied);
    });
    await openHydrated(page, withTabs ?? start);
    expect(warnings.filter((text) => text.includes('Docusaurus browser storage is not available'))).toHaveLength(1);

    await page.locator('.navbar button[class*=toggleButton]').click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    if (withTabs) {
      const tab = page.locator('main [role=tab][aria-selected=false]').first();
      const name = await tab.textContent();
      await tab.click();
      await expect(page.locator('main [role=tab][aria-selected=true]', {hasText: name!}).first()).toBeVisible();
    }
    if (hasPart('announcement')) {
      await page.locator('.theme-announcement-bar button').click();
      await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    }
    if (withTabs ?? next) await page.locator('.pagination-nav__link--next').click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  if (hasPart('announcement')) {
    test.describe(`announcement bar (${locale})`, () => {
      const bar = (page: Page): Locator => page.locator('.theme-announcement-bar');
      const entry = (page: Page, name: string): Promise<string | null> =>
        page.evaluate((key) => localStorage.getItem(`docusaurus.announcement.${key}`), name);

      test('is shown, and its link stays in the language of the page', async ({page}) => {
        await openHydrated(page, start);
        await expect(bar(page)).toContainText(/\S/);
        const link = bar(page).locator('a[href^="/"]');
        for (const href of await link.evaluateAll((all) => all.map((it) => it.getAttribute('href')))) {
          await link.and(page.locator(`[href="${href}"]`)).click();
          await expect(page).toHaveURL(href!);
          expect(languageAt(href!).locale).toBe(locale);
        }
      });

      for (const mode of ['light', 'dark']) {
        test(`can be read in ${mode} mode`, async ({page}) => {
          await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
          await openHydrated(page, `${prefix}/`);
          for (const part of [bar(page), ...(await bar(page).locator('a, button svg').all())]) {
            expect(await contrastWith(bar(page), part)).toBeGreaterThanOrEqual(4.5);
          }
        });
      }

      test('is shown until dismissed, and that is remembered', async ({page}) => {
        await openHydrated(page, start);
        await bar(page)
          .getByRole('button', {
            name: textOf(locale, 'theme.AnnouncementBar.closeButtonAriaLabel', 'Close'),
            exact: true,
          })
          .click();
        await expect(bar(page)).toBeHidden();
        expect(await entry(page, 'dismiss')).toBe('true');
        if (next) {
          await page.locator('.pagination-nav__link--next').click();
          await expect(page.locator('h1')).toHaveText(titleOf(next));
          await expect(bar(page)).toBeHidden();
        }
        await openHydrated(page, `${prefix}/`);
        await expect(bar(page)).toBeHidden();
      });

      test('once dismissed it is not painted at all', async ({page, faults}) => {
        await openHydrated(page, `${prefix}/`);
        await bar(page).locator('button').click();
        await page.route('**/assets/js/*.js', (route) => route.abort());
        await page.reload();
        await expect(bar(page)).toBeAttached();
        await expect(bar(page)).toBeHidden();
        expectOnly(faults, /assets\/js|ERR_FAILED/);
      });

      test('the dismissal is reset when the id changes, before the first paint', async ({page, faults}) => {
        await openHydrated(page, `${prefix}/`);
        await page.evaluate(() => {
          localStorage.setItem('docusaurus.announcement.id', 'an older one');
          localStorage.setItem('docusaurus.announcement.dismiss', 'true');
        });
        await page.route('**/assets/js/*.js', (route) => route.abort());
        await page.reload();
        await expect(bar(page)).toBeVisible();
        await page.unroute('**/assets/js/*.js');
        await openHydrated(page, `${prefix}/`);
        await expect(bar(page)).toBeVisible();
        expect(await entry(page, 'dismiss')).toBe('false');
        expect(await entry(page, 'id')).not.toBe('an older one');
        expectOnly(faults, /assets\/js|ERR_FAILED/);
      });
    });
  }

  test(`nothing moves while the page loads (${locale})`, async ({page}) => {
    await page.addInitScript(() => {
      const shifts: number[] = Object.assign(window, {shifts: []}).shifts;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & {value: number})[]) shifts.push(shift.value);
      }).observe({type: 'layout-shift', buffered: true});
    });
    await openHydrated(page, start);
    const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
}

const withCategory = pageWith(ofFirst, has.closedCategory);
if (withCategory) {
  test.describe('collapsible sections', () => {
    /** The theme's rule: the taller, the longer, and ever less so. */
    const durationFor = (height: number): number => Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);

    async function toggleCategory(page: Page, address: string): Promise<{duration: number; height: number}> {
      await openHydrated(page, address);
      const category = page.locator('.theme-doc-sidebar-menu > .menu__list-item--collapsed').first();
      await category.evaluate((item) => item.setAttribute('data-test', 'category'));
      await category.locator('.menu__caret, .menu__link--sublist-caret').first().click();
      const list = page.locator('[data-test=category] > .menu__list');
      await expect(list).toHaveAttribute('style', /transition: height/);
      await expect(list).toBeVisible();
      return list.evaluate((element) => ({
        duration:
          Number(/height ([\d.]+)m?s/.exec(element.style.transition)![1]) *
          (/[\d.]ms/.test(element.style.transition) ? 1 : 1000),
        height: element.scrollHeight,
      }));
    }

    test('toggle with a height animation, duration from content height', async ({page}) => {
      const {duration, height} = await toggleCategory(page, withCategory);
      expect(Math.round(duration)).toBe(durationFor(height));
    });

    test.describe('for readers who want less motion', () => {
      test.use({contextOptions: {reducedMotion: 'reduce'}});
      test('take 1 ms', async ({page}) => {
        const {duration} = await toggleCategory(page, withCategory);
        expect(duration).toBeCloseTo(1);
      });
    });
  });
}

test('the page is marked hydrated once the client takes over', async ({page, faults}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto(inFirst);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  await page.unroute('**/assets/js/*.js');
  await page.reload();
  await hydrate(page);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  expectOnly(faults, /assets\/js|ERR_FAILED/);
});

async function openOther(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await openHydrated(page, path);
  return page;
}

/** Of the text of a part and the ground of the whole, as WCAG reckons it. */
async function contrastWith(ground: Locator, part: Locator): Promise<number> {
  const background = await ground.evaluate((element) => getComputedStyle(element).backgroundColor);
  const text = await part.evaluate((element) => getComputedStyle(element).color);
  const [lighter = 0, darker = 0] = [luminance(text), luminance(background)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
    const share = Number(value) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
