/** Every construct that a description of an API can hold, as readers see it. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {findViolations, lookAs, type View} from '../../support/axe';
import {collectShifts, settle} from '../../support/shifts';
import {buildFolder} from '../makeSite';
import {expect, openHydrated, test} from './page';

const references = ['constructs', 'constructs-3'];

/** Their addresses: known once the site is made. */
function addressesIn(language: string): string[] {
  return references.flatMap((name) => {
    const folder = path.join(language, 'docs/api', name);
    const files = readdirSync(path.join(buildFolder, folder), {recursive: true, encoding: 'utf8'});
    return files.filter((file) => file.endsWith('.html')).map((file) => `/${folder}/${file.replace(/\.html$/, '')}`);
  });
}

const views: [language: string, view: View][] = [
  ['', {mode: 'light', width: 1440}],
  ['fr', {mode: 'dark', width: 390}],
];

for (const [language, view] of views) {
  test(`breaks no rule, and moves nothing: ${language || 'en'}, ${view.mode}, ${view.width} px`, async ({page}) => {
    test.setTimeout(300_000);
    await lookAs(page, view);
    const shifts = await collectShifts(page);
    const found: Record<string, string[]> = {};
    const addresses = addressesIn(language);
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) {
      await page.goto(address);
      await settle(page);
      await openHydrated(page, address);
      await settle(page);
      // Axe reads what is shown: what is folded or not chosen as well.
      const moved = await shifts();
      await page.evaluate(() =>
        document.querySelectorAll<HTMLDetailsElement>('details:not(.dropdown)').forEach((fold) => (fold.open = true)),
      );
      const faults = [...moved, ...(await findViolations(page))];
      if (faults.length > 0) found[address] = faults;
    }
    expect(found).toEqual({});
  });
}

test('with scripts off, every text is there', async ({page, browser, baseURL}) => {
  test.setTimeout(300_000);
  const bare = await (await browser.newContext({javaScriptEnabled: false, baseURL})).newPage();
  const wordsOn = async (one: typeof page): Promise<string> =>
    ((await one.locator('article .markdown').textContent()) ?? '').replace(/\s+/g, ' ');
  for (const address of addressesIn('')) {
    await openHydrated(page, address);
    await bare.goto(address);
    const words = await wordsOn(bare);
    expect(words.length, address).toBeGreaterThan(50);
    expect(words, address).toBe(await wordsOn(page));
  }
  await bare.context().close();
});

const form = '/docs/api/constructs/send-form';
const thing = '/docs/api/constructs/things-get-one';
const takeIn = '/docs/api/constructs/take-in';

test('without scripts, a media type is chosen', async ({browser, baseURL}) => {
  const page = await (await browser.newContext({javaScriptEnabled: false, baseURL})).newPage();
  await page.goto(form);
  const shown = page.locator('.api-text .api-content:visible');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('photos');
  await page.getByRole('combobox', {name: 'Media type'}).selectOption('application/xml');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('int64');
  await page.context().close();
});

test('there is nothing to choose where there is one media type', async ({page}) => {
  await page.goto('/docs/api/constructs/put-file');
  await expect(page.getByText('application/octet-stream').first()).toBeVisible();
  await expect(page.getByRole('combobox', {name: 'Media type'})).toHaveCount(0);
});

test('the fields of a schema that has itself in it are shown once more each time that a fold of them is opened', async ({
  page,
}) => {
  await openHydrated(page, '/docs/api/constructs/schemas/thing');
  const folds = page.locator('details:has(> summary:text-is("Fields of Thing"))');
  await expect(folds).toHaveCount(1);
  for (let opened = 1; opened <= 4; opened += 1) {
    await folds.last().locator('> summary').click();
    await expect(folds).toHaveCount(opened + 1);
    await expect(folds.last()).toBeVisible();
    await expect(folds.last()).not.toHaveAttribute('open');
  }
});

test('a fold in fields that were copied from another page is filled from that page', async ({page}) => {
  await openHydrated(page, '/docs/api/constructs/walk');
  const fold = (name: string) => page.locator(`details:has(> summary:text-is("Fields of ${name}"))`);
  for (let way = 2; way <= 9; way += 1) await fold(`Way${way}`).locator('> summary').click();
  for (const name of ['Tree', 'Bush']) {
    await fold(name).locator('> summary').click();
    await expect(fold(name)).toHaveCount(2);
  }
  await fold('Bush').last().locator('> summary').click();
  await expect(page.locator('.api-field__name', {hasText: /^berries$/})).toHaveCount(2);
});

test('the example is of the media type that is chosen, and the other way round', async ({page}) => {
  await openHydrated(page, thing);
  const media = page.getByRole('combobox', {name: 'Media type'});
  const example = page.locator('[data-api-examples=response] .api-code:visible');
  await expect(example).toContainText('Red');
  await media.selectOption('text/csv');
  await expect(example).toContainText('name,age');
  await page.getByRole('combobox', {name: 'Example'}).selectOption('blue');
  await expect(example).toContainText('Blue');
  await expect(media).toHaveValue('application/json');
});

