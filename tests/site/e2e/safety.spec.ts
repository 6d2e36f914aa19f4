/** What comes from addresses and storage is text. The policy would stop scripts; these tests see that none is made. */
import {storageKey} from '@lectern/markdown/conditions/storageKey';
import {defaultLocale} from '../../../src/config/i18n';
import {tabGroups} from '../../../src/config/tabGroups';
import {facts} from '../../../src/data/facts';
import {helpTopic, searchPage, tabs, writtenDocs} from '../../support/kinds';
import {base, languages} from '../../support/languages';
import {openHydrated, expect, test, type Page} from '../../support/page';
import {pagesWith, pageWithMost, sitemapAddresses} from '../../support/sitemap';

const hostile = '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>{{constructor}}';
const encoded = encodeURIComponent(hostile);

async function expectHarmless(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"], script:text("hacked")')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}

const searches = languages.flatMap(({prefix}) => pagesWith(searchPage, prefix));
const [firstDoc = `${base}/`] = writtenDocs();
const topics = pagesWith(helpTopic);
const withTabs = pageWithMost(tabs);
const choices = Object.keys(facts.conditionsOf(defaultLocale));

for (const address of [
  ...searches.flatMap((path) => [`${path}?q=${encoded}`, `${path}?q=${encoded}&kind=${encoded}&page=${encoded}`]),
  `${firstDoc}?_highlight=${encoded}`,
  `${firstDoc}?docusaurus-theme=${encoded}&docusaurus-data-x=${encoded}`,
  `${firstDoc}?${[...choices, 'edition'].map((name) => `${name}=${encoded}`).join('&')}`,
  `${firstDoc}#${encoded}`,
  ...topics.flatMap((path) => [`${path}?topic=${encoded}`, `${path}#${encoded}`]),
  ...(withTabs
    ? [
        `${withTabs}?${Object.keys(tabGroups)
          .map((name) => `${name}=${encoded}`)
          .join('&')}`,
      ]
    : []),
]) {
  test(`${address.replaceAll(encoded, '…')} is harmless`, async ({page}) => {
    await openHydrated(page, address);
    await expectHarmless(page);
  });
}

for (const path of searches.slice(0, 1)) {
  test('what is typed into the search stays text', async ({page}) => {
    await openHydrated(page, path);
    const box = page.locator('main input[name=q]');
    // The box is disabled until its first use, which what stands around it takes.
    await page.locator('main [data-status]').hover();
    await box.fill(hostile);
    await expect(box).toHaveValue(hostile);
    await expectHarmless(page);
  });
}

test('what another script has stored stays text', async ({page}) => {
  await openHydrated(page, withTabs ?? firstDoc);
  const known = [
    'theme',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    ...Object.keys(tabGroups).map((name) => `docusaurus.tab.${name}`),
    ...languages.map(({locale}) => `recent-searches-${locale}`),
    ...[...choices, 'edition'].map((name) => storageKey + name),
    'lectern.fonts',
  ];
  await page.evaluate(
    ({keys, value}) => {
      for (const key of [...Object.keys(localStorage), ...keys]) localStorage.setItem(key, value);
    },
    {keys: known, value: hostile},
  );
  await openHydrated(page, withTabs ?? firstDoc);
  await expectHarmless(page);
});

test('an address that leads elsewhere is not followed', async ({request, baseURL}) => {
  for (const address of ['//evil.example/', '///evil.example/a/', '/%5Cevil.example/', '/%2F%2Fevil.example/']) {
    const response = await request.get(baseURL + address, {maxRedirects: 0});
    expect(response.headers().location ?? '/', address).toMatch(/^\/(?![/\\])/);
  }
});

test('every page is sent with the policy, and no other page may frame it', async ({request}) => {
  const addresses = sitemapAddresses();
  for (const address of [addresses[0]!, addresses.at(-1)!, '/none', '/assets/none.js']) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    expect(policy, address).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(policy, address).toContain("frame-ancestors 'self'");
    expect(policy, address).not.toMatch(/script-src[^;]*unsafe/);
  }
});

test('the policy stops a script that the build has not made', async ({page, faults}) => {
  await openHydrated(page, firstDoc);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hacked = 1';
    document.body.append(script);
  });
  await expect.poll(() => faults.splice(0).join()).toContain('Content Security Policy');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
