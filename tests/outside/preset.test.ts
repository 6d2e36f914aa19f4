/** All packages, packed, in place of the classic preset: one line of the classic template changes. */
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Request} from '@playwright/test';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findViolations} from '../support/axe';
import {firstVisit} from './firstVisit';
import {classicSite, type ClassicSite} from './classicSite';
import {complaintsOn, visitsOf, type Visits} from './visits';

let site: ClassicSite;
let visits: Visits;

const built = (...names: string[]): string => path.join(site.folder, 'build', ...names);

/** The first hit, once it is that of these words: those of the words before stay until then. */
async function expectToFind(page: Page, title: string): Promise<void> {
  await page.getByRole('combobox').first().click();
  await page.getByRole('combobox').first().fill(title);
  await page.locator('[role=option]').first().filter({hasText: title}).waitFor();
}

const withCode = {
  'code.md': `# Code

\`\`\`jsx title="a.jsx" showLineNumbers {1}
const one = 1;
// highlight-next-line
const long = '${'long '.repeat(60)}';
\`\`\`

\`\`\`diff
 same
-old
+new
\`\`\`
`,
  'made.mdx': `# Made

import CodeBlock from '@theme/CodeBlock';

<CodeBlock language="jsx" title="b.jsx">{'const two = 2;'}</CodeBlock>
`,
};

beforeAll(async () => {
  site = await classicSite('docs', 'light', 'markdown', 'preset', 'publish', 'search', 'theme');
  site.replace('docusaurus.config.ts', "'classic',", "'@lectern/preset',");
  mkdirSync(path.join(site.folder, 'src/data'));
  writeFileSync(path.join(site.folder, 'src/data/variables.en.yml'), 'product: Acme\n');
  writeFileSync(path.join(site.folder, 'docs/own.md'), '---\ntitle: Of {{product}}\n---\n\n{{product}} it is.\n');
  for (const [file, text] of Object.entries(withCode)) writeFileSync(path.join(site.folder, 'docs', file), text);
  const {code, output} = await site.docusaurus('build');
  expect(code, output).toBe(0);
  expect(output).not.toContain('[WARNING]');
  visits = await visitsOf(path.join(site.folder, 'build'));
});
afterAll(async () => {
  await visits?.close();
  site?.remove();
});

it('sends a doc in less than 30 KiB, and no script to who leaves it', async () => {
  expect(firstVisit(built(), 'docs/intro/index.html')).toBeLessThan(30 * 1024);
  const {page} = await visits.open('/docs/intro');
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.reload({waitUntil: 'networkidle'});
  expect(scripts).toEqual([]);
  await page.close();
});

it.each(['docs/intro', 'docs/category/tutorial---basics', 'docs/own', 'markdown-page', 'blog/welcome'])(
  '/%s looks right to axe, and the browser has no complaint',
  async (url) => {
    for (const mode of ['light', 'dark'] as const) {
      const {page, complaints} = await visits.open(`/${url}`, {colorScheme: mode});
      await page.keyboard.press('Tab');
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
      expect(await findViolations(page), mode).toEqual([]);
      expect(complaints).toEqual([]);
      await page.close();
    }
  },
);

it('finds docs, posts and pages', async () => {
  const {page, complaints} = await visits.open('/docs/intro');
  for (const title of ['Translate your site', 'MDX Blog Post', 'Markdown page example']) {
    await expectToFind(page, title);
  }
  expect(complaints).toEqual([]);
  await page.close();
});

it('fills in variables, in titles too', () => {
  const page = load(readFileSync(built('docs/own/index.html')));
  expect(page('h1').text()).toBe('Of Acme');
  expect(page('main').text()).toContain('Acme it is.');
});

it('has all that the packages make', () => {
  expect(readdirSync(built())).toEqual(
    expect.arrayContaining(['_headers', 'llms.txt', 'robots.txt', 'search.html', 'sitemap.xml'].map(inAnyForm)),
  );
  expect(readFileSync(built('docs/intro/index.html'), 'utf8')).toContain('og:image');
});

/** Addresses end in a slash, or not: a page is a folder then, or a file. */
const inAnyForm = (name: string): unknown =>
  expect.stringMatching(new RegExp(`^${name.replace(/\.html$/, '(\\.html)?')}$`));

