import {site} from '../../../src/config/site';
import {expect, test} from '../../support/page';
import {languages} from '../routes';

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

for (const {locale, prefix} of languages) {
  test.describe(locale, () => {
    test('the navbar has Docs, Blog, Page, GraphQL, OpenAPI, Wiki in this order', async ({page}) => {
      await page.goto(`${prefix}/docs/introduction`);
      const links = page.locator('.navbar a.navbar__item.navbar__link:not([role=button])');
      await expect(links).toHaveText(navbar[locale]);
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(navbarTargets.map((target) => `${prefix}${target}`));
    });

    test('the footer has four groups, each with the product and two related tools', async ({page}) => {
      await page.goto(`${prefix}/`);
      await expect(page.locator('.footer__title')).toHaveText(footerGroups[locale]);
      for (const group of await page.locator('.footer__col').all()) {
        await expect(group.locator('a')).toHaveText([new RegExp(site.title), /Docusaurus/, /Decap CMS/]);
      }
      await expect(page.locator('.footer__logo:visible')).toHaveCount(1);
      await expect(page.locator('.footer__copyright')).toContainText('2025');
      await expect(page.locator('.footer__copyright')).toContainText('0.3.9');
    });

    test('a doc leads to its source', async ({page}) => {
      await page.goto(`${prefix}/docs/guides/markdown-features/code-blocks`);
      const edit = page.locator('.theme-edit-this-page');
      const folder = locale === 'en' ? 'docs' : 'i18n/fr/docusaurus-plugin-content-docs/current';
      await expect(edit).toHaveAttribute(
        'href',
        `https://github.com/lectern-docs/lectern/edit/main/${folder}/guides/markdown-features/code-blocks.md`,
      );
    });
  });
}
