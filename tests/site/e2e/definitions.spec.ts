/** The pages of a schema: the definitions of types, and long names in narrow columns. */
import {graphqlType} from '../../support/kinds';
import {expect, openHydrated, test} from '../../support/page';
import {builtHtml, pageWithMost, pagesWith} from '../../support/sitemap';

const reference = pageWithMost(/<pre/, undefined, pagesWith(graphqlType));

if (reference) {
  const definition = '.graphql-sdl';

  test('a definition has the frame of other code', async ({page}) => {
    await page.goto(reference);
    const frames = await page
      .locator('.graphql-code')
      .filter({has: page.locator(`${definition} ~ *`)})
      .first()
      .locator('> *')
      .evaluateAll((blocks) =>
        blocks.slice(0, 2).map((block) => {
          const {x, y, width} = block.getBoundingClientRect();
          const code = block.querySelector('pre')!.getBoundingClientRect();
          const button = block.querySelector('button')!.getBoundingClientRect();
          const {backgroundColor, borderColor, fontSize} = getComputedStyle(block);
          const title = getComputedStyle(block.firstElementChild!);
          return {
            head: Math.round(code.y - y),
            button: [Math.round(x + width - button.right), Math.round(button.y - y)],
            colours: [backgroundColor, borderColor, fontSize],
            title: [title.color, title.fontSize, title.fontWeight],
            code: getComputedStyle(block.querySelector('code')!).fontSize,
          };
        }),
      );
    expect(frames).toHaveLength(2);
    const [{head, ...own}, {head: headOfOther, ...other}] = frames as [(typeof frames)[0], (typeof frames)[0]];
    expect(own).toEqual(other);
    // The line below the row is of the one or of the other.
    expect(Math.abs(head - headOfOther)).toBeLessThan(2);
  });

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

  const withArguments = '.graphql:has(> .graphql-code > :nth-child(2)):has(> .graphql-body)';
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
