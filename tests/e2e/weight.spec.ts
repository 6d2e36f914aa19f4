import {gzipSync} from 'node:zlib';
import {expect, openHydrated, type Page, test} from '../support/page';

/** Names that only the code of the API theme contains. */
const apiTheme = /sampleFromSchema|openapi-tabs__|openapi-markdown__details/;

async function scriptsOf(page: Page, path: string): Promise<{text: string; bytes: number}> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    // What links on the page prefetch belongs to those pages.
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  await openHydrated(page, path);
  const text = (await Promise.all(texts)).join('\n');
  return {text, bytes: gzipSync(text).length};
}

test('a plain doc loads no code of the API explorer', async ({page}) => {
  const {text, bytes} = await scriptsOf(page, '/docs/installation');
  expect(apiTheme.test(text)).toBe(false);
  expect(bytes).toBeLessThan(185_000);
});

test('a plain doc loads no styles of the API theme', async ({page}) => {
  const styles: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') styles.push(response.url());
  });
  await openHydrated(page, '/docs/installation');
  expect(styles.filter((style) => style.includes('/openapi.'))).toEqual([]);
});

test('a page of the pet store does load it', async ({page}) => {
  const {text} = await scriptsOf(page, '/docs/api/petstore/add-pet');
  expect(apiTheme.test(text)).toBe(true);
});
