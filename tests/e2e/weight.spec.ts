import {brotliCompressSync} from 'node:zlib';
import type {Response} from '@playwright/test';
import {expect, openHydrated, type Page, test} from '../support/page';
import {languages} from '../support/routes';

const kibibyte = 1024;

/** Names that only the code of a feature contains: of the API theme, or of its classes, which end in a hash. */
const features: Record<string, RegExp> = {
  'the API explorer': /sampleFromSchema|openapi-tabs__|openapi-markdown__details/,
  diagrams: /mermaidAPI|"zoomable_[\w-]{4}"/,
  conditions: /"switches_[\w-]{4}"/,
  'contents in the text': /theme-contents/,
  equations: /"equation_[\w-]{4}"/,
  figures: /"figure_[\w-]{4}"/,
  'help topics': /a\[data-topic\]/,
  'the home page': /"home_[\w-]{4}"/,
  notices: /\.hidden=new Date/,
  'the panel of the search': /"filters_[\w-]{4}"/,
  'pictures in several sizes': /48rem\) 100vw, 47rem/,
  'the tree of tags': /"roots_[\w-]{4}"/,
  terms: /"term_[\w-]{4}"/,
};

/** What the page runs once it is hydrated; what links prefetch belongs to their pages. */
async function scriptsOf(page: Page, path: string): Promise<{text: string; bytes: number}> {
  const answers: Promise<Buffer>[] = [];
  const collect = (response: Response): void => {
    if (response.request().resourceType() === 'script') answers.push(response.body());
  };
  page.on('response', collect);
  await openHydrated(page, path);
  page.off('response', collect);
  const bodies = await Promise.all(answers);
  const bytes = bodies.map((body) => brotliCompressSync(body).length).reduce((sum, size) => sum + size, 0);
  return {text: Buffer.concat(bodies).toString(), bytes};
}

// A little above what is.
const most = {en: 128, fr: 129.5, operation: 150};

for (const {locale, prefix} of languages) {
  test(`a text page runs at most ${most[locale]} KiB, and no code of a feature it does not have (${locale})`, async ({
    page,
  }) => {
    const {text, bytes} = await scriptsOf(page, `${prefix}/docs/guides/creating-pages`);
    expect(Object.keys(features).filter((name) => features[name]!.test(text))).toEqual([]);
    expect(bytes).toBeLessThan(most[locale] * kibibyte);
  });

  test(`an operation of the REST reference runs at most ${most.operation} KiB (${locale})`, async ({page}) => {
    const {bytes} = await scriptsOf(page, `${prefix}/docs/api/petstore/add-pet`);
    expect(bytes).toBeLessThan(most.operation * kibibyte);
  });
}

test('a plain doc loads no styles of the API theme', async ({page}) => {
  const styles: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') styles.push(response.url());
  });
  await openHydrated(page, '/docs/installation');
  expect(styles.filter((style) => style.includes('/openapi.'))).toEqual([]);
});

for (const [name, path] of [
  ['the API explorer', '/docs/api/petstore/add-pet'],
  ['diagrams', '/docs/guides/markdown-features/diagrams'],
  ['conditions', '/docs/guides/markdown-features/conditional-text'],
  ['contents in the text', '/docs/guides/markdown-features/toc'],
  ['equations', '/docs/guides/markdown-features/math-equations'],
  ['figures', '/docs/guides/markdown-features/figures'],
  ['help topics', '/docs/context-help'],
  ['the home page', '/'],
  ['notices', '/docs/advanced/notifications'],
  ['the panel of the search', '/search'],
  ['pictures in several sizes', '/docs/guides/markdown-features/assets'],
  ['the tree of tags', '/docs/tags'],
  ['terms', '/docs/guides/markdown-features/glossary'],
] as const) {
  test(`${path} loads the code of ${name}`, async ({page}) => {
    const {text} = await scriptsOf(page, path);
    expect(features[name]!.test(text)).toBe(true);
  });
}
