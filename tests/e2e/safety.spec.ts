/** What comes from addresses and storage is text. The policy would stop scripts; these tests see that none is made. */
import {openHydrated, expect, test, type Page} from '../support/page';
import {sitemapAddresses} from '../support/sitemap';

const hostile = '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>{{constructor}}';
const encoded = encodeURIComponent(hostile);

async function expectHarmless(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"], script:text("hacked")')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}

for (const address of [
  `/search?q=${encoded}`,
  `/fr/search?q=${encoded}&kind=${encoded}&page=${encoded}`,
  `/docs/introduction?_highlight=${encoded}`,
  `/docs/introduction?docusaurus-theme=${encoded}&docusaurus-data-x=${encoded}`,
  `/docs/introduction?audience=${encoded}&edition=${encoded}`,
  `/docs/introduction#${encoded}`,
  `/docs/context-help?topic=${encoded}`,
  `/docs/context-help#${encoded}`,
  `/docs/deployment?host=${encoded}`,
]) {
  test(`${address.slice(0, 45)}… is harmless`, async ({page}) => {
    await openHydrated(page, address);
    await expectHarmless(page);
  });
}

test('what is typed into the search stays text', async ({page}) => {
  await openHydrated(page, '/search');
  const box = page.locator('main input[name=q]');
  // The box is disabled until its first use, which what stands around it takes.
  await page.locator('main [data-status]').hover();
  await box.fill(hostile);
  await expect(box).toHaveValue(hostile);
  await expectHarmless(page);
});

test('what another script has stored stays text', async ({page}) => {
  await openHydrated(page, '/docs/deployment');
  await page.evaluate((value) => {
    const keys = [
      ...Object.keys(localStorage),
      'theme',
      'docusaurus.announcement.id',
      'docusaurus.announcement.dismiss',
      'docusaurus.tab.host',
      'recent-searches-en',
      'lectern.for.audience',
      'lectern.for.edition',
      'lectern.fonts',
    ];
    for (const key of keys) localStorage.setItem(key, value);
  }, hostile);
  await openHydrated(page, '/docs/deployment');
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
  await openHydrated(page, '/docs/introduction');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hacked = 1';
    document.body.append(script);
  });
  await expect.poll(() => faults.splice(0).join()).toContain('Content Security Policy');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
