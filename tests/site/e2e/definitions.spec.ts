/** The pages of a schema: the definitions of types, and long names in narrow columns. */
import {graphqlType} from '../../support/kinds';
import {expect, openHydrated, test} from '../../support/page';
import {builtHtml, pageWithMost, pagesWith} from '../../support/sitemap';

/** Of types, whose definitions are always shown. */
const reference = pageWithMost(
  /graphql-sdl/,
  undefined,
  pagesWith(graphqlType).filter((address) => !builtHtml(address).includes('graphql-tabs')),
);

if (reference) {
  const definition = '.graphql-sdl';

  test('a definition can be copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, reference);
    const first = page.locator(definition).first();
    await first.getByRole('button').click();
    await expect(first.getByRole('status')).not.toBeEmpty();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await first.locator('code').textContent());
    await expect(first.getByRole('status')).toBeEmpty();
  });

  test('without scripts, there is no button that does nothing', async ({browser}) => {
    const page = await (await browser.newContext({javaScriptEnabled: false})).newPage();
    await page.goto(reference);
    await expect(page.locator(`${definition} > button`).first()).toBeHidden();
    await page.context().close();
  });

  const withArguments = '.graphql:has(> .graphql-code input):has(> .graphql-body)';
  const operations = pagesWith(graphqlType).find((address) =>
    /graphql-code(?:(?!graphql-body|<\/section>)[^])*prism-code(?:(?!<\/section>)[^])*graphql-body/.test(
      builtHtml(address),
    ),
  );
  for (const width of operations ? [1440, 1024, 768, 390] : []) {
    test(`arguments are read before the examples, ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(operations!);
      const first = page.locator(withArguments).first();
      const [body, code] = await Promise.all(
        ['body', 'code'].map(async (part) => (await first.locator(`> .graphql-${part}`).boundingBox())!),
      );
      if (width >= 1200) expect(code!.x).toBeGreaterThan(body!.x + body!.width);
      else expect(code!.y).toBeGreaterThanOrEqual(body!.y + body!.height);
    });
  }

  if (operations) {
    const tabs = '.graphql-code:has(label:nth-of-type(2))';

    test('the code of an operation stands in one frame, whichever is chosen', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await openHydrated(page, operations);
      const first = page.locator(tabs).first();
      const names = await first.locator('label').allTextContents();
      const places: number[][] = [];
      for (const [index, name] of names.entries()) {
        await first.getByText(name, {exact: true}).first().click();
        const blocks = first.locator('.theme-code-block:visible');
        await expect(blocks).toHaveCount(1);
        await expect(first.getByRole('radio', {name})).toBeChecked();
        const row = await first.locator('label').nth(index).boundingBox();
        const frame = await blocks.boundingBox();
        const code = await blocks.locator('pre').boundingBox();
        expect(frame!.height).toBeLessThan(360);
        // The line below the row is of the one or of the other.
        expect(Math.abs(code!.y - row!.y - row!.height)).toBeLessThan(3);
        places.push([frame!.x, frame!.y, frame!.width]);
      }
      expect(new Set(places.map(String)).size).toBe(1);
    });

    test('the code of an operation is chosen with the keyboard, and without scripts', async ({browser}) => {
      const page = await (await browser.newContext({javaScriptEnabled: false})).newPage();
      await page.goto(operations);
      const first = page.locator(tabs).first();
      await first.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(first.getByRole('radio').nth(1)).toBeChecked();
      await expect(first.locator('.theme-code-block').nth(0)).toBeHidden();
      await expect(first.locator('.theme-code-block').nth(1)).toBeVisible();
      await page.context().close();
    });

    test('all code of an operation is on paper, each below its title', async ({page}) => {
      await page.goto(operations);
      await page.emulateMedia({media: 'print'});
      const first = page.locator(tabs).first();
      await expect(first.locator('label:visible, input:visible')).toHaveCount(0);
      for (const block of await first.locator('.theme-code-block').all()) {
        await expect(block.locator('> :first-child')).toBeVisible();
        await expect(block.locator('pre')).toBeVisible();
      }
    });
  }

  const withIndex = pagesWith(graphqlType).find((address) => builtHtml(address).includes('graphql-index'));
  if (withIndex) {
    test('names are not listed twice beside each other', async ({page}) => {
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({width, height: 900});
        await page.goto(withIndex);
        const contents = await page.locator('.table-of-contents:visible').count();
        await expect(page.locator('.graphql-index:visible')).toHaveCount(contents > 0 ? 0 : 1);
      }
    });
  }

  const named = pagesWith(graphqlType).find((address) => /<h2[^>]*>\w+<wbr>?/.test(builtHtml(address)));
  for (const width of named ? [1024, 390] : []) {
    test(`no name is cut within a word, ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(named!);
      const cut = await page.locator('.table-of-contents a, .graphql h2').evaluateAll((names) =>
        names.flatMap((name) => {
          const texts = Array.from(name.childNodes).filter((node) => node.nodeType === Node.TEXT_NODE);
          return texts
            .filter((text) => {
              const range = document.createRange();
              range.selectNodeContents(text);
              return range.getClientRects().length > 1;
            })
            .map(({textContent}) => textContent);
        }),
      );
      expect(cut).toEqual([]);
    });
  }
}
