import {expect, openHydrated, test} from '../support/page';
import {languages} from '../support/routes';

const navbar = {
  en: ['Docs', 'Blog', 'Page', 'GraphQL', 'OpenAPI', 'Wiki'],
  fr: ['Docs', 'Blog', 'Page', 'GraphQL', 'OpenAPI', 'Wiki'],
};
const navbarTargets = [
  '/docs/introduction',
  '/blog',
  '/example-page',
  '/docs/api/queries',
  '/docs/category/petstore-api',
  '/docs/wiki',
];
const footerGroups = {
  en: ['Docs', 'Community', 'Blog', 'GitHub'],
  fr: ['Docs', 'Communauté', 'Blog', 'GitHub'],
};

const sidebarButtons = {
  en: ['Collapse sidebar', 'Expand sidebar'],
  fr: ['Réduire la barre latérale', 'Déplier la barre latérale'],
} as const;

for (const {locale, prefix} of languages) {
  test.describe(locale, () => {
    test('the navbar has Docs, Blog, Page, GraphQL, OpenAPI, Wiki in this order', async ({page}) => {
      await page.goto(`${prefix}/docs/introduction`);
      const links = page.locator('.navbar a.navbar__item.navbar__link:not([role=button])');
      await expect(links).toHaveText(navbar[locale]);
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(navbarTargets.map((target) => `${prefix}${target}`));
    });

    test('the language dropdown stands on the right and keeps page and anchor', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/installation`);
      const anchor = await page.locator('h2[id]').first().getAttribute('id');
      await openHydrated(page, `${prefix}/docs/installation#${anchor}`);
      const other = locale === 'en' ? {name: 'Français', path: '/fr'} : {name: 'English', path: ''};
      await page.locator('.navbar__items--right .dropdown > a').hover();
      await page.locator('.navbar__items--right .dropdown__menu a', {hasText: other.name}).click();
      await expect(page).toHaveURL(`${other.path}/docs/installation#${anchor}`);
      await expect(page.locator(`h2[id="${anchor}"]`)).toBeVisible();
    });

    test('the footer has four groups, each with the product and two related tools', async ({page}) => {
      await page.goto(`${prefix}/`);
      await expect(page.locator('.footer__title')).toHaveText(footerGroups[locale]);
      for (const group of await page.locator('.footer__col').all()) {
        await expect(group.locator('a')).toHaveText([/Lectern/, /Docusaurus/, /Decap CMS/]);
      }
      await expect(page.locator('.footer__logo:visible')).toHaveCount(1);
      await expect(page.locator('.footer__copyright')).toContainText('2025');
      await expect(page.locator('.footer__copyright')).toContainText('0.3.9');
    });

    test('a doc has breadcrumbs, a table of contents of levels 2 and 3, dates, and ways on', async ({page}) => {
      await page.goto(`${prefix}/docs/guides/markdown-features/code-blocks`);
      await expect(page.locator('nav.theme-doc-breadcrumbs')).toBeVisible();
      const contents = page.locator('.theme-doc-toc-desktop a');
      const headings = page.locator('.theme-doc-markdown :is(h2, h3)[id]');
      await expect(contents).toHaveCount(await headings.count());
      await expect(page.locator('.theme-last-updated time')).toBeVisible();
      const edit = page.locator('.theme-edit-this-page');
      const folder = locale === 'en' ? 'docs' : 'i18n/fr/docusaurus-plugin-content-docs/current';
      await expect(edit).toHaveAttribute(
        'href',
        `https://github.com/lectern-docs/lectern/edit/main/${folder}/guides/markdown-features/code-blocks.md`,
      );
      await expect(page.locator('.pagination-nav__link--prev')).toBeVisible();
      await expect(page.locator('.pagination-nav__link--next')).toBeVisible();
    });

    test('the sidebar can be hidden', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/introduction`);
      const sidebar = page.locator('.theme-doc-sidebar-menu');
      await expect(sidebar).toBeVisible();
      const [hide, show] = sidebarButtons[locale];
      await page.getByRole('button', {name: hide, exact: true}).click();
      await expect(sidebar).toBeHidden();
      await page.getByRole('button', {name: show, exact: true}).click();
      await expect(sidebar).toBeVisible();
    });

    test('opening a category leaves the others open', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/guides/markdown-features/tabs`);
      const open = page.locator(
        '.theme-doc-sidebar-menu .menu__list-item:not(.menu__list-item--collapsed) > .menu__list',
      );
      const before = await open.count();
      const closed = page.locator('.theme-doc-sidebar-menu > .menu__list-item--collapsed').first();
      await closed.locator('.menu__caret, .menu__link--sublist-caret').first().click();
      await expect(open).toHaveCount(before + 1);
    });

    test('an unknown path shows the not-found page with status 404', async ({page, faults}) => {
      const response = await page.goto(`${prefix}/docs/none`);
      expect(response?.status()).toBe(404);
      const title = locale === 'en' ? 'Page Not Found' : 'Page introuvable';
      await expect(page.locator('h1')).toHaveText(title);
      if (locale === 'fr') {
        await expect(page.getByText("Nous n'avons pas trouvé ce que vous recherchez.")).toBeVisible();
      }
      // The answer itself, and the browser's note of it, are what this test asks for.
      expect(faults.splice(0).filter((fault) => !fault.includes('404'))).toEqual([]);
    });

    for (const [from, to] of [
      ['/docs/guides.html', '/docs/guides'],
      ['/docs/guides/index.html', '/docs/guides'],
      ['/docs/guides/', '/docs/guides'],
      ['/index.html', '/'],
    ] as const) {
      test(`${from} leads to the clean path`, async ({page}) => {
        await page.goto(prefix + from);
        await expect(page).toHaveURL(prefix + to);
        await expect(page.locator('h1')).toBeVisible();
      });
    }

    test('colour mode is light first; the switch makes it dark and that is kept', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/introduction`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.locator('.navbar button[class*=toggleButton]').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    test('edit links open in a new tab with no opener', async ({page}) => {
      await openHydrated(page, `${prefix}/docs/introduction`);
      const edit = page.locator('.theme-edit-this-page');
      await expect(edit).toHaveAttribute('target', '_blank');
      await expect(edit).toHaveAttribute('rel', /noopener/);
    });

    test('on a phone the menu opens, leads back to the main menu, and leads to a page', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await openHydrated(page, `${prefix}/docs/introduction`);
      await page.locator('.navbar__toggle').click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu).toBeVisible();
      await menu.locator('.navbar-sidebar__back').click();
      await menu.getByRole('link', {name: 'Wiki', exact: true}).click();
      await expect(page).toHaveURL(`${prefix}/docs/wiki`);
      await expect(menu).toBeHidden();
    });
  });
}
