/** The columns of a doc: sidebar, text, contents. */
import {expectOnly} from '../../support/conditions';
import {archive, docTags, searchPage, writtenDocWithMost} from '../../support/kinds';
import {base, languages} from '../../support/languages';
import {expect, type Page, test} from '../../support/page';
import {pagesWith} from '../../support/sitemap';

test.use({viewport: {width: 1440, height: 900}});

const right = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().right)));

const withCode = writtenDocWithMost(/<div class="theme-code-block/);
if (withCode) {
  test(`text and code share one column on ${withCode}, next to its contents`, async ({page}) => {
    await page.goto(withCode);
    const code = await right(page, '.markdown > .theme-code-block');
    expect(new Set([...code, ...(await right(page, '.markdown > p'))]).size).toBe(1);
    const [contents] = await page
      .locator('.theme-doc-toc-desktop')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
    expect(contents! - code[0]!).toBeLessThan(160);
  });

  test('code fades at its edge while a line goes on, and no longer', async ({page}) => {
    await page.goto(withCode);
    const block = page.locator('.theme-code-block:not(.language-bash) pre.prism-code').first();
    const fade = (): Promise<string> => block.evaluate((element) => getComputedStyle(element, '::after').opacity);
    expect(await fade()).toBe('0');
    await block
      .locator('code > span')
      .first()
      .evaluate((line) => line.append(' word'.repeat(60)));
    const beforeEnd = (): Promise<number> =>
      block.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element.querySelector('code > span')!);
        return element.getBoundingClientRect().right - text.getBoundingClientRect().right;
      });
    expect(await beforeEnd()).toBeLessThan(0);
    await expect.poll(fade).toBe('1');
    await block.evaluate((element) => element.scrollTo({left: element.scrollWidth}));
    const padding = await block.evaluate((element) =>
      parseFloat(getComputedStyle(element.querySelector('code > span')!).paddingRight),
    );
    expect(await beforeEnd()).toBeGreaterThanOrEqual(padding - 1);
    await expect.poll(fade).toBe('0');
  });

  test(`a phone wraps code on ${withCode}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(withCode);
    const block = page.locator('pre.prism-code').first();
    await block.evaluate((element) => element.querySelector('span')!.append(' word'.repeat(60)));
    expect(await block.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
}

const withTables = writtenDocWithMost(/<table/);
if (withTables) {
  test(`tables on a phone fade at their edge while they go on, and no longer, on ${withTables}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(withTables);
    for (const table of await page.locator('.markdown > table').all()) {
      await table
        .locator('td')
        .last()
        .evaluate((cell) => {
          cell.style.whiteSpace = 'nowrap';
          cell.append(' word'.repeat(60));
        });
      const fade = (): Promise<string> =>
        table.evaluate((element) => getComputedStyle(element).getPropertyValue('--beyond'));
      await expect.poll(fade).toBe('4rem');
      await table.evaluate((element) => element.scrollTo({left: element.scrollWidth}));
      await expect.poll(fade).toBe('');
    }
  });

  test('a table fades where it hides a letter, and not where its width is rounded', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(withTables);
    for (const [hidden, wanted] of [
      [40, '4rem'],
      [4, '4rem'],
      [1, ''],
    ] as const) {
      // Outside of what React renders.
      await page.evaluate((beyond) => {
        const width = document.body.clientWidth;
        const table = document.querySelector('body > table') ?? document.createElement('table');
        table.innerHTML = `<tbody><tr><td style="min-width: ${width + beyond}px">word</td></tr></tbody>`;
        document.body.prepend(table);
      }, hidden);
      const table = page.locator('body > table');
      expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(hidden);
      await expect
        .poll(() => table.evaluate((element) => getComputedStyle(element).getPropertyValue('--beyond')))
        .toBe(wanted);
    }
  });
}

