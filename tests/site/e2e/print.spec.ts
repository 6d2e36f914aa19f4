import {languages} from '../../support/languages';
import {restOperation, tabs, writtenDocs, writtenDocWithMost} from '../../support/kinds';
import {expect, openHydrated, test} from '../../support/page';
import {builtHtml, pagesWith, pageWithMost} from '../../support/sitemap';

const section = /<a href="[^"]*\/print\//;

for (const {prefix} of languages) {
  const path = pageWithMost(section, prefix);
  if (!path) continue;
  test(`${path} leads to paper, alone and with its section`, async ({page}) => {
    await openHydrated(page, path);
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const actions = page.locator('.page-actions');
    const menu = actions.locator('summary');
    await menu.click();
    await actions.getByRole('button').last().click();
    await expect(page.locator('html[data-printed]')).toBeAttached();

    const colour = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    const around = await page.locator('.theme-doc-breadcrumbs li').allTextContents();
    await menu.click();
    await actions.locator('a[href*="/print/"]').click();
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveCount(1);
    expect(around).toContain(await title.textContent());
    const first = page.getByRole('navigation').getByRole('link').first();
    await first.click();
    await expect(page.locator('article:target')).toBeInViewport();
    await expect(page.locator('article').first()).toHaveCSS('color', colour);
  });
}

const alone = pagesWith(/class="page-actions/).find((address) => !section.test(builtHtml(address)));
if (alone) {
  test(`${alone}, which is in no category, offers no section`, async ({page}) => {
    await openHydrated(page, alone);
    const actions = page.locator('.page-actions');
    await actions.locator('summary').click();
    await expect(actions.getByRole('button').last()).toBeVisible();
    await expect(actions.locator('a[href*="/print/"]')).toHaveCount(0);
  });
}

const withScreenshot = pageWithMost(/class="only-dark"/);
if (withScreenshot) {
  test('paper has light screenshots, also from dark mode', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(withScreenshot);
    const [light, dark] = [page.locator('.only-light').first(), page.locator('.only-dark').first()];
    await expect(dark).toBeVisible();
    await expect(light).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(light).toBeVisible();
    await expect(dark).toBeHidden();
  });
}

const withTabs = pageWithMost(tabs);
if (withTabs) {
  test('paper shows what is folded and behind tabs, black on white, also from dark mode', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openHydrated(page, withTabs);
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    await expect(panels.nth(1)).toBeHidden();
    await page.emulateMedia({media: 'print'});
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    const label = await panels
      .nth(1)
      .evaluate((panel) => [panel.getAttribute('aria-label'), getComputedStyle(panel, '::before').content]);
    expect(label[1]).toBe(`"${label[0]}"`);
    await expect(page.locator('[role=tablist]').first()).toBeHidden();
  });
}

for (const path of writtenDocs().slice(0, 1)) {
  test('paper is black on white, also from dark mode, and shows nothing to click', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openHydrated(page, path);
    const around = ['navbar', 'page-actions', 'footer', 'theme-doc-sidebar-container']
      .filter((name) => new RegExp(`class="?[^">]*\\b${name}\\b`).test(builtHtml(path)))
      .map((name) => `.${name}`);
    for (const part of around) await expect(page.locator(part).first(), part).toBeVisible();
    await page.emulateMedia({media: 'print'});
    for (const part of around) await expect(page.locator(part).first(), part).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.markdown p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
}

const folded = pagesWith(/<details [^>]*data-collapsed="true"/).find(
  (address) => !restOperation.test(builtHtml(address)),
);
if (folded) {
  test('paper shows a folded section whole', async ({page}) => {
    await openHydrated(page, folded);
    const text = page.locator('details[data-collapsed=true] p').first();
    await expect(text).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(text).toBeVisible();
  });
}

const operation = pageWithMost(restOperation);
if (operation) {
  test('samples of the REST reference are whole on paper', async ({page}) => {
    await openHydrated(page, operation);
    await page.emulateMedia({media: 'print'});
    const cut = () =>
      page.locator('pre').evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
    await expect(page.locator('pre').first()).toBeVisible();
    expect(await cut()).toBe(0);
  });
}

// Those of one text: an operation shows some of its samples only.
const code = writtenDocWithMost(/<div class="theme-code-block/);
if (code) {
  test('on paper, code wraps and nothing is cut off', async ({page}) => {
    await page.setViewportSize({width: 643, height: 900});
    await openHydrated(page, code);
    await page
      .locator('pre code > span')
      .first()
      .evaluate((line) => line.append(' word'.repeat(40)));
    const cut = () =>
      page
        .locator('pre')
        .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
    expect(await cut()).toBeGreaterThan(0);
    await page.emulateMedia({media: 'print'});
    expect(await cut()).toBe(0);
  });
}
