import {readFileSync} from 'node:fs';
import {expect, openHydrated, test} from '../support/page';

for (const [path, copy, copied, view] of [
  ['/docs/seo', 'Copy page', 'Copied', 'View as Markdown'],
  ['/fr/docs/seo', 'Copier la page', 'Copiée', 'Voir en Markdown'],
] as const) {
  test(`${path} is copied as Markdown by keyboard`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, path);
    await page.getByRole('button', {name: copy, exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: copied})).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const twin = await page.request.get(`${path}.md`);
    expect(twin.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(text).toBe(await twin.text());
    await expect(page.getByRole('link', {name: view})).toHaveAttribute('href', `${path}.md`);
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', `${path}.md`);
  });
}

test('a page that cannot be fetched is not said to be copied', async ({page, faults}) => {
  await openHydrated(page, '/docs/seo');
  await page.route('**/*.md', (route) => route.abort());
  await page.getByRole('button', {name: 'Copy page', exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: 'Could not copy'})).toBeVisible();
  // What the test breaks shows in the console, too.
  await expect.poll(() => faults).toHaveLength(2);
  faults.length = 0;
});

test('without scripts the Markdown is one link away, and there is no button that does nothing', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/docs/seo');
  await expect(page.getByRole('button', {name: 'Copy page', exact: true})).toBeHidden();
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
  await context.close();
});

test('each page says once what it is', async ({request}) => {
  const types = async (path: string): Promise<string[]> => {
    const html = await (await request.get(path)).text();
    const scripts = html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs);
    return [...scripts].map(([, json = '']) => (JSON.parse(json) as {'@type': string})['@type']).sort();
  };
  expect(await types('/')).toEqual(['WebSite']);
  expect(await types('/fr/docs/seo')).toEqual(['BreadcrumbList', 'TechArticle']);
  expect(await types('/docs/api/objects')).toEqual(['APIReference', 'BreadcrumbList']);
  expect(await types('/docs/api/petstore/add-pet')).toEqual(['APIReference', 'BreadcrumbList']);
});

test('what programs read is well-formed', async ({page}) => {
  await page.goto('/');
  for (const file of ['sitemap.xml', 'blog/rss.xml', 'blog/atom.xml']) {
    for (const prefix of ['/', '/fr/']) {
      const problem = await page.evaluate(async (address) => {
        const text = await (await fetch(address)).text();
        return new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent;
      }, prefix + file);
      expect(problem, prefix + file).toBeUndefined();
    }
  }
});

test('an old address leads on with its query and its hash', async ({page}) => {
  await page.goto('/fr/docs/intro?a=1#start');
  await expect(page).toHaveURL('/fr/docs/introduction?a=1#start');
});

test('on a host without rules, the page in its place does the same', async ({page, request}) => {
  const old = '/docs/intro?a=1';
  const body = readFileSync('build/docs/intro.html', 'utf8');
  const headers = (await request.get('/')).headers();
  const policy = {'content-security-policy': headers['content-security-policy'] ?? ''};
  await page.route(`**${old}`, (route) => route.fulfill({body, contentType: 'text/html', headers: policy}));
  await page.goto(`${old}#start`);
  await expect(page).toHaveURL('/docs/introduction?a=1#start');
});