test('the samples are of the kind of body that is chosen, in every language, and the address of a kind chooses it', async ({
  page,
}) => {
  await openHydrated(page, takeIn);
  const sample = page.locator('.api-tabs--languages .api-code:visible');
  await expect(sample).toContainText('lives');
  await page.locator('.api-text label', {hasText: 'woof'}).click();
  await expect(sample).toContainText('tricks');
  await expect(sample).not.toContainText('lives');
  await page.locator('.api-tabs--languages > label').nth(1).click();
  await expect(sample).toContainText('tricks');
  await page.locator('.api-text label', {hasText: 'meow'}).click();
  await expect(sample).toContainText('lives');
  await page.goto('about:blank');
  await openHydrated(page, `${takeIn}#body-woof`);
  await expect(sample).toContainText('tricks');
});

test('the samples send the example that is chosen, another one of the same kind too', async ({page}) => {
  await openHydrated(page, takeIn);
  const sample = page.locator('.api-tabs--languages .api-code:visible');
  const menu = page.locator('select[data-api-example=body]');
  for (const [index, text, kind] of [
    [1, /"lives": 1\b/, 'meow'],
    [2, /"tricks"/, 'woof'],
    [0, /"lives": [^1]/, 'meow'],
  ] as const) {
    // The third card is opened by the reader, and takes the place of the samples until the reader goes back to them.
    await page.locator('.api-card__fold summary').last().click();
    await menu.selectOption({index});
    await page.locator('.api-tabs--languages > label').first().click();
    await expect(sample).toContainText(text);
    await expect(page.getByRole('radio', {name: kind, exact: true}).first()).toBeChecked();
    await expect(menu).toHaveJSProperty('selectedIndex', index);
  }
});

test('the samples are of the media type that is chosen, and are as sent once more', async ({page}) => {
  await openHydrated(page, form);
  const sample = page.locator('.api-tabs--languages .api-code:visible');
  const sent = await sample.textContent();
  const media = page.getByRole('combobox', {name: 'Media type'});
  await media.selectOption('application/xml');
  await expect(sample).toContainText('Content-Type: application/xml');
  await expect(sample).not.toContainText('note');
  await media.selectOption('multipart/form-data');
  await expect(sample).toHaveText(sent!);
});

for (const width of [1440, 390]) {
  test(`long names of examples take the room of one, ${width} px`, async ({browser, baseURL}) => {
    const page = await (await browser.newContext({javaScriptEnabled: false, baseURL})).newPage();
    await page.setViewportSize({width, height: 900});
    await page.goto(takeIn);
    const card = page.locator('[data-api-examples=response]');
    if (width < 1200) await card.locator('.api-card__fold > summary').click();
    const heightAbove = async (): Promise<number> =>
      (await card.locator('.api-code:visible').boundingBox())!.y - (await card.boundingBox())!.y;
    expect(await heightAbove()).toBeLessThan(150);
    expect((await card.getByRole('combobox').boundingBox())!.width).toBeLessThan(width - 60);
    await card
      .getByRole('combobox')
      .selectOption({label: 'A record of an animal that has to wait until a cage is empty'});
    await expect(card.locator('.api-code:visible')).toContainText('"waits": 3');
    expect(await heightAbove()).toBeLessThan(150);
    await page.context().close();
  });
}

test('a status without a body is shown as such, beside one that has one', async ({page}) => {
  await openHydrated(page, '/docs/api/constructs/things-drop');
  const shown = page.locator('[data-api-examples=response]');
  await expect(shown.getByText('This response has no body.')).toBeVisible();
  await page.locator('.api-text label', {hasText: '409'}).click();
  await expect(shown.locator('.api-code:visible')).toContainText('Ada');
  await expect(shown.getByText('This response has no body.')).toBeHidden();
});

for (const width of [760, 1200]) {
  test(`paper of ${width} px shows samples to their end`, async ({page}) => {
    await page.setViewportSize({width, height: 600});
    await page.goto(thing);
    await page
      .locator('.api-code code')
      .evaluateAll((samples) => samples.forEach((one) => one.append('\n1'.repeat(60))));
    const hidden = (): Promise<number> =>
      page
        .locator('.api-code pre')
        .evaluateAll((samples) => samples.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
    expect(await hidden()).toBeGreaterThan(0);
    await page.emulateMedia({media: 'print'});
    expect(await hidden()).toBe(0);
  });
}

test('the address of a field in another media type or status shows it, and lets others be chosen after it', async ({
  page,
}) => {
  const field = '#body-xml-name';
  await page.goto(form + field);
  await expect(page.locator(field)).toBeVisible();
  await openHydrated(page, form + field);
  const media = page.getByRole('combobox', {name: 'Media type'});
  await expect(media).toHaveValue('application/xml');
  await media.selectOption('multipart/form-data');
  await expect(page.locator(field)).toBeHidden();
  await expect(page.locator('#body-photos')).toBeVisible();
});
