import {expectOnly, loseScripts} from '../support/conditions';
import {expect, openHydrated, test} from '../support/page';
import {languages} from '../support/routes';

const words = {
  en: {related: 'Related pages', backlinks: 'Pages that link here', cli: 'Command reference', edit: 'Edit this page'},
  fr: {
    related: 'Pages apparentées',
    backlinks: 'Pages qui renvoient ici',
    cli: 'Référence des commandes',
    edit: 'Modifier cette page',
  },
};
const notices = {en: 'This notice comes from the front matter', fr: 'Cet avis vient de l’en-tête'};

for (const {locale, prefix} of languages) {
  test.describe(locale, () => {
    test('a wiki page names the pages that link to it, and leads to its own source', async ({page}) => {
      await page.goto(`${prefix}/docs/wiki/testing`);
      const source = page.getByRole('link', {name: words[locale].edit});
      await expect(source).toHaveAttribute('href', new RegExp(`${prefix}/.*wiki/testing\\.md$`));
      const linking = page.getByRole('navigation', {name: words[locale].backlinks});
      await linking.getByRole('link', {name: words[locale].cli}).click();
      await expect(page).toHaveURL(`${prefix}/docs/cli`);
      await expect(page.getByRole('navigation', {name: words[locale].backlinks})).toHaveCount(0);
    });

    test('a doc names at most four related pages, and a page of the reference none', async ({page}) => {
      await page.goto(`${prefix}/docs/seo`);
      const related = page.getByRole('navigation', {name: words[locale].related}).getByRole('link');
      expect(await related.count()).toBeGreaterThan(1);
      expect(await related.count()).toBeLessThanOrEqual(4);
      await page.goto(`${prefix}/docs/api/petstore/add-pet`);
      await expect(related).toHaveCount(0);
    });

    test('a notice stands above the text until its day is over, and then nothing of it', async ({page, faults}) => {
      const notice = page.locator('main').getByText(notices[locale]);
      await page.goto(`${prefix}/docs/advanced/notifications`);
      await expect(notice.first()).toBeVisible();

      await page.clock.setFixedTime('2100-01-01');
      // Hidden already in what the server sent: the text does not move when the scripts arrive.
      const findScripts = await loseScripts(page);
      await page.goto(`${prefix}/docs/advanced/notifications`);
      await expect(page.locator('[data-until]')).toBeHidden();
      await findScripts();
      expectOnly(faults, /^failed: .*\.js$|Failed to load resource/);
      await openHydrated(page, `${prefix}/docs/advanced/notifications`);
      await expect(page.locator('[data-until]')).toHaveCount(0);
    });
  });
}
