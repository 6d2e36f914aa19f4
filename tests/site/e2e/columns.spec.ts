/** The columns of a doc: sidebar, text, contents. */
import {writtenDocWithMost} from '../../support/kinds';
import {expect, hydrate, type Page, test} from '../../support/page';

test.use({viewport: {width: 1440, height: 900}});

const right = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().right)));

const withCode = writtenDocWithMost(/<div class="theme-code-block/);
if (withCode) {
  test(`text and code share one column on ${withCode}, next to its contents`, async ({page}) => {
    await page.goto(withCode);
    const code = await right(page, '.markdown > .theme-code-block:not(.code-wide)');
    expect(new Set([...code, ...(await right(page, '.markdown > p'))]).size).toBe(1);
    const [contents] = await page
      .locator('.theme-doc-toc-desktop')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
    expect(contents! - code[0]!).toBeLessThan(160);
  });

  test(`code of 80 characters a line is shown whole on ${withCode}`, async ({page}) => {
    await page.goto(withCode);
    const block = page.locator('.markdown > .theme-code-block').first();
    await block.evaluate((element) => {
      element.classList.add('code-wide');
      element.querySelector('code')!.textContent = 'x'.repeat(80);
    });
    const isWhole = await block.locator('pre').evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(isWhole).toBe(true);
  });

  test('a line of code that goes on fades at the edge until its end is in view', async ({page}) => {
    await page.goto(withCode);
    // Before it is measured.
    await page
      .locator('pre code > span')
      .first()
      .evaluate((line) => line.append(' word'.repeat(60)));
    await hydrate(page);
    const block = page.locator('pre').first();
    await expect(block).toHaveCSS('mask-image', /gradient/);
    await block.evaluate((element) => element.scrollTo({left: element.scrollWidth}));
    await expect(block).toHaveCSS('mask-image', 'none');
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
}

const start = writtenDocWithMost(/theme-doc-sidebar-container/);
if (start) {
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
