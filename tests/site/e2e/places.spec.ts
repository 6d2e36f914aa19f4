/** Readers see where they are: in the sidebar, and in the text when they change the language. */
import {doc, writtenDocs} from '../../support/kinds';
import {languages} from '../../support/languages';
import {expect, hydrate, openHydrated, test, type Page} from '../../support/page';
import {inLanguage} from '../../support/samples';
import {builtHtml, pagesWith} from '../../support/sitemap';
import {textOf} from '../../support/texts';

test.use({viewport: {width: 1440, height: 900}});

const sidebar = '.theme-doc-sidebar-container nav.menu';

/** Whether the entry of the page is in the box of the sidebar, and how far that and the page are scrolled. */
function placeOfEntry(page: Page) {
  return page.evaluate((selector) => {
    const menu = document.querySelector(selector)!;
    const box = menu.getBoundingClientRect();
    const entry = menu.querySelector('[aria-current=page]')?.getBoundingClientRect();
    const isSeen = Boolean(entry?.height && entry.top >= box.top && entry.bottom <= Math.min(box.bottom, innerHeight));
    return {isSeen, scrolled: menu.scrollTop, page: scrollY};
  }, sidebar);
}

/** How many entries the sidebar of a page shows down to its own, and from there on. */
function entriesAround(address: string): [above: number, below: number] {
  const [, menu = ''] = /<ul class="theme-doc-sidebar-menu(.*?)<\/nav>/s.exec(builtHtml(address)) ?? [];
  const [above = '', below = ''] = menu.split('aria-current="page"');
  return [above.split('<li').length, below.split('<li').length];
}

/** A page whose entry is below the window, where nothing scrolls to it. */
function deepPage(prefix: string): string | undefined {
  const depths = pagesWith(doc, prefix).map((address) => ({address, above: entriesAround(address)[0]}));
  const deepest = depths.sort((one, other) => other.above - one.above)[0];
  return deepest && deepest.above > 28 ? deepest.address : undefined;
}

/** A page whose entry is in the window, and so is the one before it, also where the sidebar is scrolled a little. */
function middlePage(prefix: string): string | undefined {
  return pagesWith(doc, prefix).find((address) => {
    const [above, below] = entriesAround(address);
    return above > 17 && above < 23 && below > 12 && builtHtml(address).includes('pagination-nav__link--prev');
  });
}

/** One that has a section far down; its sections have the same ids in all languages. */
function longPage(prefix: string): string | undefined {
  const sections = (address: string): number => builtHtml(address).split(/<h2 [^>]*id=/).length - 1;
  const [longest] = writtenDocs(prefix).sort((one, other) => sections(other) - sections(one));
  return longest && sections(longest) > 5 ? longest : undefined;
}

