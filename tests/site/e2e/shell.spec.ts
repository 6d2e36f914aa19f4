import {existsSync} from 'node:fs';
import {hasHistory} from '../../../src/config/history';
import {site} from '../../../src/config/site';
import {doc, graphqlType, restOperation, writtenDocs} from '../../support/kinds';
import {expect, openHydrated, test} from '../../support/page';
import {languages} from '../../support/languages';
import {
  find,
  has,
  inLanguage,
  labelOf,
  navbarTargets,
  nextOf,
  pagesThatHave,
  pageWith,
  startOf,
} from '../../support/samples';
import {builtHtml, pagesWith} from '../../support/sitemap';
import {textOf} from '../../support/texts';

for (const language of languages) {
  const {locale, prefix} = language;
  const start = startOf(prefix);
  const next = nextOf(start);
  const [target] = navbarTargets(start);

  test.describe(locale, () => {
    const other = languages.find((it) => it !== language);
    const [withAnchor] = pagesThatHave(prefix, has.doc, has.heading).filter(
      (address) => other && find(has.heading, address) === find(has.heading, inLanguage(address, language, other)),
    );
    if (other && withAnchor) {
      test('the language dropdown stands on the right and keeps page and anchor', async ({page}) => {
        const anchor = find(has.heading, withAnchor);
        // Without its animation, the menu is not below the pointer for a moment only.
        await page.emulateMedia({reducedMotion: 'reduce'});
        await openHydrated(page, `${withAnchor}#${anchor}`);
        const menu = page.locator('.navbar__items--right .dropdown:has(a[lang])');
        // The jump to the heading is over, and the navbar stays where it is.
        await expect(page.locator(`h2[id="${anchor}"]`)).toBeInViewport();
        await expect(menu).toBeInViewport();
        await menu.locator('> a').hover();
        await menu.locator('.dropdown__menu a', {hasText: labelOf(other)}).click();
        await expect(page).toHaveURL(`${inLanguage(withAnchor, language, other)}#${anchor}`);
        await expect(page.locator(`h2[id="${anchor}"]`)).toBeVisible();
      });
    }

    if (other && withAnchor && languages.length <= 3) {
      test('on a phone the head of the menu leads to the same place in another language', async ({page}) => {
        const anchor = find(has.heading, withAnchor);
        await page.setViewportSize({width: 390, height: 844});
        await openHydrated(page, `${withAnchor}#${anchor}`);
        await page.locator('.navbar__toggle').click();
        const link = page.locator('.navbar-sidebar__brand').getByRole('link', {name: labelOf(other), exact: true});
        await expect(link).toHaveText(other.locale.toUpperCase());
        await expect(link).toHaveAttribute('lang', /./);
        await link.click();
        await expect(page).toHaveURL(`${inLanguage(withAnchor, language, other)}#${anchor}`);
      });
    }

    const [withContents] = writtenDocs(prefix, has.contents);
    if (withContents) {
      test('a doc has breadcrumbs, and a table of contents of levels 2 and 3', async ({page}) => {
        await page.goto(withContents);
        await expect(page.locator('nav.theme-doc-breadcrumbs')).toBeVisible();
        const contents = page.locator('.theme-doc-toc-desktop a');
        const headings = page.locator('.theme-doc-markdown :is(h2, h3)[id]');
        await expect(contents).toHaveCount(await headings.count());
      });
    }

    for (const [kind, pattern] of Object.entries({contents: has.contents, restOperation})) {
      const [address] = pagesWith(pattern, prefix).filter((one) => /theme-doc-toc-mobile/.test(builtHtml(one)));
      if (!address) continue;
      test(`on a phone a thumb meets one line of the contents: ${kind}`, async ({page}) => {
        await page.setViewportSize({width: 390, height: 844});
        await openHydrated(page, address);
        const contents = page.locator('.theme-doc-toc-mobile');
        expect((await contents.boundingBox())!.height).toBeLessThan(50);
        await contents.locator('button, summary').click();
        const links = contents.locator('a');
        await expect(links.last()).toBeVisible();
        for (const {height} of await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
          expect(height).toBeGreaterThanOrEqual(36);
      });
    }

    const [withMobileContents] = pagesWith(has.contents, prefix).filter((one) =>
      /theme-doc-toc-mobile/.test(builtHtml(one)),
    );
    if (withMobileContents) {
      test('on a phone the contents lie over the text, and close when a part of it is chosen', async ({page}) => {
        await page.setViewportSize({width: 390, height: 844});
        await openHydrated(page, withMobileContents);
        const title = page.locator('article h1');
        const before = await title.boundingBox();
        const contents = page.locator('.theme-doc-toc-mobile');
        await contents.locator('button').click();
        const first = contents.locator('a').first();
        await expect(first).toBeVisible();
        expect(await title.boundingBox()).toEqual(before);
        await first.click();
        await expect(first).toBeHidden();
        await expect(page.locator('.theme-doc-markdown :is(h2, h3)[id]').first()).toBeInViewport();
      });
    }

    if (next) {
      test('a doc has a date, a link to its source, and ways on', async ({page}) => {
        await page.goto(start);
        await expect(page.locator('.theme-last-updated time')).toBeVisible({visible: hasHistory});
        const edit = (await page.locator('.theme-edit-this-page').getAttribute('href')) ?? '';
        expect(edit).toContain(`${site.repository}/edit/`);
        expect(existsSync(/\/edit\/[^/]+\/(.*)/.exec(edit)?.[1] ?? ''), edit).toBe(true);
        await page.locator('.pagination-nav__link--next').click();
        await expect(page).toHaveURL(next);
        await expect(page.locator('.pagination-nav__link--prev')).toHaveAttribute('href', start);
      });
    }

    test('the sidebar can be hidden', async ({page}) => {
      await openHydrated(page, start);
      const sidebar = page.locator('.theme-doc-sidebar-menu');
      await expect(sidebar).toBeVisible();
      const hide = textOf(locale, 'theme.docs.sidebar.collapseButtonAriaLabel', 'Collapse sidebar');
      await page.getByRole('button', {name: hide, exact: true}).click();
      await expect(sidebar).toBeHidden();
      const show = textOf(locale, 'theme.docs.sidebar.expandButtonAriaLabel', 'Expand sidebar');
      await page.getByRole('button', {name: show, exact: true}).click();
      await expect(sidebar).toBeVisible();
    });

    const withCategories = pageWith(prefix, has.closedCategory, has.openCategory);
    if (withCategories) {
      test('opening a category leaves the others open', async ({page}) => {
        await openHydrated(page, withCategories);
        const open = page.locator(
          '.theme-doc-sidebar-menu .menu__list-item:not(.menu__list-item--collapsed) > .menu__list',
        );
        const before = await open.count();
        const closed = page.locator('.theme-doc-sidebar-menu > .menu__list-item--collapsed').first();
        await closed.locator('.menu__caret, .menu__link--sublist-caret').first().click();
        await expect(open).toHaveCount(before + 1);
      });
    }

    test('an unknown path shows the not-found page with status 404', async ({page, faults}) => {
      const response = await page.goto(`${prefix}/docs/none`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('h1')).toHaveText(textOf(locale, 'theme.NotFound.title', 'Page not found'));
      const text = textOf(locale, 'theme.NotFound.p1', 'We could not find what you were looking for.');
      await expect(page.getByText(text)).toBeVisible();
      // The answer itself, and the browser's note of it, are what this test asks for.
      expect(faults.splice(0).filter((fault) => !fault.includes('404'))).toEqual([]);
    });

    for (const [from, to] of [
      [`${start}.html`, start],
      [`${start}/index.html`, start],
      [`${start}/`, start],
      [`${prefix}/index.html`, `${prefix}/`],
    ] as const) {
      test(`${from} leads to the clean path`, async ({page}) => {
        await page.goto(from);
        await expect(page).toHaveURL(to);
        await expect(page.locator('h1')).toBeVisible();
      });
    }

    test('colour mode is light first; the switch makes it dark and that is kept', async ({page}) => {
      await openHydrated(page, start);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.locator('.navbar button[class*=toggleButton]').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    test('edit links open in a new tab with no opener', async ({page}) => {
      await openHydrated(page, start);
      const edit = page.locator('.theme-edit-this-page');
      await expect(edit).toHaveAttribute('target', '_blank');
      await expect(edit).toHaveAttribute('rel', /noopener/);
    });

    for (const [kind, pattern] of Object.entries({doc, restOperation, graphqlType})) {
      const address = pagesWith(pattern, prefix).at(-1);
      if (!address) continue;
      test(`on a phone the menu opens at the page that is read: ${kind}`, async ({page}) => {
        await page.setViewportSize({width: 390, height: 360});
        await openHydrated(page, address);
        await page.locator('.navbar__toggle').click();
        const entry = page.locator('.navbar-sidebar .menu:not([inert]) [aria-current=page]').last();
        await expect(entry).toBeInViewport({ratio: 1});
        await expect(page.locator('.navbar-sidebar__back')).toBeFocused();
      });
    }

    if (target) {
      test('on a phone the menu opens, leads back to the main menu, and leads to a page', async ({page}) => {
        await page.setViewportSize({width: 390, height: 844});
        await openHydrated(page, start);
        await page.locator('.navbar__toggle').click();
        const menu = page.locator('.navbar-sidebar');
        await expect(menu).toBeVisible();
        await menu.locator('.navbar-sidebar__back').click();
        await menu.locator('.navbar-sidebar__item').first().locator(`a[href="${target}"]`).click();
        await expect(page).toHaveURL(target);
        await expect(menu).toBeHidden();
      });
    }
  });
}
