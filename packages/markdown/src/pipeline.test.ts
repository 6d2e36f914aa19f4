import {beforeAll, describe, expect, it} from 'vitest';
import {compile, type Compiled} from '../../../tests/support/mdx';
import {facts} from '../../../tests/support/siteIn';

/** The whole chain over one page that uses all of it: what one step makes, the next ones see. */
const source = `---
title: Pipeline of {{version}}
---

{/* remark */}

## Needs {{nodeVersion}} {#needs}

Version \`{{version}}\` is :only[bold: **{{version}}**]{audience=author}, \\{{version}} is not. <!-- remark -->

::snippet[greeting]{reader=":only[Ada]{platform=linux}"}

:::review[Bob]

remark {{version}}

:::

::::only{platform=linux}

:::tip[On {{product}}]

\`\`\`yaml file=tests/support/pages/sample.yaml region=cat
\`\`\`

A formula $a_{{{nodeVersion}}}$ and a note.[^1]

:::

::::

::::only{profile=internal}

## remark

![No such image](./none.png)

\`\`\`yaml file=none.yaml
\`\`\`

::::

[^1]: Version {{version}}

<p style={{color: 'red'}}>{1 + 1}</p>
`;

let page: Compiled;
beforeAll(async () => {
  page = await compile(source, 'tests/support/pages/page.mdx');
});