for (const {locale, prefix} of languages) {
  const deep = deepPage(prefix);
  if (deep) {
    test.describe(locale, () => {
      test('the sidebar shows the entry of a page that is loaded, before scripts', async ({page}) => {
        await page.goto(deep);
        const first = await placeOfEntry(page);
        expect(first).toMatchObject({isSeen: true, page: 0});
        expect(first.scrolled).toBeGreaterThan(0);
        // Whoever then looks elsewhere in it is left alone.
        await page.locator(sidebar).evaluate((menu) => (menu.scrollTop = 0));
        await hydrate(page);
        expect((await placeOfEntry(page)).scrolled).toBe(0);
      });

      test('the button that hides the sidebar covers no entry, wherever it is scrolled to', async ({page}) => {
        await page.goto(deep);
        const button = page.locator('button[class*=collapseSidebarButton]');
        await expect(button).toBeInViewport({ratio: 0.9});
        const edge = (await button.boundingBox())!.x;
        const rights = await page
          .locator(`${sidebar} :is(.menu__link, .menu__caret)`)
          .evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().right));
        expect(Math.max(...rights)).toBeLessThanOrEqual(edge);
        const text = await page.locator('main .markdown').first().boundingBox();
        expect(text!.x).toBeGreaterThanOrEqual(edge + 24);
      });

      // Its own sidebar shows none of them.
      const [list] = pagesWith(new RegExp(`<main[^]*<section class="card_[^]*href="${deep}"`), prefix);
      if (list) {
        test('the sidebar shows the entry of a page that a link leads to, in a category that opens', async ({page}) => {
          await openHydrated(page, list);
          await page.locator(`main a[href="${deep}"]`).click();
          await expect(page).toHaveURL(deep);
          await expect.poll(async () => (await placeOfEntry(page)).isSeen).toBe(true);
        });
      }
    });
  }

  const middle = middlePage(prefix);
  if (middle) {
    test(`in ${locale}, the sidebar stays where it is if the entry is in view`, async ({page}) => {
      await openHydrated(page, middle);
      await page.locator(sidebar).evaluate((menu) => (menu.scrollTop = 100));
      const previous = page.locator('.pagination-nav__link--prev');
      const address = (await previous.getAttribute('href'))!;
      await previous.click();
      await expect(page).toHaveURL(address);
      expect(await placeOfEntry(page)).toMatchObject({isSeen: true, scrolled: 100});
    });
  }

  const long = languages.length > 1 && longPage(prefix);
  if (long) {
    for (const isHydrated of [false, true]) {
      const when = isHydrated ? 'once hydrated' : 'before scripts';
      test(`from ${locale}, the other language opens at the section in view, ${when}`, async ({page}) => {
        // The scripts never arrive.
        if (!isHydrated) await page.route(/\/assets\/js\//, () => {});
        await page.goto(long);
        if (isHydrated) await hydrate(page);
        const id = await showSection(page);
        const other = page.locator('.navbar .dropdown__menu a[lang]:not(.dropdown__link--active)').first();
        const address = await other.getAttribute('href');
        await other.evaluate((link: HTMLElement) => link.click());
        await expect(page).toHaveURL(`${address}#${id}`);
        await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport();
      });
    }
  }

  // A section that begins with another one, or nearly.
  const nested = languages.length > 1 && writtenDocs(prefix, /<\/h2>(?:<p>(?:(?!<\/p>)[^]){0,300}<\/p>)?<h3/)[0];
  if (nested) {
    test(`from ${locale}, the other language opens at the section of the address, not at one within it`, async ({
      page,
    }) => {
      await page.goto(nested);
      const ids = await page
        .locator('main :is(h2, h3)[id]')
        .evaluateAll((all) => all.filter(({id}) => !id.startsWith('_')).map(({id}) => id));
      let tried = 0;
      for (const id of ids) {
        await page.goto(`${nested}#${encodeURIComponent(id)}`);
        const [top, hash] = await page.evaluate((heading) => {
          const link = document.querySelector<HTMLAnchorElement>('.navbar .dropdown__menu a[lang]')!;
          link.addEventListener('click', (event) => event.preventDefault());
          link.click();
          return [document.getElementById(heading)!.getBoundingClientRect().top, link.hash] as const;
        }, id);
        // Those at the end of a page cannot be scrolled up.
        if (top > 150) continue;
        expect(decodeURIComponent(hash)).toBe(`#${id}`);
        tried++;
      }
      expect(tried).toBeGreaterThan(2);
    });
  }
}

const [first, other] = [...languages].sort((one, next) => one.prefix.length - next.prefix.length);
const long = first && longPage(first.prefix);
if (long && other) {
  const translated = inLanguage(long, first, other);

  test('in the menu of a phone, too', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openHydrated(page, long);
    const id = await showSection(page);
    await page.locator('.navbar__toggle').evaluate((button: HTMLElement) => button.click());
    const menu = page.locator('.navbar-sidebar');
    const back = menu.locator('.navbar-sidebar__back');
    await back.locator('xpath=..').evaluate((panel) => panel.scrollTo({top: panel.scrollHeight}));
    await expect(back).toBeInViewport({ratio: 0.9});
    await back.click();
    const name = textOf(first.locale, 'theme.navbar.mobileLanguageDropdown.label', 'Languages');
    await menu.getByRole('button', {name}).click();
    // While the list opens, its entries move away from under the pointer.
    const list = menu.locator('.menu__list .menu__list', {hasText: other.label});
    await expect(list).toHaveCSS('overflow', 'visible');
    await list.getByRole('link', {name: other.label, exact: true}).click();
    await expect(page).toHaveURL(`${translated}#${id}`);
  });

  test('at the top of a page, the other language opens at the top', async ({page}) => {
    await openHydrated(page, long);
    await page.locator('.navbar .dropdown:has(a[lang]) > a').hover();
    await page.getByRole('link', {name: other.label, exact: true}).click();
    await expect(page).toHaveURL(translated);
  });
}

/** Scrolls to the fourth section, and says which it is. */
async function showSection(page: Page): Promise<string> {
  const section = page.locator('main h2[id]').nth(3);
  await section.evaluate((heading) => scrollTo(0, scrollY + heading.getBoundingClientRect().top - 100));
  return (await section.getAttribute('id'))!;
}
