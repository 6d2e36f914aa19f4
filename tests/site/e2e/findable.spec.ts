/** What search engines, feed readers and old links find. */
import {existsSync, readFileSync} from 'node:fs';
import {redirects} from '../../../src/config/redirects';
import {graphqlType, restOperation, writtenDocs} from '../../support/kinds';
import {base, languages} from '../../support/languages';
import {expect, test} from '../../support/page';
import {builtHtml, pagesWith, placeOf} from '../../support/sitemap';

for (const {locale, prefix} of languages) {
  test(`in ${locale}, each page says once what it is`, () => {
    const typesOf = (path: string): string[] => {
      const scripts = builtHtml(path).matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs);
      return [...scripts].map(([, json = '']) => (JSON.parse(json) as {'@type': string})['@type']);
    };
    const wrong = (paths: string[], type: string): string[] =>
      paths.filter(
        (path) =>
          typesOf(path)
            .filter((one) => one !== 'BreadcrumbList')
            .join() !== type,
      );
    expect(typesOf(`${prefix}/`)).toEqual(['WebSite']);
    expect(wrong(pagesWith(restOperation, prefix), 'APIReference')).toEqual([]);
    expect(wrong(pagesWith(graphqlType, prefix), 'APIReference')).toEqual([]);
    expect(wrong(writtenDocs(prefix), 'TechArticle')).toEqual([]);
    // A page with breadcrumbs has them here, too, and no page has two of a kind.
    for (const path of pagesWith(/./, prefix)) {
      const types = typesOf(path);
      expect(new Set(types).size, path).toBe(types.length);
      if (/theme-doc-breadcrumbs/.test(builtHtml(path))) expect(types, path).toContain('BreadcrumbList');
    }
  });
}

test('what programs read is well-formed', async ({page}) => {
  await page.goto(`${base}/`);
  const files = languages
    .flatMap(({prefix}) => ['sitemap.xml', 'blog/rss.xml', 'blog/atom.xml'].map((file) => `${prefix}/${file}`))
    .filter((file) => existsSync(placeOf(file)));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const problem = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      return new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent;
    }, file);
    expect(problem, file).toBeUndefined();
  }
});

for (const [from, to] of Object.entries(redirects)) {
  for (const {prefix} of languages) {
    test(`the old address ${prefix}${from} leads on with its query and its hash`, async ({page}) => {
      await page.goto(`${prefix}${from}?a=1#start`);
      await expect(page).toHaveURL(`${prefix}${to.replace(/#.*/, '')}?a=1#start`);
    });
  }

  test(`on a host without rules, the page in the place of ${from} does the same`, async ({page, request}) => {
    const body = readFileSync(placeOf(`${base}${from}.html`), 'utf8');
    const headers = (await request.get(`${base}/`)).headers();
    const policy = {'content-security-policy': headers['content-security-policy'] ?? ''};
    await page.route(`**${from}?a=1`, (route) => route.fulfill({body, contentType: 'text/html', headers: policy}));
    await page.goto(`${base}${from}?a=1#start`);
    await expect(page).toHaveURL(`${base}${to.replace(/#.*/, '')}?a=1#start`);
  });
}
