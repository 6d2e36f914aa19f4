/** What a reader notices of scripts that are loaded when they are needed: nothing is lost, nothing is slower. */
import type {Locator, Route} from '@playwright/test';
import {isOnDemand} from '../../../src/config/light';
import {hasPart} from '../../../src/config/presentParts';
import {search} from '../../../src/config/search';
import {addStyles, expectOnly, holdScripts, long, saveData, stopClock} from '../../support/conditions';
import {languages} from '../../support/languages';
import {expect, openHydrated, test, type Page} from '../../support/page';
import {
  countLinks,
  find,
  has,
  navbarTargets,
  nextOf,
  pagesThatHave,
  pageWith,
  startOf,
  textDocOf,
  titleOf,
  wordOf,
} from '../../support/samples';
import {builtHtml} from '../../support/sitemap';
import {fontsKey} from '../../../packages/light/src/styles/fontsKey';

const [{prefix}] = languages as [(typeof languages)[number]];
const textPage = textDocOf(prefix) ?? startOf(prefix);
const previous = has.previous.exec(builtHtml(textPage))?.[1];
const following = nextOf(textPage);
/** Neither of them, so that nothing else fetches it ahead. */
const elsewhere = navbarTargets(textPage).find((address) => ![previous, following].includes(address));
/** A word that the search finds. */
const word = wordOf(textPage);
const marked = (page: Page): Locator => page.locator('html[data-has-hydrated="true"]');

/** A slow computer, as most phones are. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
}

/** Opens a page whose scripts arrive only when they are released. */
async function openHeld(page: Page, path: string): Promise<{asked: Promise<void>; release: () => Promise<void>}> {
  await slowDown(page);
  const {asked, release} = await holdScripts(page);
  await page.goto(path);
  return {
    asked,
    async release() {
      release();
      await expect(marked(page)).toBeAttached({timeout: 20_000});
    },
  };
}

/** Opens a page in which time stands still, some while after its load; the answer lists the scripts it asks for. */
async function openStill(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
  await page.goto(path);
  return scripts;
}

/** No script is asked for: a request is heard of later than its element. */
async function expectNone(page: Page, scripts: string[]): Promise<void> {
  await expect(page.locator('head script[src]')).toHaveCount(0);
  expect(scripts).toEqual([]);
}

/** Whether the tab is the one that is looked at. */
async function see(page: Page, isSeen: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', {value, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isSeen);
}