describe('the pipeline', () => {
  const {version} = facts;

  it('fills in variables before anything is read, and keeps what is escaped', () => {
    expect(page.frontMatter.title).toBe(`Pipeline of ${version}`);
    expect(page.html).toContain(`Version <code>${version}</code> is <span data-only-audience="author">`);
    expect(page.html).toContain(`bold: <strong>${version}</strong>`);
    expect(page.html).toContain('{{version}} is not.');
  });

  it('has the headings of the page and of its snippets in the contents, but none that is left out', () => {
    expect(page.toc.map(({id}) => id)).toEqual(['needs', 'hello-platform-linux-ada']);
  });

  it('transforms what snippets bring', () => {
    expect(page.html).toContain('<x-wave></x-wave>');
    expect(page.html).toMatch(/Hello, <span data-only-platform="linux">.*Ada/);
  });

  it('leaves out remarks, review notes and other profiles before their content is looked at', () => {
    expect(page.html).not.toContain('remark');
    expect(page.code).not.toMatch(/remark|none\.png/);
  });

  it('fills code blocks within admonitions within conditions, and leaves braces in files alone', () => {
    expect(page.html).toMatch(/<div class="only" data-only-platform="linux">.*<admonition title="On /s);
    expect(page.html).toContain(`<admonition title="On ${facts.product}" type="tip">`);
    expect(page.html).toContain('{{miaow}}');
  });

  it('goes on to formulas, footnotes and JSX', () => {
    expect(page.html).toContain('class="katex"');
    expect(page.html).toContain(`Version ${version} <a href="#user-content-fnref-1"`);
    expect(page.html).toContain('<p style="color:red">2</p>');
  });

  it('brings one switch, for all that the page uses', () => {
    expect(page.html.match(/<x-conditions/g)).toHaveLength(1);
    expect(page.html).toMatch(/<x-conditions dimensions="[^"]*audience[^"]*platform/);
  });
});

const reference = `---
title: Numbers
---

See [](#figure-build), [](#eq-cost), [a build](term:build), [](term:slug) and :en[read me].[^n]

:::figure[Builds of {{product}}]{#figure-build}

| a | b |
| --- | --- |
| \`{{version}}\` | [sample](./sample.yaml) |

:::

$$ {#eq-cost}
e^{x}
$$

::::tabs{group=operating-system}

:::tab[Linux]

\`\`\`bash npm2yarn title="Install"
npm install sharp # focus-this-line
\`\`\`

:::

:::tab[macOS]

:only[Brew]{audience=author}

:::

::::

\`\`\`mermaid
flowchart LR
  accTitle: Build
  accDescr: From text to pages
  a["{{product}}"] --> b\\{{Review}}
\`\`\`

![A photo](@site/tests/support/site/static/img/photo.png)

[^n]: A note on [Docusaurus](https://docusaurus.io).
`;

describe('what has a number or a name', () => {
  let html: string;
  let code: string;
  beforeAll(async () => {
    ({html, code} = await compile(reference, 'tests/support/pages/page.mdx'));
  });

  it('is referred to before it comes, with variables in its caption', () => {
    expect(html).toMatch(/<a [^>]*href="#figure-build"[^>]*>Figure\s1</);
    expect(html).toMatch(/<a [^>]*href="#eq-cost"[^>]*>equation\s\(1\)</);
    expect(html).toContain(`Builds of ${facts.product}`);
  });

  it('keeps code, downloads and notes whole inside of figures and tabs', () => {
    expect(html).toContain(`<code>${facts.version}</code>`);
    expect(html).toMatch(/href="[^"]*sample\.yaml"[^>]*download/);
    expect(html).toMatch(/<x-tabitem value="linux"[^>]*>.*<x-tabitem value="yarn".*yarn/s);
    expect(html).toMatch(/<x-tabitem value="macos"[^>]*>.*data-only-audience="author"/s);
  });

  it('keeps the hexagons of diagrams', () => {
    expect(html).toContain('b{{Review}}');
  });

  it('brings the code of what it uses, each part once', () => {
    const imported = [...code.matchAll(/^import (\w+) from ['"]@(?:site|theme)/gm)].map(([, name]) => name!);
    expect(imported.sort()).toEqual([
      'Conditions',
      'Diagram',
      'Equation',
      'Figure',
      'MathStyles',
      'ResponsiveImage',
      'TabItem',
      'Tabs',
      'Term',
      'Zoomable',
    ]);
  });

  it('names diagrams, terms and the language of words', () => {
    expect(html).toMatch(new RegExp(`<x-diagram [^>]*${facts.product}`));
    expect(html).toMatch(/<x-term id="build"[^>]*>a build</);
    expect(html).toMatch(/<x-term id="slug"[^>]*>Slug</);
    expect(html).toContain('<span lang="en">read me</span>');
  });
});

describe('each step is in the chain', () => {
  it('screenshots', async () => {
    await expect(compile('![A](screenshot:none)')).rejects.toThrow('There is no screenshot “none”.');
  });

  it.each([
    ['notice', '---\nnotice: {type: tip, text: New.}\n---\n\nText.', '<admonition type="tip"><p>New.'],
    ['contents', '::contents\n\n## A', '<x-contents '],
    ['responsiveImages', '![A photo](@site/tests/support/site/static/img/photo.png)', '<x-responsiveimage '],
    ['packageManagers and tabs', '```bash npm2yarn\nnpm ci\n```', 'label="Package manager"'],
    ['languageOfParts', ':fr[mot]', '<span lang="fr">mot</span>'],
    ['figures', ':::figure[A]{#figure-a}\n\n`a`\n\n:::', '<x-figure id="figure-a">'],
    ['rehypeMathStyles', '$x$', '<x-mathstyles>'],
    ['rehypeCode', '```js\nconst a\n```', 'token keyword'],
    ['rehypeOutsideLinks', '[a](https://example.com)', '(opens in new tab)'],
    ['rehypeTaskLists', '- [x] Done', 'aria-label="Done"'],
  ])('%s', async (_, markdown, html) => {
    expect((await compile(`${markdown}\n`)).html).toContain(html);
  });

  it.each([
    ['fences', 'a\n\n:::note\n', '3  “:::note” is not closed.'],
    ['footnotes', 'a[^b]\n', '1  There is no footnote “[^b]”.'],
    ['glossaryPage', '- ::glossary\n', '1  “::glossary” is inside another block'],
    ['references', '[](#figure-a)\n', '1  No figure or equation on this page has the id “figure-a”.'],
    ['missingImages', '![a](./none.png)\n', '1  There is no image “./none.png”.'],
    ['downloads', '[a](./none.pdf)\n', '1  There is no file “./none.pdf” to download.'],
    ['uniqueIds', '## A {#a}\n\n## B {#a}\n', '3  The id “a” is used twice on this page.'],
    ['unknownDirectives', ':::warnning\n\na\n\n:::\n', '1  There is no “:::warnning”.'],
    ['rehypeMathErrors', '$\\foo$\n', '1  This formula cannot be typeset'],
  ])('%s, which refuses what it cannot follow', async (_, markdown, message) => {
    await expect(compile(markdown)).rejects.toThrow(`docs/page.mdx:${message}`);
  });
});

it('names all that is wrong with a page at once', async () => {
  const page = `Text with [a word](term:slgu), :only[a]{audiense=author} and [](#figure-b).

::::tabs
:::tab[A]

\`\`\`js titel="a.js" showLinenumbers
a
\`\`\`

:::
:::tab
b
:::
::::

::::tabs{group=shel}
:::tab[A]
a
:::
:::tab[B]
::snippet[none-such]
:::
::::

:::figure{#figure-b}

![B](./none.svg)

:::

$$
\\frac{1
$$
`.replace('![B](./none.svg)\n', 'b\n');
  const error: unknown = await compile(page).catch((reason: unknown) => reason);
  expect((error as Error).message.split('\n').filter((line) => /^\S/.test(line))).toEqual([
    'docs/page.mdx:1  There is no condition “audiense”.',
    'docs/page.mdx:1  The glossary has no term “slgu”.',
    'docs/page.mdx:3  This set of tabs needs an accessible name.',
    'docs/page.mdx:6  A code block has no setting “titel="a.js"”.',
    'docs/page.mdx:6  A code block has no setting “showLinenumbers”.',
    'docs/page.mdx:11  This tab has no label.',
    'docs/page.mdx:16  There is no tab group “shel”.',
    'docs/page.mdx:21  There is no snippet “none-such”.',
    'docs/page.mdx:25  The figure “figure-b” has no caption.',
    "docs/page.mdx:31  This formula cannot be typeset: Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{1.",
  ]);
});
