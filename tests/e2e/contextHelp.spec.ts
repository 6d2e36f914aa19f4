import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {test as plain} from '@playwright/test';
import {expectOnly, loseScripts} from '../support/conditions';
import {expect, openHydrated, test} from '../support/page';

const section = /\/docs\/installation#get-the-code$/;

const lostScript = /^failed: .*\.js$|Failed to load resource/;

test.describe('an address with a help topic', () => {
  for (const [address, target] of [
    ['/docs/context-help?topic=install', '/docs/installation#get-the-code'],
    ['/docs/context-help#install', '/docs/installation#get-the-code'],
    ['/fr/docs/context-help?topic=install', '/fr/docs/installation#get-the-code'],
    ['/docs/context-help?topic=install&lang=fr', '/fr/docs/installation#get-the-code'],
    ['/fr/docs/context-help?topic=commands&lang=en', '/docs/cli'],
    ['/docs/context-help?topic=install&lang=//evil.example', '/docs/installation#get-the-code'],
  ] as const) {
    test(`${address} leads to ${target}`, async ({page}) => {
      await page.goto(address);
      await expect(page).toHaveURL(target);
    });
  }

  test('leads on before the scripts of the page arrive, and leaves no trace in the history', async ({page, faults}) => {
    await loseScripts(page);
    await page.goto('/docs/cli');
    await page.goto('/docs/context-help?topic=install');
    await expect(page).toHaveURL(section);
    await page.goBack();
    await expect(page).toHaveURL('/docs/cli');
    expectOnly(faults, lostScript);
  });

  test('leads on from a link inside the site, too', async ({page}) => {
    await openHydrated(page, '/docs/context-help');
    await page.locator('main a[href="/docs/context-help?topic=install"]').click();
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
    await openHydrated(page, '/fr/docs/context-help?topic=instal');
    await page.locator('main').getByRole('status').getByRole('link', {name: 'Récupérer le code'}).click();
    await expect(page).toHaveURL('/fr/docs/installation#get-the-code');
  });
});

test.describe('with a French browser', () => {
  test.use({locale: 'fr-FR'});

  test('the address without a language leads to the French section', async ({page}) => {
    await page.goto('/docs/context-help?topic=install');
    await expect(page).toHaveURL('/fr/docs/installation#get-the-code');
  });

  test('the product has the last word', async ({page}) => {
    await page.goto('/docs/context-help?topic=install&lang=en');
    await expect(page).toHaveURL('/docs/installation#get-the-code');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page lists all topics as links', async ({page}) => {
    await page.goto('/fr/docs/context-help?topic=install');
    await page.getByRole('link', {name: 'Récupérer le code', exact: true}).first().click();
    await expect(page).toHaveURL('/fr/docs/installation#get-the-code');
  });
});

// A page of another host: what the shared `test` counts as a fault.
plain('the example product names its buttons after the sections, from another origin', async ({page, baseURL}) => {
  const example = await readFile('examples/context-help/index.html', 'utf8');
  const product = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(example.replaceAll('https://lectern.example.com', baseURL!));
  });
  await new Promise<void>((resolve) => product.listen(0, resolve));
  try {
    await page.goto(`http://127.0.0.1:${(product.address() as AddressInfo).port}/`);
    await page.getByRole('link', {name: 'Help: Get the code'}).click();
    await expect(page).toHaveURL(`${baseURL}/docs/installation#get-the-code`);
  } finally {
    product.close();
  }
});
