/** What a page of an operation does beside what its HTML shows: all of it stands in the page as it was sent. */
import type {Locator} from '@playwright/test';
import {restOperation} from '../../support/kinds';
import {expect, hydrate, openHydrated, test} from '../../support/page';
import {builtHtml, pagesWith, pageWithMost} from '../../support/sitemap';

/** With several statuses, each with an example. */
const operation = pagesWith(restOperation).find((address) =>
  /data-api-examples="?response[^]*id="?response-2[^]*id="?response-4/.test(builtHtml(address)),
);

if (operation) {
  const withMostCards = pageWithMost(/class="api-card"/) ?? operation;
  const withASelect =
    pagesWith(restOperation).find((address) =>
      /data-api-examples="?response(?:(?!"api-card")[^])*<select/.test(builtHtml(address)),
    ) ?? operation;
  const read = '[name$=response-status]';
  const shown = '[data-api-examples=response]';

  test('hydration keeps what the page was sent with', async ({page}) => {
    await page.goto(operation);
    const content = () => page.locator('[data-api-page]').evaluate((part) => part.textContent);
    const before = await content();
    expect(before.length).toBeGreaterThan(500);
    await hydrate(page);
    expect(await content()).toBe(before);
  });

  test('without scripts, statuses and languages can be chosen', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(operation);
    const second = page.locator(`input${read} + label + div`).nth(1);
    await expect(second).toBeHidden();
    await page.locator(`input${read} + label`).nth(1).click();
    await expect(second).toBeVisible();
    const more = page.locator('.api-tabs__more');
    if ((await more.count()) > 0) await more.locator('summary').click();
    await page.locator('.api-tabs--languages > label').last().click();
    await expect(page.locator('.api-tabs--languages > div').last()).toBeVisible();
    await context.close();
  });

  test('the response beside the text follows the status that is chosen in it, and the other way round', async ({
    page,
  }) => {
    await openHydrated(page, operation);
    const valuesOf = async (selector: string): Promise<string[]> =>
      page.locator(selector).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value.split(' ')[0]!));
    const examples = await valuesOf(`${shown} input`);
    const [first, other] = (await valuesOf(`input${read}`)).filter((status) => examples.includes(status));
    expect(other).toBeDefined();
    // The card first: what is chosen may make the page shorter, and the card beside it then moves for a moment.
    await page.locator(`${shown} input[value="${other}"] + label`).click();
    await expect(page.locator(`input${read}[value="${other}"]`)).toBeChecked();
    await page.locator(`input${read}[value="${first}"] + label`).click();
    await expect(page.locator(`${shown} input[value="${first}"]`)).toBeChecked();
  });

  for (const [chosen, follows] of [
    [`${shown} input`, `input${read}`],
    [`input${read}`, `${shown} input`],
  ] as const) {
    test(`a status that was chosen before there were scripts is followed with them: ${chosen}`, async ({page}) => {
      await page.goto(operation);
      const status = await page.locator(`${shown} input[value^="4"]`).first().inputValue();
      await page.locator(`${chosen}[value="${status}"] + label`).click();
      await expect(page.locator(`${follows}[value="${status}"]`)).not.toBeChecked();
      await hydrate(page);
      await expect(page.locator(`${follows}[value="${status}"]`)).toBeChecked();
      await expect(page.locator(`${chosen}[value="${status}"]`)).toBeChecked();
    });
  }

  test('the address of a field shows it, whatever it is folded into', async ({page}) => {
    const fields = [...builtHtml(operation).matchAll(/<div [^>]*id="?(response-4[\w.-]+)/g)].map(([, id]) => id!);
    const field = fields.at(-1)!;
    await page.goto(`${operation}#${field}`);
    await hydrate(page);
    await expect(page.locator(`[id="${field}"]`)).toBeInViewport();
    await expect(page.locator(`input${read}[value^="4"]:checked`)).toHaveCount(1);
  });

  test('a field that is pointed at marks its line, and a line its field', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await openHydrated(page, operation);
    const field = page.locator('.api-field[id^=response-2]:not([id*=-header-]):visible').first();
    await field.scrollIntoViewIfNeeded();
    await field.locator('.api-field__name').first().hover();
    const line = page.locator(`${shown} .api-line`);
    await expect(line).toBeVisible();
    const {x, y, height} = (await line.boundingBox())!;
    await page.mouse.move(1, 1);
    await expect(line).toHaveCount(0);
    await page.mouse.move(x + 40, y + height / 2, {steps: 3});
    await expect(page.locator('.api-field--marked:visible')).toHaveCount(1);
  });

  test('the chosen language holds on the next page, which comes whole', async ({page}) => {
    await openHydrated(page, operation);
    const title = await page.locator('h1').textContent();
    const second = await page.locator('.api-tabs--languages > input').nth(1).getAttribute('data-tab');
    const chosen = page.locator('.api-tabs--languages > input:checked');
    await page.locator('.api-tabs--languages > label').nth(1).click();
    await page.locator('a.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText(title!);
    await page.goBack();
    await expect(page.locator('[data-api-page] h1')).toHaveText(title!);
    await expect(chosen).toHaveAttribute('data-tab', second!);
    await page.goto(operation);
    await expect(chosen).toHaveAttribute('data-tab', second!);
  });

  for (const width of [1440, 1024, 768, 390]) {
    test(`a sample stands above the fields where there is no room beside them, on a phone right after method and path, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(operation);
      const tops = await Promise.all(
        ['.api-endpoint', '.api-head > .api-prose', '.api-code pre', '.api-text'].map(
          async (part) => (await page.locator(part).first().boundingBox())!.y,
        ),
      );
      const [path, about, sample, text] = tops as [number, number, number, number];
      expect(path).toBeLessThan(about);
      if (width >= 1200) return;
      const order = width <= 576 ? [path, sample, about, text] : [path, about, sample, text];
      expect(order).toEqual([...order].sort((above, below) => above - below));
    });
  }

  test('code beside the text is read without scrolling to the side, in each language', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(operation);
    const codes = page.locator('.api-code code');
    await codes.evaluateAll((all) => {
      for (const code of all) code.prepend(`${'word '.repeat(30)}${'long'.repeat(30)}\n`);
    });
    const choices = page.locator('.api-tabs--languages > input[data-tab-group]');
    for (const choice of await choices.all()) {
      await choice.evaluate((input: HTMLInputElement) => (input.checked = true));
      const shown = codes.filter({visible: true});
      expect(await shown.count()).toBeGreaterThan(0);
      const further = await shown.evaluateAll((all) =>
        all.map(({parentElement: frame}) => frame!.scrollWidth - frame!.clientWidth),
      );
      expect(new Set(further)).toEqual(new Set([0]));
    }
  });

  for (const height of [900, 720]) {
    test(`the cards share the height of the window, whether the bar is shown or not, ${height} px`, async ({page}) => {
      await page.setViewportSize({width: 1440, height});
      await openHydrated(page, withMostCards);
      const card = page.locator('.api-card');
      const ends = () =>
        page.locator('.api-aside').evaluate((one) => {
          const {top, bottom} = one.getBoundingClientRect();
          return {
            top: Math.round(top),
            below: Math.round(innerHeight - bottom),
            isCut: one.scrollHeight > one.clientHeight + 1,
          };
        });
      expect(await card.count()).toBeGreaterThan(1);
      expect((await ends()).below).toBeGreaterThan(5);
      expect((await ends()).isCut).toBe(false);
      for (const code of await page.locator('.api-code pre:visible').all())
        expect((await code.boundingBox())!.height).toBeGreaterThan(height / 10);
      await page.mouse.move(500, 400);
      await page.mouse.wheel(0, 700);
      const isFull = async (): Promise<boolean> => {
        const {top, below, isCut} = await ends();
        return [top, below].every((edge) => edge > 10 && edge < 20) && !isCut;
      };
      await expect.poll(isFull).toBe(true);
      const [sample, response] = await page
        .locator('.api-code pre:visible')
        .evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(sample).toBeGreaterThan(height / 3.1);
      expect(response).toBeGreaterThan(height / 4.5);
      // More would make all of them too low: what comes after the two waits for its reader.
      const third = card.nth(2);
      await expect(third.locator('pre').first()).toBeHidden();
      if (height === 900) return;
      await third.locator('.api-card__fold > summary').click();
      await expect(third.locator('pre').first()).toBeVisible();
      expect((await ends()).isCut).toBe(false);
      // It takes the place of the samples, until the reader goes back to one.
      const samples = page.locator('.api-tabs--languages');
      await expect(samples.locator('pre').first()).toBeHidden();
      const grounds = await samples
        .locator('> label')
        .evaluateAll((all) => all.map((label) => getComputedStyle(label).backgroundColor));
      expect(new Set(grounds).size).toBe(1);
      for (const code of await page.locator('.api-code pre:visible').all())
        expect((await code.boundingBox())!.height).toBeGreaterThan(height / 7);
      await samples.locator('> label').first().click();
      await expect(samples.locator('pre').first()).toBeVisible();
      await expect(third.locator('pre').first()).toBeHidden();
    });
  }

  for (const height of [900, 1080])
    test(`a high window shows samples, response and an opened example at once, ${height} px`, async ({page}) => {
      await page.setViewportSize({width: 1440, height});
      await openHydrated(page, withMostCards);
      await page.locator('.api-card').nth(2).locator('.api-card__fold > summary').click();
      const codes = page.locator('.api-code pre:visible');
      await expect(codes).toHaveCount(3);
      for (const code of await codes.all()) expect((await code.boundingBox())!.height).toBeGreaterThan(120);
    });

  for (const height of [900, 1080])
    test(`all languages leave the response a share that can be read, ${height} px`, async ({page}) => {
      await page.setViewportSize({width: 1440, height});
      await openHydrated(page, withMostCards);
      await page.locator('.api-tabs__more > summary').first().click();
      const lines = async (code: Locator): Promise<number> =>
        code.evaluate((one) => (one.clientHeight + 3) / parseFloat(getComputedStyle(one).lineHeight) - 1);
      const [request, response] = await page.locator('.api-code pre:visible').all();
      expect(await lines(response!)).toBeGreaterThan(7.5);
      expect(await lines(request!)).toBeGreaterThan(5);
      const fits = await page.locator('.api-aside').evaluate((one) => one.scrollHeight <= one.clientHeight + 1);
      expect(fits).toBe(true);
    });

  test('the list of all languages closes once one is chosen, also one that was shown before', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await openHydrated(page, withMostCards);
    const more = page.locator('.api-tabs__more').first();
    for (const label of [page.locator('.api-tabs--languages > label').nth(1), more.locator('~ label').last()]) {
      await more.locator('summary').click();
      await expect(more).toHaveAttribute('open');
      await label.click();
      await expect(more).not.toHaveAttribute('open');
    }
  });

  for (const [kind, address] of Object.entries({
    withMostCards,
    withASelect,
  }))
    test(`nothing covers or breaks what is pressed in the cards, all languages shown or not: ${kind}`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 1440, height: 720});
      await openHydrated(page, address);
      const card = page.locator('.api-card').first();
      const wrong = (): Promise<string[]> =>
        page.locator('.api-card :is(.api-tabs__label, select, summary, button):visible').evaluateAll((all) =>
          all
            .filter((one) => {
              one.scrollIntoView({block: 'nearest'});
              const {x, y, width, height} = one.getBoundingClientRect();
              return height > 40 || !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            })
            .map(({textContent}) => textContent),
        );
      expect(await wrong()).toEqual([]);
      for (const width of [1200, 1280, 1440]) {
        await page.setViewportSize({width, height: 900});
        expect(await wrong()).toEqual([]);
      }
      await card.locator('.api-tabs__more > summary').click();
      expect(await wrong()).toEqual([]);
      const another = card.locator('.api-tabs__radio--more + label').last();
      await another.click();
      await expect(card.locator('.api-tabs__more')).not.toHaveAttribute('open');
      await expect(another).toBeVisible();
      expect(await wrong()).toEqual([]);
      const endOf = async (one: Locator): Promise<number> =>
        one.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(await endOf(card.locator('pre:visible'))).toBeLessThanOrEqual(await endOf(card));
      for (const code of await page.locator('.api-code pre:visible').all())
        expect((await code.boundingBox())!.height).toBeGreaterThan(70);
    });

  test('on a phone, the whole description comes first, then no more of the samples than their beginning', async ({
    browser,
    baseURL,
  }) => {
    const page = await (await browser.newContext({javaScriptEnabled: false, baseURL})).newPage();
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(withMostCards);
    await expect(page.locator('.api-text > .api-prose:first-child')).toHaveCount(0);
    const {height} = (await page.locator('.api-aside').boundingBox())!;
    expect(height).toBeLessThan(450);
    const code = page.locator(`${shown} pre`).first();
    await expect(code).toBeHidden();
    await page.locator(`${shown} > .api-card__fold > summary`).click();
    await expect(code).toBeVisible();
    const contents = page.locator('.api-on-page');
    await contents.locator('summary').click();
    await contents.locator('a').last().click();
    await expect(page.locator('#responses')).toBeInViewport();
    await page.context().close();
  });

  test('on paper, samples follow the text, and a schema is written out once', async ({page}) => {
    await page.goto(withMostCards);
    await page.emulateMedia({media: 'print'});
    const text = (await page.locator('.api-text').boundingBox())!;
    expect((await page.locator('.api-aside').boundingBox())!.y).toBeGreaterThanOrEqual(text.y + text.height);
    const again = page.locator('[data-again] > dl > :not([data-new])');
    expect(await again.count()).toBeGreaterThan(0);
    for (const field of await again.all()) await expect(field).toBeHidden();
    const words = await page
      .locator('[data-api-schema][data-again]')
      .first()
      .evaluate((one) => [getComputedStyle(one, '::before').content, one.getAttribute('data-again')]);
    expect(words[0]).toBe(`"${words[1]}"`);
  });

  test('the button that copies stands in the line of the title', async ({page}) => {
    await page.goto(operation);
    const card = page.locator('.api-card').first();
    const title = (await card.locator('h2').boundingBox())!;
    const button = (await card.locator('.api-copy:visible').boundingBox())!;
    expect(Math.abs(title.y + title.height / 2 - button.y - button.height / 2)).toBeLessThan(4);
    expect(button.x).toBeGreaterThan(title.x + title.width / 4);
  });

  test('what goes on below fades, and its end does not', async ({page}) => {
    await page.setViewportSize({width: 390, height: 500});
    await page.goto(operation);
    await page.locator(`${shown} > .api-card__fold > summary`).click();
    const fade = (code: Locator) => code.evaluate((one) => getComputedStyle(one).getPropertyValue('--api-below'));
    const long = page.locator(`${shown} pre:visible`);
    expect(await long.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
    expect(await fade(long)).not.toBe('');
    await long.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await expect.poll(() => fade(long)).toBe('');
  });

  test('the way to the pages around is as wide as the text', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(operation);
    const endOf = async (part: string) => {
      const {x, width} = (await page.locator(part).first().boundingBox())!;
      return x + width;
    };
    expect(Math.abs((await endOf('.api-text')) - (await endOf('.pagination-nav')))).toBeLessThan(2);
  });

  test('a sample can be copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, operation);
    const button = page.locator('.api-copy:visible').first();
    const words = await button.textContent();
    await button.click();
    await expect(button).not.toHaveText(words!);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await page.locator('.api-code:visible code').first().textContent());
  });
}