// Nothing to test in a build that hydrates as Docusaurus does.
if (isOnDemand) {
  test('a text page asks for its sheets alone before the reader does anything', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const type = request.resourceType();
      if (type === 'script' || type === 'stylesheet') asked.push(request.url().replace(/.*\/(\w+)\..*/, '$1'));
    });
    await page.goto(textPage);
    expect(asked.filter((name) => name !== 'rest').sort()).toEqual(['print', 'styles']);
  });

  for (const [where, address, colorScheme] of [
    ['in dark mode', textPage, 'dark'],
    ['where its address says where its reader comes from', `${textPage}?utm_source=elsewhere`, 'light'],
  ] as const) {
    test(`a page that is opened and left asks for none, ${where}`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      const scripts = await openStill(page, address);
      await page.clock.runFor(9000);
      await expectNone(page, scripts);
    });
  }

  test('a page that is opened asks for none where another tab gets the fonts', async ({page, context}) => {
    // Before the page, which keeps what it hears.
    await page.addInitScript(() => addEventListener('storage', ({key}) => Object.assign(window, {heard: key})));
    const scripts = await openStill(page, textPage);
    const other = await context.newPage();
    await other.goto(textPage);
    await other.evaluate((key) => localStorage.setItem(key, 'here'), fontsKey);
    await expect.poll(() => page.evaluate(() => (window as {heard?: string}).heard)).toBe(fontsKey);
    await expectNone(page, scripts);
  });

  const ofOneChoice = pageWith(prefix, has.groupedTabs);
  if (ofOneChoice) {
    test('a tab that was chosen before stands in a page without its scripts', async ({page, context}) => {
      const chosen = (on: Page): Locator => on.locator('main [data-tab-group]').nth(1);
      await page.goto(ofOneChoice);
      await chosen(page).click();
      await expect(marked(page)).toBeAttached();
      await expect(chosen(page)).toHaveAttribute('aria-selected', 'true');
      const later = await context.newPage();
      const scripts = await openStill(later, ofOneChoice);
      await expect(chosen(later)).toHaveAttribute('aria-selected', 'true');
      await expect(later.locator('main [data-tab-group]').first()).toHaveAttribute('aria-selected', 'false');
      await later.clock.runFor(9000);
      await expectNone(later, scripts);
    });
  }

  test.describe('a page asks for its scripts', () => {
    test('when its reader has had it in view for ten seconds, and not in a tab behind', async ({page}) => {
      const scripts = await openStill(page, textPage);
      await page.clock.runFor(9000);
      await see(page, false);
      await page.clock.runFor(60_000);
      await expectNone(page, scripts);
      await see(page, true);
      await page.clock.runFor(999);
      await expectNone(page, scripts);
      await page.clock.runFor(1 + 400);
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    });

    for (const [sign, act] of [
      ['scroll', (page: Page) => page.mouse.wheel(0, 200)],
      ['touch', (page: Page) => page.locator('main p').first().tap()],
      ['focus', (page: Page) => page.locator('main a[href]').first().focus()],
    ] as const) {
      test.describe(`after the first ${sign}`, () => {
        test.use({hasTouch: true});
        test.beforeEach(({page}) => addStyles(page, long));

        test('half a second of calm later', async ({page}) => {
          const scripts = await openStill(page, textPage);
          await act(page);
          if (sign === 'scroll') await page.waitForFunction(() => scrollY === 200);
          await page.clock.runFor(499);
          await expectNone(page, scripts);
          await page.clock.runFor(1 + 400);
          await expect.poll(() => scripts.length).toBeGreaterThan(0);
        });

        if (elsewhere) {
          test('not where a link is followed at once', async ({page}) => {
            const scripts = await openStill(page, textPage);
            // No page comes, so this one stays and its clock runs on.
            await page.route(`**${elsewhere}`, (route) => route.fulfill({status: 204}));
            await act(page);
            await page.clock.runFor(300);
            const answered = page.waitForEvent('requestfailed');
            await page
              .locator(`.navbar a[href="${elsewhere}"]`)
              .first()
              .evaluate((link: HTMLElement) => link.click());
            await answered;
            await page.clock.runFor(2000);
            expect(await page.evaluate(() => Date.now())).toBe(3300);
            await expect(page).toHaveURL(textPage);
            await expectNone(page, scripts);
          });
        }

        test('not for readers who save data', async ({page}) => {
          await saveData(page);
          const scripts = await openStill(page, textPage);
          await act(page);
          await page.clock.runFor(60_000);
          await expectNone(page, scripts);
          await page.keyboard.press('Shift');
          await expect.poll(() => scripts.length).toBeGreaterThan(0);
        });
      });
    }

    test('not where only its address scrolls it', async ({page}) => {
      await addStyles(page, long);
      const anchor = find(has.heading, textPage);
      const scripts = await openStill(page, `${textPage}#${anchor}`);
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
      await page.clock.runFor(2000);
      await expectNone(page, scripts);
    });

    test('where another tab changes what they share, and answers it', async ({page, context}) => {
      await page.goto(textPage);
      const other = await context.newPage();
      await other.goto(textPage);
      await other.evaluate(() => localStorage.setItem('theme', 'dark'));
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });

  test.describe('before its scripts are there, a page', () => {
    const bar = (page: Page): Locator => page.locator('nav.navbar');
    const bottomOf = (page: Page): Promise<number> =>
      bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
    const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((to) => window.scrollTo(0, to), top);

    test('hides its navbar on the way down, shows it on the way up, and leaves it as it is to them', async ({page}) => {
      await addStyles(page, long);
      const {release} = await openHeld(page, textPage);
      // What is scrolled right after the load is no reader's doing.
      await expect(async () => {
        await scrollTo(page, 500);
        await scrollTo(page, 600);
        expect(await bottomOf(page)).toBeLessThanOrEqual(0);
      }).toPass();
      await scrollTo(page, 500);
      await expect.poll(() => bottomOf(page)).toBeGreaterThan(50);
      await scrollTo(page, 600);
      await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Shift');
      await release();
      expect(await bottomOf(page)).toBeLessThanOrEqual(0);
      await scrollTo(page, 500);
      await expect.poll(() => bottomOf(page)).toBeGreaterThan(50);
      await scrollTo(page, 600);
      await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
      await scrollTo(page, 0);
      await expect.poll(() => bottomOf(page)).toBeGreaterThan(50);
    });

    test('shows its navbar to the keyboard', async ({page}) => {
      await addStyles(page, long);
      await openHeld(page, textPage);
      await expect(async () => {
        await scrollTo(page, 500);
        await scrollTo(page, 600);
        expect(await bottomOf(page)).toBeLessThanOrEqual(0);
      }).toPass();
      await bar(page).locator('a[href]').first().focus();
      await expect.poll(() => bottomOf(page)).toBeGreaterThan(50);
      expect(await page.evaluate(() => scrollY)).toBe(600);
    });

    const withContents = pageWith(prefix, has.doc, has.contents);
    if (withContents) {
      test('marks the section in view in its contents, as it does once they are there', async ({page}) => {
        await addStyles(page, long);
        const {release} = await openHeld(page, withContents);
        const marks = page.locator('.toc-highlight.table-of-contents__link--active');
        const show = async (id: string): Promise<void> => {
          await page.evaluate((name) => document.getElementById(name)!.scrollIntoView(), id);
          await expect(marks).toHaveCount(1);
          await expect(marks).toHaveAttribute('href', `#${id}`);
        };
        const ids = await page
          .locator('.toc-highlight')
          .evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))));
        const [first, second = first] = ids as [string, string?];
        await show(first);
        await show(second);
        const colour = await marks.evaluate(async (link) => {
          await Promise.all(link.getAnimations().map(({finished}) => finished));
          return getComputedStyle(link).color;
        });
        await page.keyboard.press('Shift');
        await release();
        await expect(marks).toHaveCount(1);
        await expect(marks).toHaveAttribute('href', `#${second}`);
        await expect(marks).toHaveCSS('color', colour);
        await show(first);
      });
    }

    test('opens an edit link beside itself', async ({page, context}) => {
      await openHeld(page, textPage);
      const edit = page.locator('.theme-edit-this-page');
      await edit.evaluate((link) => {
        link.removeAttribute('target');
        link.setAttribute('href', '/admin');
      });
      const opened = context.waitForEvent('page');
      await edit.click();
      await opened;
      await expect(edit).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(page).toHaveURL(textPage);
    });
  });

  const withDiagram = pageWith(prefix, has.diagram);
  if (withDiagram) {
    test.describe('a diagram, which scripts draw', () => {
      const drawing = 'svg[id^="mermaid"]';

      test.use({viewport: {width: 1440, height: 900}});
      // Nobody touches the page, and no quiet moment comes.
      test.beforeEach(({page}) => page.addInitScript(() => (window.requestIdleCallback = () => 0)));

      test('is drawn at once where it is seen', async ({page}) => {
        await addStyles(page, '[data-needs-scripts=seen] {position: fixed; top: 30vh}');
        await page.goto(withDiagram);
        await expect(page.locator(drawing).first()).toBeVisible();
      });

      test('waits for its reader further down', async ({page}) => {
        const scripts: string[] = [];
        page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
        await addStyles(page, 'main {padding-top: 3000px !important}');
        await page.goto(withDiagram);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        await expectNone(page, scripts);
        await page.locator('[data-needs-scripts=seen]').first().scrollIntoViewIfNeeded();
        await expect(page.locator(drawing).first()).toBeVisible();
      });
    });
  }

  test.describe('what is used before the scripts are there answers once they are', () => {
    test('colour mode', async ({page}) => {
      const {asked, release} = await openHeld(page, textPage);
      const toggle = page.locator('.navbar button[class*=toggleButton]');
      const box = (await toggle.boundingBox())!;
      // Disabled until then: a pointer goes there all the same.
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await asked;
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await release();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    const withTabs = pageWith(prefix, has.tabs);
    if (withTabs) {
      test('a tab, which is made anew by hydration', async ({page}) => {
        const {asked, release} = await openHeld(page, withTabs);
        const tab = page.locator('main [role=tab][aria-selected=false]').first();
        await tab.evaluate((element) => element.scrollIntoView({block: 'center'}));
        const name = (await tab.textContent())!;
        await tab.click();
        await asked;
        await release();
        await expect(page.locator('main [role=tab][aria-selected=true]', {hasText: name}).first()).toBeVisible();
      });
    }

    if (withTabs) {
      test('a tab by the keyboard', async ({page}) => {
        const {asked, release} = await openHeld(page, withTabs);
        const list = page.locator('main [role=tablist]').first();
        await list.locator('[role=tab]').first().focus();
        await page.keyboard.press('ArrowRight');
        await asked;
        await release();
        await expect(list.locator('[role=tab]').nth(1)).toBeFocused();
      });
    }

    const withCategory = pageWith(prefix, has.closedCategory);
    if (withCategory) {
      test('a category of the sidebar, which stays on the page', async ({page}) => {
        // A busy machine may hydrate later than after the five seconds in which the browser follows the link.
        await page.addInitScript(() => {
          const wait = setTimeout;
          window.setTimeout = ((then: () => void, time?: number, ...more: unknown[]) =>
            wait(then, time === 5000 ? 60_000 : time, ...more)) as typeof setTimeout;
        });
        const {asked, release} = await openHeld(page, withCategory);
        const category = page.locator('.theme-doc-sidebar-menu .menu__list-item--collapsed').first();
        await category.evaluate((item) => item.setAttribute('data-test', ''));
        await category.locator('.menu__caret, [role=button]').first().click();
        await asked;
        await release();
        await expect(page.locator('[data-test] > .menu__list')).toBeVisible();
        await expect(page).toHaveURL(withCategory);
      });
    }

    if (hasPart('announcement')) {
      test('the announcement’s button', async ({page}) => {
        const {asked, release} = await openHeld(page, textPage);
        await page.locator('.theme-announcement-bar button').click();
        await asked;
        await release();
        await expect(page.locator('.theme-announcement-bar')).toBeHidden();
      });
    }

    const withTerm = pageWith(prefix, has.doc, has.term);
    if (withTerm) {
      test('a word of the glossary, which the pointer rests on', async ({page}) => {
        const {release} = await openHeld(page, withTerm);
        await page.locator('main p a[href*="#term-"]').first().hover();
        await release();
        await expect(page.getByRole('tooltip')).toBeVisible();
      });
    }

    for (const [when, isUsedBefore] of [
      ['once the page knows that a script did not arrive', true],
      ['while a script is lost', false],
    ] as const) {
      test(`the colour mode, pressed ${when}`, async ({page, faults}) => {
        let lose = (): void => undefined;
        const lost = new Promise<void>((resolve) => (lose = resolve));
        await page.addInitScript(() => {
          const noteLoss = ({target}: Event): void => {
            if (target instanceof HTMLScriptElement) document.documentElement.dataset.lost = '';
          };
          addEventListener('error', noteLoss, true);
        });
        const holdAndLose = (route: Route): Promise<void> => lost.then(() => route.abort());
        await page.route('**/main.*.js', holdAndLose, {times: 1});
        await page.goto(textPage);
        const toggle = page.locator('.navbar button[class*=toggleButton]');
        if (isUsedBefore) await toggle.click({force: true});
        else await toggle.hover({force: true}).then(() => page.mouse.down());
        lose();
        await expect(page.locator('html[data-lost]')).toBeAttached();
        if (isUsedBefore) await page.mouse.down();
        await page.mouse.up();
        await expect(marked(page)).toBeAttached();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expectOnly(faults, /main|ERR_FAILED/);
      });
    }

    const withFold = pageWith(prefix, has.fold);
    if (withFold) {
      test('a fold, by the browser if the scripts take more than 5 s', async ({page}) => {
        await page.clock.install();
        const {asked, release} = await openHeld(page, withFold);
        const closed = page.locator('main .markdown details:not([open]):visible').first();
        // Hydration makes it anew.
        const place = await closed.evaluate((fold: Element) =>
          [...document.querySelectorAll('details')].indexOf(fold as HTMLDetailsElement),
        );
        const fold = page.locator('details').nth(place);
        const summary = fold.locator('> summary');
        await stopClock(page);
        await summary.click();
        await asked;
        await page.clock.runFor(4900);
        await expect(fold).not.toHaveAttribute('open');
        await page.clock.runFor(100);
        await expect(fold).toHaveAttribute('open');
        // From now on at once.
        await summary.click();
        await expect(fold).not.toHaveAttribute('open');
        await summary.click();
        await expect(fold).toHaveAttribute('open');
        await page.clock.resume();
        await release();
        // React has it as the browser left it, and answers the next click. What moves then is not waited for: frames of
        // the clock that a test holds are none of the screen, and a transition between two of them may be none at all.
        await expect(fold).toHaveAttribute('data-collapsed', 'false');
        await summary.click();
        await expect(fold).toHaveAttribute('data-collapsed', 'true');
      });
    }

    if (search.engine === 'lectern') {
      test('the search, by a click and by what is typed after it', async ({page}) => {
        const {asked, release} = await openHeld(page, textPage);
        const box = (await page.locator('.navbar__search').boundingBox())!;
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await page.keyboard.type('tabs');
        await asked;
        await release();
        await expect(page.locator('.navbar__search-input')).toBeFocused();
        await expect(page.locator('.navbar__search-input')).toHaveValue('tabs');
      });

      test('the search, at once: what is found stays as it is when the scripts have come', async ({page}) => {
        await slowDown(page);
        const scripts = await holdScripts(page, /\/assets\/js\/(?!search\.)[^/]*\.js$/);
        await page.goto(textPage);
        const box = page.locator('.navbar__search');
        await box.click();
        await page.keyboard.type(word);
        const options = box.getByRole('option');
        await expect(options.locator('[class*=excerpt] mark').first()).toBeVisible();
        await expect(marked(page)).toHaveCount(0);
        await page.keyboard.press('ArrowDown');
        const active = box.locator('[role=option][aria-selected=true]');
        await active.evaluate((option) => option.setAttribute('data-test', ''));
        scripts.release();
        await page.keyboard.press('Shift');
        await expect(marked(page)).toBeAttached({timeout: 20_000});
        await expect(active).toHaveAttribute('data-test', '');
        await expect(page.locator('.navbar__search-input')).toBeFocused();
        await expect(page.locator('.navbar__search-input')).toHaveValue(word);
        // The router follows it now: the page is not loaded anew.
        await page.evaluate(() => Object.assign(window, {isSamePage: true}));
        await page.keyboard.press('Enter');
        await expect(box.getByRole('listbox')).toHaveCount(0);
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      });

      test('the search, whose hits lead on without the scripts of the page', async ({page}) => {
        await holdScripts(page, /\/assets\/js\/(?!search\.)[^/]*\.js$/);
        await page.goto(textPage);
        const box = page.locator('.navbar__search');
        await page.keyboard.press('Control+k');
        await page.keyboard.type(word);
        await expect(box.locator('[class*=excerpt] mark').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        const hit = (await box.locator('[role=option][aria-selected=true]').getAttribute('href'))!;
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(hit);
      });

      for (const shortcut of ['Control+k', '/']) {
        test(`the search, by ${shortcut}`, async ({page}) => {
          const {asked, release} = await openHeld(page, textPage);
          await page.keyboard.press(shortcut);
          await page.keyboard.type('tabs/');
          await asked;
          await release();
          await expect(page.locator('.navbar__search-input')).toBeFocused();
          await expect(page.locator('.navbar__search-input')).toHaveValue('tabs/');
        });
      }
    }

    test.describe('on a phone', () => {
      test.use({viewport: {width: 390, height: 844}});
      test('the menu', async ({page}) => {
        const {asked, release} = await openHeld(page, textPage);
        const toggle = page.locator('.navbar__toggle');
        await expect(toggle).toHaveCSS('opacity', '1');
        await toggle.click();
        await asked;
        // It shows that it waits.
        await expect(toggle).toHaveCSS('opacity', '0.4');
        await release();
        await expect(page.locator('dialog.navbar-sidebar')).toBeVisible();
        await expect(toggle).toHaveCSS('opacity', '1');
      });

      if (search.engine === 'lectern') {
        for (const [rhythm, delay] of [
          ['letter by letter', 120],
          ['in a burst', 0],
        ] as const) {
          test(`the search, by a tap and by what is typed after it ${rhythm}`, async ({browser}) => {
            const page = await browser.newPage({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
            const {asked, release} = await openHeld(page, textPage);
            const index = await holdScripts(page, '**/search-*.json*');
            const input = page.locator('.navbar__search-input');
            const write = (text: string): Promise<void> => page.keyboard.type(text, {delay});
            await page.locator('.navbar__search').tap();
            // Or there would be no keyboard.
            await expect(page.locator(':focus')).toBeEditable();
            await write(word.slice(0, 2));
            await asked;
            await Promise.all([release(), write(word.slice(2, 4))]);
            await index.asked;
            await write(word.slice(4, 5));
            await expect(input).toBeDisabled();
            index.release();
            await write(word.slice(5));
            await expect(input).toBeFocused();
            await expect(input).toHaveValue(word);
            await expect(page.locator('.navbar__search').getByRole('option').first()).toBeVisible();
            await page.close();
          });
        }

        test('the search of a hydrated page, by a tap and by what is typed while its index loads', async ({
          browser,
        }) => {
          const page = await browser.newPage({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
          const index = await holdScripts(page, '**/search-*.json*');
          await openHydrated(page, textPage);
          await page.locator('.navbar__search').tap();
          await page.keyboard.type(word);
          await index.asked;
          index.release();
          await expect(page.locator('.navbar__search-input')).toBeFocused();
          await expect(page.locator('.navbar__search-input')).toHaveValue(word);
          await page.close();
        });

        test('the search, by a tap, words and Enter', async ({page}) => {
          const {asked, release} = await openHeld(page, textPage);
          await page.locator('.navbar__search').click();
          await page.keyboard.type(word);
          await page.keyboard.press('Enter');
          await asked;
          await release();
          await expect(page).toHaveURL(`${prefix}/search?q=${encodeURIComponent(word)}`);
        });
      }

      test('the menu, whose styles come with the scripts', async ({page}) => {
        const sheets: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'stylesheet') sheets.push(request.url().replace(/.*\/(\w+)\..*/, '$1'));
        });
        await page.addInitScript(() => (window.requestIdleCallback = () => 0));
        await page.goto(textPage);
        expect(sheets.filter((name) => name !== 'rest')).toEqual(['styles', 'print']);
        await page.locator('.navbar__toggle').click();
        await expect(page.locator('dialog.navbar-sidebar')).toHaveCSS('position', 'fixed');
        await expect(page.locator('.navbar-sidebar__brand')).toHaveCSS('display', 'flex');
        expect(sheets).toContain('later');
      });
    });
  });

  test.describe('links', () => {
    const next = '.pagination-nav__link--next';
    const rules = 'script[type=speculationrules]';
    const ahead = '[data-ahead]';

    /** Opens a page that does not hydrate by itself; the answer tells what the browser has fetched ahead. */
    async function openUnhydrated(page: Page, path: string): Promise<() => string[]> {
      await page.addInitScript(() => (window.requestIdleCallback = () => 0));
      const fetched: string[] = [];
      const devtools = await page.context().newCDPSession(page);
      devtools.on('Preload.prefetchStatusUpdated', ({prefetchUrl, status}) => {
        if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
      });
      await devtools.send('Preload.enable');
      await page.goto(path);
      return () => fetched;
    }

    function cameFrom(): string {
      const [load] = performance.getEntriesByType('navigation') as (PerformanceEntry & {deliveryType: string})[];
      return load!.deliveryType;
    }

    if (following) {
      test('load the next page without waiting for scripts', async ({page}) => {
        await openHeld(page, textPage);
        await page.locator(next).click();
        await expect(page).toHaveURL(following);
        await expect(page.locator('h1')).toHaveText(titleOf(following));
        expect(await marked(page).count()).toBe(0);
      });
    }

    test('are fetched ahead until the router does so', async ({page}) => {
      await openHydrated(page, textPage);
      await expect(page.locator(rules)).toHaveCount(0);
      await holdScripts(page);
      await page.goto(textPage);
      await expect(page.locator(rules)).toHaveCount(1);
    });

    if (previous && following) {
      test('to the next page and the last are fetched ahead, and no others', async ({page}) => {
        const fetched = await openUnhydrated(page, textPage);
        await expect.poll(() => fetched().sort()).toEqual([previous, following].sort());
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(page.locator(ahead)).toHaveCount(2);
      });
    }

    if (following) {
      test('are fetched ahead when the page has been shown, which they do not delay', async ({page}) => {
        await page.addInitScript(() => {
          new MutationObserver((_, observer) => {
            const link = document.querySelector<HTMLElement>('[data-ahead]');
            if (!link) return;
            observer.disconnect();
            link.dataset.paints = String(performance.getEntriesByName('first-contentful-paint').length);
          }).observe(document, {subtree: true, attributeFilter: ['data-ahead']});
        });
        await openUnhydrated(page, textPage);
        await expect(page.locator(next)).toHaveAttribute('data-paints', '1');
      });
    }

    if (elsewhere) {
      for (const [sign, rest, follow] of [
        ['pointer', (link: Locator) => link.hover(), (link: Locator) => link.click()],
        ['focus', (link: Locator) => link.focus(), (link: Locator) => link.press('Enter')],
      ] as const) {
        test(`are fetched ahead under the ${sign}, and not again when they are followed`, async ({page}) => {
          const fetched = await openUnhydrated(page, textPage);
          const link = page.locator(`.navbar a[href="${elsewhere}"]`).first();
          await rest(link);
          await expect.poll(fetched).toContain(elsewhere);
          await follow(link);
          await page.waitForURL(`**${elsewhere}`);
          // Chromium says so from version 109 on.
          expect(await page.evaluate(cameFrom)).toBe('navigational-prefetch');
        });
      }
    }

    if (elsewhere) {
      test('are fetched ahead as soon as they are pressed', async ({page}) => {
        await openStill(page, textPage);
        const link = page.locator(`.navbar a[href="${elsewhere}"]`).first();
        await link.dispatchEvent('pointerover');
        await expect(link).not.toHaveAttribute('data-ahead');
        await link.dispatchEvent('pointerdown');
        await expect(link).toHaveAttribute('data-ahead');
      });
    }

    const withLinks = pagesThatHave(prefix, has.doc).find((address) => countLinks(address) > 30);
    if (withLinks) {
      test('are fetched ahead only so many times, over however many the focus goes', async ({page}) => {
        await holdScripts(page);
        await page.clock.install();
        await page.goto(withLinks);
        const links = await page.locator('a[href^="/"]:not([target])').filter({visible: true}).all();
        expect(links.length).toBeGreaterThan(20);
        for (const link of links) {
          await link.focus();
          await page.clock.runFor(50);
        }
        await expect(page.locator(ahead)).toHaveCount(12);
      });
    }

    if (elsewhere) {
      test('are fetched under the pointer where the browser knows no rules', async ({page}) => {
        await page.addInitScript(() => Object.assign(HTMLScriptElement, {supports: () => false}));
        await openHeld(page, textPage);
        await page.locator(`.navbar a[href="${elsewhere}"]`).first().hover();
        await expect(page.locator(`link[rel=prefetch][href$="${elsewhere}"]`)).toHaveCount(1);
      });
    }

    if (following) {
      test('are not fetched ahead for readers who save data', async ({page}) => {
        await saveData(page);
        await openHeld(page, textPage);
        await page.locator(next).hover();
        await expect(page.locator(`${rules}, ${ahead}, link[rel=prefetch]`)).toHaveCount(0);
      });
    }

    if (following) {
      test('keep the sidebar where the reader left it', async ({page}) => {
        await page.setViewportSize({width: 1280, height: 500});
        await addStyles(page, '.theme-doc-sidebar-menu {padding-bottom: 1000px}');
        await openHeld(page, textPage);
        const sidebar = page.locator('.theme-doc-sidebar-container nav.menu');
        // Not so far that the next page would be out of sight.
        const left = await sidebar.evaluate((element) => (element.scrollTop += 20));
        await page.locator(next).click();
        await expect(page.locator('h1')).toHaveText(titleOf(following));
        await expect.poll(() => sidebar.evaluate((element) => element.scrollTop)).toBe(left);
      });
    }
  });
}
