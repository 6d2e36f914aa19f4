import type {Locator} from '@playwright/test';
import {addStyles} from '../../support/conditions';
import {expect, openHydrated, test} from '../../support/page';
import {languages} from '../routes';

const guides = '/docs/guides/markdown-features';

for (const {locale, prefix} of languages) {
  test.describe(locale, () => {
    test('the copy button takes commands without prompt and output, and leaves removed lines out', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openHydrated(page, `${prefix}${guides}/code-blocks`);
      const copied = async (block: string) => {
        const frame = page
          .locator('.theme-code-block')
          .filter({has: page.locator(block)})
          .last();
        await frame.hover();
        await frame.getByRole('button', {name: locale === 'en' ? /^Copy/ : /^Copier/}).click();
        await expect(frame.getByRole('status')).toHaveText(locale === 'en' ? 'Copied' : 'Copié');
        return page.evaluate(() => navigator.clipboard.readText());
      };
      expect(await copied('.code-command')).toBe('npm run build');
      expect(await copied('.code-error')).toBe(
        "const parts = slug.split('-');\nconst name = parts.at(-1);\nconst parent = parts.slice(0, -1).join('-');\nparent = null;",
      );
    });

    test('a command has its language beside it, a file above it', async ({page}) => {
      await page.goto(`${prefix}${guides}/code-blocks`);
      const heights = (block: Locator): Promise<number[]> =>
        block.evaluate((frame) =>
          [frame, frame.querySelector('pre')!].map((element) => element.getBoundingClientRect().height),
        );
      const blocks = page.locator('.theme-code-block:visible');
      const [frame, command] = await heights(blocks.filter({hasText: /^npm install --save-dev prettier$/}));
      // Its lines.
      expect(frame! - command!).toBeLessThan(3);
      expect(frame).toBeLessThan(50);
      const [whole, code] = await heights(blocks.filter({has: page.locator('[class*=title_]')}).first());
      expect(whole! - code!).toBeGreaterThan(30);
    });

    test('long lines are wrapped on demand', async ({page}) => {
      // The lines are too long in any font: a machine may have none for code.
      await addStyles(page, '.theme-code-block code { letter-spacing: 0.5em; }');
      await page.setViewportSize({width: 600, height: 844});
      await openHydrated(page, `${prefix}${guides}/code-blocks`);
      const wrap = page.getByRole('button', {
        name: locale === 'en' ? 'Wrap long lines' : 'Retour à la ligne automatique',
      });
      const block = page.locator('.theme-code-block').filter({has: wrap}).first();
      const isScrollable = () => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
      expect(await isScrollable()).toBe(true);
      await block.getByRole('button', {name: /Wrap|Retour/}).click();
      await expect(block.getByRole('button', {name: /Wrap|Retour/})).toHaveAttribute('aria-pressed', 'true');
      expect(await isScrollable()).toBe(false);
    });

    test('a choice of tabs has a name, holds for its group, is in the address and is remembered', async ({page}) => {
      await openHydrated(page, `${prefix}${guides}/tabs`);
      const shells = page.getByRole('tablist', {name: locale === 'en' ? 'Shell' : 'Interpréteur de commandes'});
      await expect(shells).toHaveCount(2);
      await shells.first().getByRole('tab', {name: 'Bash'}).focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Space');
      await expect(shells.last().getByRole('tab', {name: 'PowerShell'})).toHaveAttribute('aria-selected', 'true');
      await expect(page).toHaveURL(/\?shell=powershell$/);
      await openHydrated(page, `${prefix}${guides}/tabs`);
      await expect(shells.first().getByRole('tab', {name: 'PowerShell'})).toHaveAttribute('aria-selected', 'true');
    });

    test('admonitions are labelled in the language of the page, have titles with code and hold one another', async ({
      page,
    }) => {
      await page.goto(`${prefix}${guides}/admonitions`);
      const labels =
        locale === 'en'
          ? ['note', 'tip', 'info', 'warning', 'danger']
          : ['remarque', 'conseil', 'information', 'avertissement', 'danger'];
      const boxes = page.locator('.theme-admonition');
      for (const [index, label] of labels.entries()) {
        await expect(boxes.nth(index).locator(':scope > div').first()).toHaveText(label);
      }
      await expect(boxes.locator(':scope > div:first-child code')).toHaveText('npm start');
      await expect(boxes.locator('.theme-admonition')).toHaveCount(1);
    });

    test('code that a component makes is there without scripts, and highlighted', async ({page, request}) => {
      const address = `${prefix}${guides}/react`;
      const text = (await (await request.get(address)).text()).replace(/<[^>]*>/g, '').replaceAll('&quot;', '"');
      expect(text).toContain('"from": "109"');
      await openHydrated(page, address);
      const block = page.locator('.theme-code-block').filter({hasText: 'browsers.json'}).last();
      await expect(block.locator('.token.property').first()).toHaveText('"name"');
    });

    test('the component of the page on React answers', async ({page}) => {
      await openHydrated(page, `${prefix}${guides}/react`);
      const words = page.getByRole('slider', {name: locale === 'en' ? /Words/ : /Mots/});
      await words.focus();
      await page.keyboard.press('End');
      await expect(page.locator('main output')).toContainText('15 min');
    });
  });
}