const withCommands = writtenDocWithMost(/<div class="theme-code-block[^"]* language-bash"/);
if (withCommands) {
  test(`commands are read whole on ${withCommands}`, async ({page}) => {
    await page.goto(withCommands);
    const block = page.locator('.language-bash pre').first();
    await block.evaluate((element) => element.querySelector('span')!.append(' word'.repeat(60)));
    expect(await block.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
}

const oneLine = /<div class="theme-code-block[^"]* line_\w+ language-(?!bash)/;
const withLine = writtenDocWithMost(oneLine);
if (withLine) {
  test(`one line of code stands beside its language where both have room, and below it elsewhere, on ${withLine}`, async ({
    page,
  }) => {
    await page.goto(withLine);
    const block = page.locator('.theme-code-block[class*=" line_"]:not(.language-bash)').first();
    const look = (): Promise<{below: number; cut: number}> =>
      block.evaluate((element) => {
        const code = element.querySelector('pre')!;
        return {
          below: code.getBoundingClientRect().top - element.getBoundingClientRect().top,
          cut: code.scrollWidth - code.clientWidth,
        };
      });
    await block.evaluate((element) => (element.querySelector('code')!.innerHTML = '<span>w</span>'));
    expect((await look()).below).toBeLessThan(2);
    await block.evaluate((element) => {
      const line = element.querySelector('code > span')!;
      line.append('w'.repeat((element.clientWidth - 70) / line.getBoundingClientRect().width));
    });
    expect((await look()).below).toBeGreaterThan(20);
    expect((await look()).cut).toBe(0);
  });
}

const withTable = writtenDocWithMost(/<th[ >]/);
if (withTable) {
  test(`a table that says little is as wide as the text on ${withTable}`, async ({page}) => {
    await page.goto(withTable);
    const table = page.locator('.markdown > table').first();
    await table.evaluate((element) => {
      element.innerHTML = '<thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>';
    });
    const [text] = await right(page, '.markdown > p');
    const [lastCell] = await right(page, '.markdown > table tbody tr :last-child');
    expect(lastCell).toBe(text);
  });

  test(`a table of many columns may end further right than the text on ${withTable}, never below the contents`, async ({
    page,
  }) => {
    await page.goto(withTable);
    await page
      .locator('.markdown > table')
      .first()
      .evaluate((table) => {
        for (const row of table.querySelectorAll('tr')) {
          for (let cell = 0; cell < 4; cell++) row.append(row.cells[0]!.cloneNode(true));
        }
        table.querySelectorAll('td').forEach((cell) => cell.append(' and further words'.repeat(4)));
      });
    const [[table], [text], [contents]] = [
      await right(page, '.markdown > table'),
      await right(page, '.markdown > p'),
      await page
        .locator('.theme-doc-toc-desktop')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left)),
    ];
    expect(table!).toBeGreaterThan(text!);
    expect(table!).toBeLessThanOrEqual(contents!);
  });

  test(`on a phone the first column of a wide table stays, on ${withTable}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(withTable);
    const table = page.locator('.markdown > table').first();
    await table.evaluate((element) => {
      for (const row of element.querySelectorAll('tr')) {
        for (let cell = 0; cell < 4; cell++) row.append(row.cells[0]!.cloneNode(true));
      }
      element.scrollTo({left: element.scrollWidth, behavior: 'instant'});
    });
    const place = (): Promise<{isScrolled: boolean; name: number}> =>
      table.evaluate((element) => ({
        isScrolled: element.scrollLeft > 0,
        name: element.querySelector('td')!.getBoundingClientRect().left - element.getBoundingClientRect().left,
      }));
    await expect.poll(place).toEqual({isScrolled: true, name: 0});
  });
}

const withContents = writtenDocWithMost(/table-of-contents__link/);
if (withContents) {
  test(`no word of the contents of ${withContents} is cut in a narrow window`, async ({page}) => {
    await page.setViewportSize({width: 1024, height: 900});
    await page.goto(withContents);
    const cut = await page.locator('.theme-doc-toc-desktop a').evaluateAll((links) =>
      links.flatMap((link) => {
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode.textContent ?? '';
          for (const {0: word, index} of text.matchAll(/[\p{L}\p{N}_]+/gu)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
            if (lines.size > 1) broken.push(word);
          }
        }
        return broken;
      }),
    );
    expect(cut).toEqual([]);
  });
}

const start = writtenDocWithMost(/theme-doc-sidebar-container/);
if (start) {
  for (const [width, least] of [
    [1440, 48],
    [1100, 24],
    [997, 20],
  ] as const) {
    test(`text stands off the sidebar at ${width} px, and clear of the button on its line`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(start);
      const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
      const [sidebar, button, text] = [
        await boxOf('.theme-doc-sidebar-container'),
        await boxOf('.theme-doc-sidebar-container > div > div > button'),
        await boxOf('.markdown > p'),
      ];
      expect(text.x - sidebar.x - sidebar.width).toBeGreaterThanOrEqual(least);
      expect(text.x - button.x - button.width).toBeGreaterThanOrEqual(10);
    });
  }

  test('the button that hides the sidebar takes no room from it', async ({page}) => {
    await page.goto(start);
    const menu = page.locator('.theme-doc-sidebar-container nav.menu');
    const button = page.locator('.theme-doc-sidebar-container > div > div > button');
    await expect(button).toBeInViewport();
    const [list, corner] = [(await menu.boundingBox())!, (await button.boundingBox())!];
    expect(list.y + list.height).toBeGreaterThanOrEqual(corner.y + corner.height);
    expect(corner.width).toBeLessThan(list.width / 4);
  });
}

const lists = [...pagesWith(searchPage), ...pagesWith(docTags), ...pagesWith(archive), `${base}/no/such/page`];
for (const width of [1440, 1024, 768, 390]) {
  test(`lists of pages, search and the not-found page begin at one line at ${width} px`, async ({page, faults}) => {
    await page.setViewportSize({width, height: 900});
    const found = [];
    for (const address of lists) {
      await page.goto(address);
      found.push(
        await page.locator('h1').evaluate((heading) => [heading.getBoundingClientRect().left, location.pathname]),
      );
    }
    expect(new Set(found.map(([left]) => left)).size, JSON.stringify(found)).toBe(1);
    expectOnly(faults, /404/);
  });
}

test.describe('before its scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const {locale, prefix} of languages) {
    for (const part of [0, 1, 2, 3]) {
      const addresses = pagesWith(/<th[ >]/, prefix).filter((_, at) => at % 4 === part);
      test(`${locale}, part ${part + 1} of the pages: no table runs into the contents or out of the window, and no code out of its box`, async ({
        page,
      }) => {
        const faults: string[] = [];
        for (const address of addresses) {
          await page.goto(address);
          for (const width of [390, 768, 998, 1100, 1280, 1440]) {
            await page.setViewportSize({width, height: 900});
            const isOut = await page.evaluate(() => {
              const contents = document.querySelector('.theme-doc-toc-desktop')?.getBoundingClientRect();
              const edge = contents?.width ? contents.left : document.documentElement.clientWidth;
              const tables = [...document.querySelectorAll('main table')];
              const isOver = tables.some((table) => table.getBoundingClientRect().right > edge);
              // What is inline has no width of its own.
              const codes = [...document.querySelectorAll('main td code')];
              const isCut = codes.some((code) => code.clientWidth && code.scrollWidth > code.clientWidth);
              return isOver || isCut || document.documentElement.scrollWidth > innerWidth;
            });
            if (isOut) faults.push(`${address} at ${width}`);
          }
        }
        expect(faults).toEqual([]);
      });
    }
  }
});
