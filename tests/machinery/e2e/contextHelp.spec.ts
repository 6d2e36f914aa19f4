import {expectOnly, loseScripts} from '../../support/conditions';
import {expect, openHydrated, test} from './page';

const section = /\/docs\/start#first-loaf$/;

const lostScript = /^failed: .*\.js$|Failed to load resource/;

test.describe('an address with a help topic', () => {
  for (const [address, target] of [
    ['/docs/context-help?topic=bake', '/docs/start#first-loaf'],
    ['/docs/context-help#bake', '/docs/start#first-loaf'],
    ['/fr/docs/context-help?topic=bake', '/fr/docs/start#first-loaf'],
    ['/docs/context-help?topic=bake&lang=fr', '/fr/docs/start#first-loaf'],
    ['/fr/docs/context-help?topic=words&lang=en', '/docs/glossary'],
    ['/docs/context-help?topic=bake&lang=//evil.example', '/docs/start#first-loaf'],
  ] as const) {
    test(`${address} leads to ${target}`, async ({page}) => {
      await page.goto(address);
      await expect(page).toHaveURL(target);
    });
  }

  test('leads on before the scripts of the page arrive, and leaves no trace in the history', async ({page, faults}) => {
    await loseScripts(page);
    await page.goto('/docs/glossary');
    await page.goto('/docs/context-help?topic=bake');
    await expect(page).toHaveURL(section);
    await page.goBack();
    await expect(page).toHaveURL('/docs/glossary');
    expectOnly(faults, lostScript);
  });

  test('leads on from a link inside the site, too', async ({page}) => {
    await openHydrated(page, '/docs/context-help');
    await page.locator('main a[href="/docs/context-help?topic=bake"]').click();
    await expect(page).toHaveURL(section);
  });

  for (const topic of ['//evil.example', 'javascript:alert(1)', '<img src=x onerror=alert(1)>', '__proto__', '%']) {
    test(`stays on the page for “${topic}”, and says so`, async ({page}) => {
      const address = `/docs/context-help?topic=${encodeURIComponent(topic)}`;
      await openHydrated(page, address);
      await expect(page.getByRole('status').filter({hasText: `There is no help on “${topic}”`})).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(page.locator('main [role=status] img')).toHaveCount(0);
    });
  }

  test('suggests what was meant', async ({page}) => {
    await openHydrated(page, '/fr/docs/context-help?topic=bak');
    await page.locator('main').getByRole('status').getByRole('link', {name: 'Le premier pain'}).click();
    await expect(page).toHaveURL('/fr/docs/start#first-loaf');
  });
});

test.describe('with a French browser', () => {
  test.use({locale: 'fr-FR'});

  test('the address without a language leads to the French section', async ({page}) => {
    await page.goto('/docs/context-help?topic=bake');
    await expect(page).toHaveURL('/fr/docs/start#first-loaf');
  });

  test('the product has the last word', async ({page}) => {
    await page.goto('/docs/context-help?topic=bake&lang=en');
    await expect(page).toHaveURL('/docs/start#first-loaf');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page lists all topics as links', async ({page}) => {
    await page.goto('/fr/docs/context-help?topic=bake');
    await page.getByRole('link', {name: 'Le premier pain', exact: true}).first().click();
    await expect(page).toHaveURL('/fr/docs/start#first-loaf');
  });
});
