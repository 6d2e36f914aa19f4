/** The Markdown alone, packed, in a site of the classic template, which knows nothing of ours. */
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findViolations} from '../support/axe';
import {classicSite, type ClassicSite} from './classicSite';
import {visitsOf, type Visits} from './visits';

let site: ClassicSite;
let visits: Visits;
/** What the pages of the template say without the package. */
let before: Record<string, string>;

const read = (file: string): CheerioAPI => load(readFileSync(path.join(site.folder, 'build', file), 'utf8'));

async function build(): Promise<void> {
  const {code, output} = await site.docusaurus('build');
  expect(code, output).toBe(0);
}

/** The text of each page but those of the test: a word joiner, which nobody sees, keeps an icon at its word. */
function textsOfPages(): Record<string, string> {
  const pages = readdirSync(path.join(site.folder, 'build'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('index.html') && !/^docs\/(?:all|glossary)\//.test(file))
    .sort();
  return Object.fromEntries(
    pages.map((file) => {
      const page = read(file);
      // The last of the pages before leads to the new ones.
      page('style, script, .theme-doc-sidebar-container, .pagination-nav').remove();
      return [file, page('main').text().replaceAll('\u2060', '').replace(/\s+/g, ' ')];
    }),
  );
}

function write(file: string, text: string): void {
  const place = path.join(site.folder, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}

const all = `---
title: All of it in {{product}}
sidebar_position: 90
notice: {type: warning, text: Soon to *change*., until: 2999-12-31}
---

## Words

{{product}} {{release}}, \\{{release}}. A [shelf](term:shelf), a lectern and a :fr[mot].[^1] See [](#figure-one) and [](#eq-one).

::snippet[hello]{name="*Ada*"}

:::only[]{system=linux}

For Linux.

:::

Press :only[Ctrl]{system=linux}:only[Cmd]{system=macos}. :review[Still true?]{by=Bob} [Outside](https://example.com "de")

- [x] Written
- [ ] Read

| name | value |
| --- | --- |
| \`docs/some/very-long/file-name.md\` | \`npm start -- --port\` |

[The data](./data.csv)

::contents[On this page]{depth=1}

## Boxes

::::tabs[System]

:::tab[Linux]

\`\`\`bash npm2yarn
npm install something
\`\`\`

:::

:::tab[macOS]

Tab two.

:::

::::

:::figure[What to *see*.]{#figure-one}

![A dinosaur](./dinosaur.png)

:::

$$ {#eq-one}
e = mc^2
$$

\`\`\`mermaid
flowchart LR
  accTitle: A way
  accDescr: From one to the other.
  one --> two
\`\`\`

\`\`\`js file=examples/hello.js region=greet showLineNumbers
\`\`\`

[^1]: A note.
`;

const files = {
  'docs/all.mdx': all.replace(':::only[]{', ':::only{'),
  'docs/glossary.md': '---\ntitle: Glossary\nsidebar_position: 91\n---\n\n::glossary\n',
  'docs/_snippets/_hello.mdx': 'Hello, {{name}} of {{product}}!\n',
  'docs/data.csv': 'a,b\n1,2\n',
  'examples/hello.js': '// #region greet\nconsole.log("greetings");\n// #endregion\n',
  'src/data/variables.en.yml': 'release: 2.4\n',
  'src/data/conditions.en.yml':
    'system:\n  label: System\n  all: All systems\n  values:\n    linux: Linux\n    macos: macOS\n',
  'src/data/glossary.en.yml':
    'shelf:\n  term: Shelf\n  short: Where books stand.\n  see: [lectern]\nlectern:\n  term: Lectern\n  short: Where books lie open.\n  auto: true\n',
};

beforeAll(async () => {
  site = await classicSite('markdown', '@docusaurus/theme-mermaid');
  await build();
  before = textsOfPages();

  cpSync(path.join(site.folder, 'static/img/docusaurus.png'), path.join(site.folder, 'docs/dinosaur.png'));
  for (const [file, text] of Object.entries(files)) write(file, text);
  const config = 'docusaurus.config.ts';
  site.replace(config, 'import ', "import {withMarkdown} from '@lectern/markdown';\nimport ");
  site.replace(
    config,
    'export default config;',
    "export default withMarkdown(config, {variables: {product: 'Acme'}, math: true, diagrams: true});",
  );
  site.replace(
    config,
    '  themeConfig: {',
    "  markdown: {mermaid: true},\n  themes: ['@docusaurus/theme-mermaid'],\n  themeConfig: {",
  );
  await build();
  visits = await visitsOf(path.join(site.folder, 'build'));
});
afterAll(async () => {
  await visits?.close();
  site?.remove();
});

it('leaves the words of the pages that are there', () => {
  const now = textsOfPages();
  expect(Object.keys(now)).toEqual(Object.keys(before));
  for (const [file, text] of Object.entries(before)) expect(now[file], file).toBe(text);
});

describe('a page with all of it', () => {
  it('says what its source says', () => {
    const page = read('docs/all/index.html');
    const text = page('.markdown').text();
    expect(page('h1').text()).toBe('All of it in Acme');
    for (const words of [
      'Acme 2.4, {{release}}.',
      'Soon to change.',
      'Hello, Ada of Acme!',
      'System: Linux',
      'See Figure\u00a01 and equation\u00a0(1).',
      'Figure\u00a01. What to see.',
      'The data (CSV, 8\u00a0bytes)',
      'yarn add something',
      'A note.',
      'From one to the other.',
      'Outside\u00a0(DE)',
    ]) {
      expect(text, words).toContain(words);
    }
    expect(text).not.toContain('Still true?');
    expect(page('.theme-code-block:contains("greetings")').text()).toContain('examples/hello.js');
    expect(page('figure#figure-one picture source[type="image/avif"]')).toHaveLength(1);
    expect(page('a[href="/docs/glossary#term-lectern"]').text()).toBe('lectern');
    expect(page('[lang=fr]').text()).toBe('mot');
    expect(page('nav#contents a').first().text()).toBe('Words');
    expect(page('input[type=checkbox]').first().attr('aria-label')).toBe('Written');
    expect(read('docs/glossary/index.html')('.markdown').text()).toContain('Used on: All of it in Acme');
  });

  it.each(['light', 'dark'] as const)('looks right to axe and works, %s', async (mode) => {
    const {page, complaints} = await visits.open('/docs/all', {colorScheme: mode});
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await page.getByRole('button', {name: 'Enlarge: Figure 1'}).click();
    await page.getByRole('dialog', {name: 'Figure 1'}).getByRole('button', {name: 'Close'}).click();
    await page.getByRole('link', {name: 'shelf'}).focus();
    await page.getByRole('tooltip').filter({hasText: 'Where books stand.'}).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', {name: 'macOS'}).click();
    await page.getByText('Tab two.').waitFor();
    await page.getByLabel('System', {exact: true}).selectOption('macOS');
    await expect.poll(() => page.getByText('For Linux.').isVisible()).toBe(false);
    await page.locator('.docusaurus-mermaid-container svg').scrollIntoViewIfNeeded();
    if (process.env.SCREENSHOTS) {
      await page.screenshot({path: path.join(process.env.SCREENSHOTS, `markdown-${mode}.png`), fullPage: true});
    }
    // In the template itself, too few colours of code stand out, and links do so by their colour alone.
    const violations = await findViolations(page, {within: '.markdown'});
    expect(violations.filter((one) => !/^link-in-text-block|<span class="token /.test(one))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

it('shows in the preview what an author changes, in the page and in what it is made from', async () => {
  await site.docusaurus('clear');
  await site.preview(4650, async (preview) => {
    const {page} = await visits.open(`${preview}/docs/all`);
    await page.getByText('Hello, Ada of Acme!').waitFor();
    await page.getByText('Review (Bob): Still true?').waitFor();
    write('docs/_snippets/_hello.mdx', 'Welcome, {{name}} of {{product}}!\n');
    await page.getByText('Welcome, Ada of Acme!').waitFor();
    write('src/data/variables.en.yml', 'release: 2.5\n');
    await page.getByText('Acme 2.5').waitFor();
    await page.close();
  });
});

it('names the place, the fault and the remedy of all that is wrong with a page', async () => {
  write('docs/wrong.md', 'A [shelf](term:shelv).\n\n::snippet[helo]{name=Ada}\n');
  const {code, output} = await site.docusaurus('build');
  rmSync(path.join(site.folder, 'docs/wrong.md'));
  expect(code).not.toBe(0);
  // The bundler draws a frame around it.
  const words = output.replace(/[\s│]+/g, ' ');
  expect(words).toContain('docs/wrong.md:1 The glossary has no term “shelv”. Did you mean “shelf”?');
  expect(words).toContain('docs/wrong.md:3 There is no snippet “helo”. Did you mean “hello”?');
});

it('stops at an option that it does not know, and says which it knows', async () => {
  site.replace('docusaurus.config.ts', 'math: true', 'maths: true');
  const {code, output} = await site.docusaurus('build');
  expect(code).not.toBe(0);
  expect(output).toContain('@lectern/markdown: there is no option “maths”. Did you mean “math”?');
  expect(output).toContain('Known options: siteDir, data, variables');
});