describe('code', () => {
  /** What stands in the highlighter of the classic theme. */
  const highlighter = 'after-tokenize';

  /** A page in use, and whether a script that it has loaded is a highlighter. */
  async function use(url: string, colorScheme: 'light' | 'dark' = 'light') {
    const context = await visits.browser.newContext({colorScheme, permissions: ['clipboard-read', 'clipboard-write']});
    const page = await context.newPage();
    const scripts: Promise<string>[] = [];
    const awaited = new Set<Request>();
    const complaints = complaintsOn(page);
    page.on('request', (request) => {
      if (request.resourceType() === 'script') awaited.add(request);
    });
    page.on('response', (response) => {
      if (awaited.delete(response.request())) scripts.push(response.text());
    });
    await page.goto(`${visits.address}/${url}`);
    await page.keyboard.press('Tab');
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    // Not for all that it has asked for: of pages fetched ahead, the browser does not always tell the end.
    await expect.poll(() => awaited.size).toBe(0);
    const hasHighlighter = async () => (await Promise.all(scripts)).some((text) => text.includes(highlighter));
    return {page, complaints, hasHighlighter};
  }
  const colourOf = (page: Page, text: string): Promise<string> =>
    page
      .locator('.token', {hasText: text})
      .first()
      .evaluate((word) => getComputedStyle(word).color);

  it.each([
    ['light', 'rgb(0, 0, 159)'],
    ['dark', 'rgb(189, 147, 249)'],
  ] as const)('has the colours of the theme of the site, %s, and no highlighter', async (mode, keyword) => {
    const {page, complaints, hasHighlighter} = await use('docs/code', mode);
    expect(await colourOf(page, 'const')).toBe(keyword);
    expect(await hasHighlighter()).toBe(false);
    expect(complaints).toEqual([]);
    if (process.env.SCREENSHOTS) await page.screenshot({path: path.join(process.env.SCREENSHOTS, `code-${mode}.png`)});
    await page.context().close();
  });

  it('has its title, its numbers, its marked lines, and the signs of a diff, as in the classic theme', async () => {
    const {page} = await use('docs/code');
    const block = page.getByRole('group', {name: 'a.jsx'});
    expect(await block.locator('mark .code-line').count()).toBe(2);
    expect(await block.textContent()).not.toContain('highlight-next-line');
    const drawn = (line: string, part: string) =>
      page.locator(line).evaluate((one, pseudo) => getComputedStyle(one, pseudo).content, part);
    expect(await drawn('.code-numbered .code-line >> nth=1', '::before')).toContain('counter(line)');

    const difference = page.locator('.theme-code-block', {hasText: 'old'});
    await difference.hover();
    await difference.getByRole('button', {name: 'Copy'}).click();
    await difference.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^ ?same\n-old\n\+new$/);
    await page.context().close();
  });

  it('wraps long lines', async () => {
    const {page} = await use('docs/code');
    const block = page.getByRole('group', {name: 'a.jsx'});
    const isTooLong = () => block.evaluate((one) => one.scrollWidth > one.clientWidth);
    expect(await isTooLong()).toBe(true);
    await page.locator('.theme-code-block', {has: block}).getByRole('button', {name: 'Wrap'}).click();
    await expect.poll(isTooLong).toBe(false);
    await page.context().close();
  });

  it('that a component makes is shown by the classic theme, from the start', async () => {
    const html = readFileSync(built('docs/made/index.html'), 'utf8');
    expect(load(html)('main .theme-code-block').text()).toContain('const two = 2;');
    const {page, complaints, hasHighlighter} = await use('docs/made');
    expect(await hasHighlighter()).toBe(true);
    const copy = page.locator('main').getByRole('button', {name: 'Copy'});
    await copy.focus();
    await copy.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('const two = 2;');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

it('shows the preview', async () => {
  await site.preview(4642, async (preview) => {
    const {page} = await visits.open(`${preview}/docs/intro`);
    await page.getByRole('heading', {level: 1, name: 'Tutorial Intro'}).waitFor();
    await expectToFind(page, 'Translate your site');
    await page.close();
  });
});

it('leaves out a package where it is told to, with all that it made', async () => {
  site.replace('docusaurus.config.ts', 'docs: {\n', 'publish: false,\n        search: false,\n        docs: {\n');
  for (const [file, text] of Object.entries(withCode)) writeFileSync(path.join(site.folder, 'docs', file), text);
  const {code, output} = await site.docusaurus('build');
  expect(code, output).toBe(0);
  expect(readdirSync(built()).filter((name) => /^(?:_headers|llms|search)/.test(name))).toEqual([]);
});

it('leaves nothing of any package where all are left out', async () => {
  const off =
    'content: false,\n        light: false,\n        markdown: false,\n        interface: false,\n        publish: false,';
  site.replace('docusaurus.config.ts', 'publish: false,', off);
  rmSync(path.join(site.folder, 'docs/own.md'));
  for (const [file, text] of Object.entries(withCode)) writeFileSync(path.join(site.folder, 'docs', file), text);
  const {code, output} = await site.docusaurus('build');
  expect(code, output).toBe(0);
  const traces = readdirSync(built(), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:html|js|css|json)$/.test(name))
    // Docusaurus gives browsers the configuration, which names the preset.
    .filter((name) => /lectern/i.test(readFileSync(built(name), 'utf8').replaceAll('@lectern/preset', '')));
  expect(traces).toEqual([]);
  // Those of the classic theme, at once.
  expect(load(readFileSync(built('docs/intro/index.html')))('script[src][defer]').length).toBeGreaterThan(0);
});

it('says what to install for references, which not every site has', async () => {
  site.replace(
    'docusaurus.config.ts',
    'search: false,',
    "search: false,\n        references: {openapi: [{id: 'shop', file: 'shop.yaml'}]},",
  );
  for (const [file, text] of Object.entries(withCode)) writeFileSync(path.join(site.folder, 'docs', file), text);
  const {code, output} = await site.docusaurus('build');
  expect(code).not.toBe(0);
  expect(output).toContain('@lectern/preset: the option “references” needs a package that is not installed.');
  expect(output).toContain('npm install @lectern/references');
});

it('stops at an option that it does not know, and says which it knows', async () => {
  site.replace('docusaurus.config.ts', 'search: false', 'serach: false');
  for (const [file, text] of Object.entries(withCode)) writeFileSync(path.join(site.folder, 'docs', file), text);
  const {code, output} = await site.docusaurus('build');
  expect(code).not.toBe(0);
  expect(output).toContain('@lectern/preset: there is no option “serach”. Did you mean “search”?');
});
