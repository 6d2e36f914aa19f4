/** Which code a page runs. What it weighs is weighed from the files: tests/lectern/build/weight.test.ts. */
import type {Response} from '@playwright/test';
import {saveData} from '../../support/conditions';
import {helpTopic, restOperation, searchPage, writtenDocs} from '../../support/kinds';
import {expect, openHydrated, type Page, test} from '../../support/page';
import {builtHtml, pageWithMost} from '../../support/sitemap';

/** Features with what shows in the HTML that a page has one, and names that only its code contains. */
const features: Record<string, {html: RegExp; code: RegExp}> = {
  'the reference of an API': {html: restOperation, code: /data-api-examples/},
  // Classes, which end in a hash.
  diagrams: {html: /<code class="language-mermaid/, code: /mermaidAPI|"zoomable_[\w-]{4}"/},
  conditions: {html: /class="switches_/, code: /"switches_[\w-]{4}"/},
  'contents in the text': {html: /<nav [^>]*class="?theme-contents/, code: /theme-contents/},
  equations: {html: /class="equation_/, code: /"equation_[\w-]{4}"/},
  figures: {html: /<figure [^>]*class="figure_/, code: /"figure_[\w-]{4}"/},
  'help topics': {html: helpTopic, code: /a\[data-topic\]/},
  'the home page': {html: /class="home_/, code: /"home_[\w-]{4}"/},
  notices: {html: /<div [^>]*data-until=/, code: /\.hidden=new Date/},
  'the panel of the search': {html: searchPage, code: /"filters_[\w-]{4}"/},
  'pictures in several sizes': {html: /<source type="image\//, code: /48rem\) 100vw, 47rem/},
  'the tree of tags': {html: /class="roots_/, code: /"roots_[\w-]{4}"/},
  terms: {html: /class="term_/, code: /"term_[\w-]{4}"/},
};

/** What the page runs once it is hydrated; what is fetched ahead belongs to other pages, or to the search. */
async function scriptsOf(page: Page, path: string): Promise<string> {
  const answers: Promise<Buffer>[] = [];
  const collect = (response: Response): void => {
    if (response.request().resourceType() === 'script') answers.push(response.body());
  };
  await saveData(page);
  page.on('response', collect);
  await openHydrated(page, path);
  page.off('response', collect);
  return Buffer.concat(await Promise.all(answers)).toString();
}

const isPlain = (html: string): boolean => Object.values(features).every((feature) => !feature.html.test(html));
const plain = writtenDocs().find((address) => isPlain(builtHtml(address)));
if (plain) {
  test('a text page runs no code of a feature it does not have, and loads no styles of the API theme', async ({
    page,
  }) => {
    const styles: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'stylesheet') styles.push(response.url());
    });
    const text = await scriptsOf(page, plain);
    expect(Object.keys(features).filter((name) => features[name]!.code.test(text))).toEqual([]);
    expect(styles.filter((style) => style.includes('/openapi.'))).toEqual([]);
  });
}

for (const [name, {html, code}] of Object.entries(features)) {
  const path = pageWithMost(html);
  if (!path) continue;
  test(`${path} loads the code of ${name}`, async ({page}) => {
    expect(await scriptsOf(page, path)).toMatch(code);
  });
}
