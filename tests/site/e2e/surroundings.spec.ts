/** What stands around a doc: its source, pages that are near to it, a notice. */
import {existsSync, readFileSync} from 'node:fs';
import {site} from '../../../src/config/site';
import {restOperation, writtenDocs} from '../../support/kinds';
import {languages} from '../../support/languages';
import {expectOnly, loseScripts} from '../../support/conditions';
import {expect, openHydrated, test} from '../../support/page';
import {builtHtml, pageWithMost} from '../../support/sitemap';
import {textOf} from '../../support/texts';

/** The file to which a page leads whoever wants to change it. */
function sourceOf(address: string): string {
  const [, link = ''] = / href="([^"]*)" [^>]*theme-edit-this-page/.exec(builtHtml(address)) ?? [];
  return link.split(`${site.repository}/edit/main/`)[1] ?? link;
}

for (const {locale, prefix} of languages) {
  const titles = {
    related: textOf(locale, 'neighbours.related', 'Related pages'),
    backlinks: textOf(locale, 'neighbours.backlinks', 'Pages that link here'),
  };
  /** Written docs whose HTML has a list of neighbours. */
  const withList = (title: string): string[] =>
    writtenDocs(prefix, new RegExp(`<nav [^>]*aria-labelledby[^>]*><h2[^>]*>${title}</h2>`));

  test.describe(locale, () => {
    for (const path of writtenDocs(prefix, /theme-edit-this-page/).slice(0, 1)) {
      test('a doc leads to its own source', async ({page}) => {
        await page.goto(path);
        const file = sourceOf(path);
        await expect(page.locator('.theme-edit-this-page')).toHaveAttribute('href', new RegExp(`/edit/main/${file}$`));
        expect(existsSync(file), file).toBe(true);
        const translated = `i18n/${locale}/docusaurus-plugin-content-docs/current/${file.replace(/^docs\//, '')}`;
        expect(file.startsWith('docs/') && existsSync(translated), translated).toBe(false);
      });
    }

    const listed = withList(titles.backlinks);
    const [wiki] = listed;
    if (wiki) {
      test('a wiki page names the pages that link to it', async ({page}) => {
        await page.goto(wiki);
        const linking = page.getByRole('navigation', {name: titles.backlinks}).getByRole('link').first();
        const address = (await linking.getAttribute('href'))!;
        await linking.click();
        await expect(page).toHaveURL(address);
        await expect(page.locator(`main .markdown a[href^="${wiki}"]`)).not.toHaveCount(0);
      });

      test('a page outside the wiki does so only if it says that it wants to', () => {
        const others = listed.filter((path) => !/docs-doc-id-wiki\//.test(builtHtml(path)));
        expect(others.filter((path) => !/^backlinks: true$/m.test(readFileSync(sourceOf(path), 'utf8')))).toEqual([]);
      });
    }

    const [near] = withList(titles.related);
    const operation = pageWithMost(restOperation, prefix);
    if (near) {
      test('a doc names at most four related pages, and a page of the reference none', async ({page}) => {
        await page.goto(near);
        const related = page.getByRole('navigation', {name: titles.related}).getByRole('link');
        expect(await related.count()).toBeGreaterThan(0);
        expect(await related.count()).toBeLessThanOrEqual(4);
        if (!operation) return;
        await page.goto(operation);
        await expect(related).toHaveCount(0);
      });
    }

    const noticed = pageWithMost(/<div [^>]*data-until=/, prefix);
    if (noticed) {
      test('a notice stands above the text until its day is over, and then nothing of it', async ({page, faults}) => {
        const notices = page.locator('main [data-until]');
        const [, day = ''] = /data-until="([\d-]+)"/.exec(builtHtml(noticed))!;
        await page.clock.setFixedTime(day);
        await page.goto(noticed);
        await expect(notices.first()).toBeVisible();
        await expect(notices.first()).not.toBeEmpty();

        await page.clock.setFixedTime('2100-01-01');
        // Hidden already in what the server sent: the text does not move when the scripts arrive.
        const findScripts = await loseScripts(page);
        await page.goto(noticed);
        await expect(notices.first()).toBeHidden();
        await findScripts();
        expectOnly(faults, /^failed: .*\.js$|Failed to load resource/);
        await openHydrated(page, noticed);
        await expect(notices).toHaveCount(0);
      });
    }
  });
}
