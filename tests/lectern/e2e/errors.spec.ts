/** Which pages the not-found page takes for the closest. */
import {expectOnly} from '../../support/conditions';
import {expect, test} from '../../support/page';
import {languages} from '../routes';

const perhaps = {en: 'Perhaps you are looking for', fr: 'Vous cherchez peut-être'};
const toStart = {en: 'Where to start', fr: 'Par où commencer'};

for (const {locale, prefix} of languages) {
  test.describe(locale, () => {
    test('the not-found page names the closest pages', async ({page, faults}) => {
      await page.goto(`${prefix}/docs/guides/markdown-feature/tab`);
      await expect(page.locator('main h2')).toHaveText([perhaps[locale], toStart[locale]]);
      const closest = page.locator('main li a');
      await expect(closest.first()).toHaveAttribute('href', `${prefix}/docs/guides/markdown-features/tabs`);
      await closest.first().click();
      await expect(page).toHaveURL(`${prefix}/docs/guides/markdown-features/tabs`);
      await expect(page.locator('main [role=tab]').first()).toBeVisible();
      expectOnly(faults, /404/);
    });
  });
}
