import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {parseMarkdown} from '@lectern/markdown/text/parseMarkdown';
import {command} from '../command';
import {convertPage, type SourceName} from './convert';

/** Texts that pages of the old site name. */
const parts: Record<string, string> = {
  'guide/parts/warn.md': 'Careful.\n',
  'src/a.ts': 'one\n// #region b\ntwo\n// #endregion b\n',
  '../tsconfig.json': '{"a": 1}\n',
  '../mkdocs.yml': 'x:\n  - snippets:\n      auto_append:\n        - parts/links.md\n  - y\n',
  'parts/links.md': '*[A]: B\n\n  [app.end]: https://a.example\n  [other]: https://b.example\n',
  '.vitepress/theme/components/Mark.vue':
    '<template>\n  <a href="/guide/install#a">\n    <Badge type="info" text="old" />\n  </a>\n</template>\n',
  '.vitepress/theme/components/Asks.vue': '<template>\n  <b>{{ a }}</b>\n</template>\n',
  '../../shown.astro':
    '---\nimport Tile from "./tile.astro";\n---\n\n<Grid>\n\t<Tile\n\t\ttitle="A {b}" href="https://a.example/" image="a.png" />\n\t<Tile title="C" href="https://c.example/" description="d" />\n</Grid>\n\n<style>\n\ta {}\n</style>\n',
  '../../made.astro': '---\nconst a = 1;\n---\n\n<p>{a}</p>\n',
};
const around = {
  read: (file: string) => parts[file],
  take: (file: string) => `_assets/${file.split('/').at(-1)}`,
};

const files = ['index.md', 'guide/install.md', 'guide/setup.mdx', 'guide/a.png', 'guide/b.svg'];

function convert(from: SourceName, text: string): {body: string; remarks: string[]} {
  const page = convertPage(from, 'guide/setup.mdx', `---\ntitle: T\n---\n${text}`, files, undefined, around);
  expect(() => parseMarkdown(page.text)).not.toThrow();
  const remarks = page.remarks
    .filter(({line}) => line > 1)
    .map(({line, message, isLook}) => `${line}${isLook ? '?' : ''} ${message}`);
  return {body: page.text.replace(/^---[\s\S]*?---\n\n/, '').trimEnd(), remarks};
}

const markdown: [name: string, from: SourceName, before: string, after: string, remarks?: string[]][] = [
  ['braces', 'markdown', 'A {name} and `{code}`', 'A \\{name\\} and `{code}`'],
  ['comments', 'markdown', '<!-- a\nb -->', '{/* a\nb */}'],
  [
    'elements',
    'markdown',
    'a<br>b <img src="a.png"> <b style="font-size: 2em; --a: b" markdown>c</b>',
    'a<br />b <img src={require(\'./a.png\').default} /> <b style={{"fontSize":"2em","--a":"b"}}>c</b>',
  ],
  [
    'paragraphs in paragraphs',
    'markdown',
    '<p align="center">\n  a\n</p>\n\n<p>\nUse `b` c</p>\n\n<p>d `e`</p> <p>f</p>',
    '<div align="center">\n  a\n</div>\n\n<div>\nUse `b` c\n</div>\n\n<p>d `e`</p> <p>f</p>',
  ],
  [
    'formulas',
    'markdown',
    '$$\na = \\sqrt{b}\n$$\n\n{c} $$d^{e}$$',
    '$$\na = \\sqrt{b}\n$$\n\n\\{c\\} $$d^{e}$$',
    ['4 This is a formula: the site needs “math: true” to read it.'],
  ],
  [
    'formulas in a sentence, and amounts',
    'markdown',
    'a $b_{c}$ and $\\frac{d}{e}$\n\n$5 {f} $6 `$g_1$`',
    'a $b_{c}$ and $\\frac{d}{e}$\n\n$5 \\{f\\} $6 `$g_1$`',
    ['4 This is a formula: the site needs “math: true” to read it.'],
  ],
  [
    'formulas of MkDocs, whose braces are no attributes',
    'mkdocs',
    '$$\n\\sum_{k=0}^2 x^{2}\n$$\n\n\\[\ny_{k=1}\n\\]\n\na \\(z^2^\\) $c_{k=3}$ \\(d\\)',
    '$$\n\\sum_{k=0}^2 x^{2}\n$$\n\n$$\ny_{k=1}\n$$\n\na $z^2^$ $c_{k=3}$ \\(d\\)',
    ['4 This is a formula: the site needs “math: true” to read it.'],
  ],
  ['comments in a line, and in code', 'markdown', 'a <!-- `b` --> `<!-- c -->`', "a {/* 'b' */} `<!-- c -->`"],
  ['headings of macros', 'markdown', '## <!-- x:setting a.name -->', '## `a.name` {#a.name}'],
  ['fences in fences', 'markdown', '```md\n    ```js\n    a\n    ```\n```', '````md\n    ```js\n    a\n    ```\n````'],
  [
    'what MDX cannot read, as text',
    'markdown',
    'a <b>c {d\n\n`<e>`',
    'a &lt;b>c \\{d\n\n`<e>`',
    [
      '4 MDX cannot read this: “Unexpected end of file in expression, expected a corresponding closing brace for `{`”. The elements of the page are shown as text.',
    ],
  ],
  [
    'files outside of the pages',
    'markdown',
    '![a](../../b.png) ![c](<../.x/d (1).png>) ![e](a.png)',
    '![a](../_assets/b.png) ![c](<../_assets/d (1).png>) ![e](a.png)',
  ],
  ['the first page', 'markdown', '[a](/) [b](../)', '[a](../index.md) [b](../index.md)'],
  [
    'addresses',
    'markdown',
    '<https://a.example/> <me@a.example>',
    '[a.example](https://a.example/) [me@a.example](mailto:me@a.example)',
  ],
  ['comparisons', 'markdown', 'a < b and List<String>', 'a &lt; b and List&lt;String>'],
  ['code by indentation', 'markdown', 'a\n\n    {x}\n\nb', 'a\n\n```text\n{x}\n```\n\nb'],
  [
    'fences in lists that are indented by four spaces',
    'mkdocs',
    '  1.  a\n\n    ```\n    {b}\n    ```\n\n    c',
    '1.  a\n\n    ```\n    {b}\n    ```\n\n    c',
  ],
  ['code in fences', 'markdown', '```js\nif (a < {b}) <br>\n```', '```js\nif (a < {b}) <br>\n```'],
  ['alerts', 'markdown', '> [!CAUTION]\n> a\n> b\n\nc', ':::warning\n\na\nb\n\n:::\n\nc'],
  [
    'links',
    'markdown',
    '[a](/guide/install) [b](install.html#x) [c](../index.md)',
    '[a](./install.md) [b](./install.md#x) [c](../index.md)',
  ],
  [
    'drawings in elements',
    'markdown',
    '<a href="https://b.example"><img width="75" src="b.svg" alt="B"></a> <img src="./b.svg" style="width: 2em"> <img src="https://c.example/c.svg">',
    '<a href="https://b.example"><span style={{"display":"inline-block","width":75}}>![B](./b.svg)</span></a> ![](./b.svg) <img src="https://c.example/c.svg" />',
  ],
  [
    'files of reference links',
    'markdown',
    '[![a][b]][b] [![i\nj]][i j] [c] [d][C] [e][f] ![g][h]\n\n```\n[c]\n```\n\n[B]: a.png\n[i j]: a.png\n[c]: ./a.png\n[f]: install.md\n[h]: https://h.example/i.png',
    '[![a](a.png)](a.png) [![i\nj](a.png)](a.png) [c](./a.png) [d](./a.png) [e][f] ![g][h]\n\n```\n[c]\n```\n\n[B]: a.png\n[i j]: a.png\n[c]: ./a.png\n[f]: ./install.md\n[h]: https://h.example/i.png',
  ],
  [
    'links of files that are appended to each page, and images whose address begins at the URL',
    'mkdocs',
    'a [b][app.end]:\n\n<img src="../a.png">\n\n```\nc\n```',
    "a [b][app.end]:\n\n<img src={require('./a.png').default} />\n\n```\nc\n```\n\n[app.end]: https://a.example",
  ],
  [
    'broken links',
    'markdown',
    'a\n\n[b](./none.md)',
    'a\n\n[b](./none.md)',
    ['6 “./none.md” leads to no file of the old site: mend the link.'],
  ],
  ['admonitions', 'mkdocs', '!!! failure "Title"\n    a\n\n    b\n\nc', ':::danger[Title]\n\na\n\nb\n\n:::\n\nc'],
  ['folded admonitions', 'mkdocs', '??? note "More"\n    a', '<details>\n<summary>More</summary>\n\na\n\n</details>'],
  ['admonitions in lists', 'mkdocs', '1. a\n\n    !!! tip\n        b', '1. a\n\n    :::tip\n\n    b\n\n    :::'],
  [
    'tabs',
    'mkdocs',
    '=== "A"\n\n    !!! note\n        a\n\n=== "B"\n\n    b\n\nc',
    ':::::tabs[A, B]\n\n::::tab[A]\n\n:::note\n\na\n\n:::\n\n::::\n\n:::tab[B]\n\nb\n\n:::\n\n:::::\n\nc',
  ],
  [
    'settings of code',
    'mkdocs',
    '``` { .py linenums="1" hl_lines="2 3" }\na\n```',
    '```py showLineNumbers {2,3}\na\n```',
  ],
  ['keys and marks', 'mkdocs', '++ctrl+k++ ==a b==', '<kbd>Ctrl</kbd>+<kbd>K</kbd> <mark>a b</mark>'],
  [
    'snippets',
    'mkdocs',
    '--8<-- "parts/warn.md"\n\n--8<-- "none.md"',
    'Careful.',
    ['6 “none.md” is not there: write here what it held.'],
  ],
  ['attributes', 'mkdocs', '## b { #c .d }\n\na{: .wide }', '## b {#c}\n\na'],
  [
    'ids of headings, as Python-Markdown makes them, and terms of macros',
    'mkdocs',
    '## A, B & *c*\n\n## D\n\n## E { #f }\n\n<!-- x:option a.b -->\n\n:   <!-- x:default --> – It.\n\n- [G]\n- h\n\n  [G]: install.md\n\n## D',
    '## A, B & *c* {#a-b-c}\n\n## D\n\n## E {#f}\n\n- **`a.b`**\n\n  {/* x:default */} It.\n\n- [G]\n- h\n\n[G]: ./install.md\n\n## D {#d_1}',
  ],
  [
    'ids of headings, as VitePress makes them',
    'vitepress',
    '## build.cssCode\n\n## 2 `a`: b <Badge text="c" />\n\n## D {#e}\n\n## F g\n\n## H <Badge text="i" />\n\n## F g',
    '## build.cssCode {#build-csscode}\n\n## 2 `a`: b :badge[c] {#_2-a-b}\n\n## D {#e}\n\n## F g\n\n## H :badge[i] {#h}\n\n## F g',
  ],
  [
    'annotations of tabs and of admonitions, and dashes behind icons',
    'mkdocs',
    '=== "A"\n\n    One (1)\n    { .annotate }\n\n    1.  First.\n\n=== "B"\n\n    c\n\n!!! note annotate "D (1)"\n\n    Two (2)\n\n1.  E\n2.  F\n\n- :material-x: - `x`',
    '::::tabs[A, B]\n\n:::tab[A]\n\nOne[^note-7-1]\n\n[^note-7-1]: First.\n\n:::\n\n:::tab[B]\n\nc\n\n:::\n\n::::\n\n:::note[D[^note-15-1]]\n\nTwo[^note-15-2]\n\n:::\n\n[^note-15-1]: E\n\n[^note-15-2]: F\n\n- `x`',
  ],
  [
    'annotations',
    'mkdocs',
    'One (1) and two. (2)\n{ .annotate }\n\n1.  First.\n\n    More.\n2.  Second.\n\n``` yaml\na: 1 # (1)!\n```\n\n1.  Of code.',
    'One[^note-5-1] and two.[^note-5-2]\n\n[^note-5-1]: First.\n\n    More.\n\n[^note-5-2]: Second.\n\n```yaml\na: 1 # (1)\n```\n\n1.  Of code.',
  ],
  [
    'icons',
    'mkdocs',
    ':material-star: A\n\n| B | C |\n| --- | --- |\n| :material-check: | :octicons-x-24: d |\n\n:material-account-circle:',
    'A\n\n| B | C |\n| --- | --- |\n| Check | d |\n\nAccount circle',
  ],
  [
    'grids of cards',
    'mkdocs',
    '<div class="grid cards" markdown>\n\n-   :material-clock: __Fast__\n\n    ---\n\n    In a minute.\n\n-   [Slow](install.md)\n\n</div>',
    '::::cards\n\n:::card[Fast]\n\nIn a minute.\n\n:::\n\n:::card[Slow]{href="./install.md"}\n\n:::\n\n::::',
  ],
  [
    'references to headings, and spaces behind the icon of a card',
    'mkdocs',
    '[`a`][b.c] [d][e] [f][g]\n\n#### <!-- md:setting b.c -->\n\n[e]: #h\n\n<div class="grid cards" markdown>\n\n-   :material-x: &nbsp; __I__\n-   :material-x: &nbsp;\n    __J__\n\n    k\n\n</div>',
    '[`a`](#b.c) [d][e] [f][g]\n\n#### `b.c` {#b.c}\n\n[e]: #h\n\n::::cards\n\n:::card[I]\n\n:::\n\n:::card[J]\n\nk\n\n:::\n\n::::',
  ],
  ['definitions', 'mkdocs', 'Term\n\n:   Means this.\n\n    And that.', '- **Term**\n\n  Means this.\n\n  And that.'],
  [
    'tabs whose labels differ in signs',
    'mkdocs',
    '=== "C"\n\n    a\n\n=== "C+"\n\n    b\n\n=== "C-"\n\n    c',
    '::::tabs[C, C+, C-]\n\n:::tab[C]\n\na\n\n:::\n\n:::tab[C+]\n\nb\n\n:::\n\n:::tab[C-]{value="c--2"}\n\nc\n\n:::\n\n::::',
  ],
  ['unfolded admonitions', 'mkdocs', '???+ tip\n    a', '<details open>\n<summary>Tip</summary>\n\na\n\n</details>'],
  [
    'changes',
    'mkdocs',
    '{++a++} {--b--} x^2^ H~2~O ~~c~~',
    '<ins>a</ins> <del>b</del> x<sup>2</sup> H<sub>2</sub>O ~~c~~',
  ],
  ['containers', 'vitepress', '::: tip Title\na\n:::', ':::tip[Title]\n\na\n\n:::'],
  [
    'containers in containers',
    'vitepress',
    ':::: info\n::: details S\na\n:::\n::::',
    ':::info\n\n<details>\n<summary>S</summary>\n\na\n\n</details>\n\n:::',
  ],
  [
    'code groups',
    'vitepress',
    '::: code-group\n```js{1} [a.js]\na\n```\n```ts\nb\n```\n:::',
    '::::tabs[a.js, ts]\n\n:::tab[a.js]\n\n```js {1}\na\n```\n\n:::\n\n:::tab[ts]\n\n```ts\nb\n```\n\n:::\n\n::::',
  ],
  ['line numbers', 'vitepress', '```ts{2,4}:line-numbers\na\n```', '```ts {2,4} showLineNumbers\na\n```'],
  [
    'includes',
    'vitepress',
    '<!--@include: ./parts/warn.md-->\n\n<!--@include: ./none.md-->',
    'Careful.',
    ['6 “./none.md” is not there: write here what it held.'],
  ],
  [
    'code from files',
    'vitepress',
    '<<< @/src/a.ts#b{2} [c.ts]\n\n<<< @/none.js',
    '```ts {2} title="c.ts"\ntwo\n```\n\n```js\n\n```',
    ['6 “@/none.js” is not there: write here the code that it held.'],
  ],
  [
    'scripts',
    'vitepress',
    '<script setup>\nlet a\n</script>\nb',
    'b',
    ['4 Rewrite what this script does: it is left out.'],
  ],
  [
    'Vue',
    'vitepress',
    '<script setup>\nimport A from "./a.vue"\n</script>\n\n<A :b="c" />\n\n<a :href="d" v-if="e">{{ f }}</a> <Badge type="warning" text="New" />',
    '<a>\\{{ f }}</a> :badge[New]{type=warning}',
    [
      '8 “A” was a component of the old site, and is left out.',
      '10 Vue filled this in: write the words, or make a variable of it.',
    ],
  ],
  [
    'images that a script imports, and components that are the same on all pages',
    'vitepress',
    '<script setup>\nimport logo from "./a.png"\nimport plan from \'../../b.svg?raw\'\n</script>\n\n<img :src="logo" alt="Logo"> <svg-image :svg="plan" />\n\n## a.b <Mark />\n\n<Asks />',
    '![Logo](./a.png) ![](../_assets/b.svg)\n\n## a.b [:badge[old]{type=info}](./install.md#a) {#a-b}',
    ['13 “Asks” was a component of the old site, and is left out.'],
  ],
  [
    'lists that Vue makes, and code that Twoslash hides',
    'vitepress',
    '<ul>\n  <li v-for="(a, i) in b < c ? d : e" :key="i">\n    {{ a }}\n  </li>\n</ul>\n\n<b v-for="f in g">{{ f }}</b>\n\n```ts twoslash [h.ts]\nlet a\n// ---cut---\n// @errors: 1\nb\n// ---cut-start---\nc\n// ---cut-end---\nd\n```\n\n```ts\n// ---cut---\n```',
    '<ul>\n</ul>\n\n```ts title="h.ts"\nb\nd\n```\n\n```ts\n// ---cut---\n```',
    [
      '5 Vue repeated this for a list: write its entries, or make a component of it.',
      '10 Vue repeated this for a list: write its entries, or make a component of it.',
    ],
  ],
  ['braces in code', 'vitepress', '`{{ a }}`\n\n```html\n{{ b }}\n```', '`\\{{ a }}`\n\n```html\n\\{{ b }}\n```'],
  [
    'elements that are links, and components that hold or show one',
    'vitepress',
    '<a class="a"\n  href="/guide/install#b"><b>c</b>\n  d</a> <a href="https://e.example">f</a>\n\n<Own href="https://g.example/" title="h">Read `this`</Own>\n\n<YouTubeVideo videoId="i-j?k=l" />',
    '[<b>c</b> d](./install.md#b) <a href="https://e.example">f</a>\n\n[Read `this`](https://g.example/)\n\n[youtube.com/watch?v=i-j](https://www.youtube.com/watch?v=i-j)',
    [
      '8? “Own” was a component of the old site. What it held stands here as a link.',
      '10? “YouTubeVideo” was a component of the old site. What it showed stands here as a link.',
    ],
  ],
  [
    'containers in lists',
    'vitepress',
    '- a\n\n  ::: warning\n  ::: details B\n  c\n  :::\n  :::',
    '- a\n\n  :::warning\n\n  <details>\n  <summary>B</summary>\n\n  c\n\n  </details>\n\n  :::',
  ],
  [
    'ids of headings, and brackets in a title',
    'gitbook',
    '## A <a href="#b" id="b"></a>\n\n{% content-ref url="install.md" %}\n[C [d]](install.md)\n{% endcontent-ref %}',
    '## A {#b}\n\n:::card[C [d]]{href="./install.md"}\n\n:::',
  ],
  ['hints', 'gitbook', '{% hint style="success" %}\na\n{% endhint %}', ':::tip\n\na\n\n:::'],
  [
    'tabs of GitBook',
    'gitbook',
    '{% tabs %}\n{% tab title="A" %}\n{% code title="a.js" lineNumbers="true" %}\n```js\na\n```\n{% endcode %}\n{% endtab %}\n\n{% tab title="B" %}\nb\n{% endtab %}\n{% endtabs %}',
    '::::tabs[A, B]\n\n:::tab[A]\n\n```js title="a.js" showLineNumbers\na\n```\n\n:::\n\n:::tab[B]\n\nb\n\n:::\n\n::::',
  ],
  [
    'steps, references, files and what is embedded',
    'gitbook',
    '{% stepper %}\n{% step %}\n### Open\n\nIt.\n{% endstep %}\n{% endstepper %}\n\n{% content-ref url="install.md" %}\n[Install](install.md)\n{% endcontent-ref %}\n\n{% embed url="https://a.example/b" %}\n\n`{% hint %}`',
    ':::steps\n\n1. **Open**\n\n   It.\n\n:::\n\n:::card[Install]{href="./install.md"}\n\n:::\n\n[a.example/b](https://a.example/b)\n\n`{% hint %}`',
  ],
  [
    'cards in tables, figures and code in elements',
    'gitbook',
    '<table data-view="cards"><thead><tr><th></th></tr></thead><tbody><tr><td><strong>A</strong></td><td>b_c</td><td><a href="install.md">install.md</a></td></tr></tbody></table>\n\n<figure><img src="a.png" alt=""><figcaption><p>D</p></figcaption></figure>\n\n<pre class="language-js"><code class="lang-js">let a;\n<strong>a &#x3C; b &amp;&amp; c;\n</strong></code></pre>',
    '::::cards\n\n:::card[A]{href="./install.md"}\n\nb_c\n\n:::\n\n::::\n\n![D](<a.png>) _D_\n\n```js {2}\nlet a;\na < b && c;\n\n```',
  ],
  [
    'images without an extension, files with spaces, and images above the folder',
    'gitbook',
    '<figure><img src="../.gitbook/assets/a b" alt="c"></figure>\n\n<img src="../../b.png">\n\n{% file src="../../c (1).pdf" %}',
    "![c](<../_assets/a b>)\n\n<img src={require('../_assets/b.png').default} />\n\n[c (1).pdf](<../_assets/c (1).pdf>)",
  ],
  [
    'blocks that are only spoken of',
    'gitbook',
    '| Cards | `<table data-view="cards">` | `{% hint %}` |\n\nA fence such as `` ```mermaid `` in `{% tab %}`, and a single ` of them.',
    '| Cards | `<table data-view="cards">` | `{% hint %}` |\n\nA fence such as `` ```mermaid `` in `{% tab %}`, and a single ` of them.',
  ],
  [
    'cards with icons, covers and several links, and buttons',
    'gitbook',
    '<table data-view="cards"><thead><tr><th></th><th></th><th></th><th data-hidden data-card-target data-type="content-ref"></th><th data-hidden data-card-cover data-type="image">Cover</th></tr></thead><tbody><tr><td><h4><i class="fa-x">:x:</i></h4></td><td>A</td><td><a href="https://b.example">B</a></td><td><a href="install.md">install.md</a></td><td><a href="a.png">a.png</a></td></tr><tr><td></td><td>C</td><td><a href="https://d.example">D</a> <a href="https://e.example">E</a></td><td></td><td></td></tr></tbody></table>\n\n<a href="https://f.example" class="button primary">F</a><a href="https://g.example" class="button">G</a>',
    '::::cards\n\n:::card[A]{href="./install.md"}\n\nB\n\n:::\n\n:::card[C]\n\n[D](https://d.example) [E](https://e.example)\n\n:::\n\n::::\n\n<a href="https://f.example">F</a> · <a href="https://g.example">G</a>',
  ],
  [
    'amounts, and lists in cards',
    'gitbook',
    'a $5 and $6, $$b$$ `$7`\n\n<table data-view="cards"><thead><tr><th></th><th></th></tr></thead><tbody><tr><td><strong>A</strong></td><td><ul><li>b</li><li>$c</li></ul></td></tr></tbody></table>',
    'a \\$5 and \\$6, $$b$$ `$7`\n\n::::cards\n\n:::card[A]\n\n- b\n- \\$c\n\n:::\n\n::::',
    ['4 This is a formula: the site needs “math: true” to read it.'],
  ],
  [
    'links that were broken already',
    'gitbook',
    '[a [b]](/broken/pages/c#d) <a href="/broken/spaces/e" class="button">f</a>\n\n{% content-ref url="/broken/pages/g" %}\n[h](/broken/pages/g)\n{% endcontent-ref %}',
    'a [b] f\n\n:::card[h]\n\n:::',
    [
      '4? A link was broken on GitBook already: its words stand here without it.',
      '6? A link was broken on GitBook already: its words stand here without it.',
      '7? A link was broken on GitBook already: its words stand here without it.',
    ],
  ],
  [
    'other blocks',
    'gitbook',
    '{% prompt %}\na\n{% endprompt %}',
    'a',
    ['4? “prompt” was a block of GitBook. What it held stands here without it.'],
  ],
  [
    'asides',
    'starlight',
    ':::caution[T]\na\n:::\n\n<Aside type="tip" title="U">\nb\n</Aside>',
    ':::warning[T]\na\n:::\n\n:::tip[U]\n\nb\n\n:::',
  ],
  [
    'tab elements',
    'starlight',
    'import {Tabs, TabItem} from \'@astrojs/starlight/components\';\n\n<Tabs syncKey="pm">\n  <TabItem label="npm">\n    a\n  </TabItem>\n</Tabs>',
    '::::tabs{group=pm}\n\n:::tab[npm]\n\na\n\n:::\n\n::::',
  ],
  [
    'tabs without a group, wherever their tags stand',
    'starlight',
    '1. a\n\n   <Tabs>\n\n     <TabItem label="npm">\n   a\n       </TabItem>\n     <TabItem label="pnpm">b</TabItem>\n   </Tabs>',
    '1. a\n\n   ::::tabs[npm, pnpm]\n\n   :::tab[npm]\n\n   a\n\n   :::\n\n   :::tab[pnpm]\n\n   b\n\n   :::\n\n   ::::',
  ],
  [
    'cards',
    'starlight',
    '<CardGrid>\n\t<Card\n\t\ttitle="A > c"\n\t\ticon={x({a: {b: 1}})}>d</Card>\n\t<LinkCard title="E" href="/guide/install/" description="f" />\n</CardGrid>',
    '::::cards\n\n:::card[A > c]\n\nd\n\n:::\n\n:::card[E]{href="./install.md"}\n\nf\n\n:::\n\n::::',
  ],
  [
    'steps and file trees',
    'starlight',
    '<Steps>\n1. a\n\n   <FileTree>\n   - b\n   </FileTree>\n</Steps>',
    '::::steps\n\n1. a\n\n   :::file-tree\n\n   - b\n\n   :::\n\n::::',
  ],
  [
    'badges, buttons, images and code',
    'starlight',
    'import logo from \'../a.png\';\n\nA <Badge text="New" variant="caution" /> <Icon name="star" /> `<Badge>`\n\n<LinkButton href="/guide/install/">Go</LinkButton>\n\n<Image src={logo} alt="b" />\n\n```js {2} "x" title="a.js" ins={3}\nc\n```',
    'A :badge[New]{type=warning}  `<Badge>`\n\n[Go](./install.md)\n\n![b](../a.png)\n\n```js title="a.js" {2} added={3}\nc\n```',
    ['10 “../a.png” leads to no file of the old site: mend the link.'],
  ],
  [
    'components of its own',
    'starlight',
    'import Own from \'../own.astro\';\nimport d from \'../d.js\';\n\n<Own>\n  b\n</Own>\n\n<Own title="C" by="D">\n  e\n</Own>\n\n<Other list={[{a: 1}]} />',
    'b\n\n**C**\n\ne',
    [
      '5? The import of “../d.js” is left out: it belongs to the old site.',
      '7? “Own” was a component of the old site. What it held stands here without it.',
      '11 “Own” was a component of the old site: look at what it held, which stands here without it.',
      '15 “Other” was a component of the old site, and is left out.',
    ],
  ],
  [
    'lists that a component shows',
    'starlight',
    "<Videos\n\tvideos={[\n\t\t// The first.\n\t\t{href: 'https://a.example/', title: 'A', description: \"It's b\"},\n\t\t{href: '/guide/install/', title: 'C'},\n\t]}\n/>\n\n<Tree config={[{label: 'D', items: [{label: 'E', link: ''}, {label: 'F', link: '/guide/install/', badge: {text: 'New', variant: 'tip'}}]}]} />\n\n<Other list={[{a: 1}]} />",
    '::::cards\n\n:::card[A]{href="https://a.example/"}\n\nIt\'s b\n\n:::\n\n:::card[C]{href="./install.md"}\n\n:::\n\n::::\n\n- D\n  - E\n  - [F](./install.md) :badge[New]{type=tip}',
    [
      '4? “Videos” was a component of the old site. What it showed stands here as a list.',
      '12? “Tree” was a component of the old site. What it showed stands here as a list.',
      '14 “Other” was a component of the old site, and is left out.',
    ],
  ],
  [
    'words of others',
    'starlight',
    '<Voice name="A" handle="b" cite="https://a.example/">\n  c\n\n  d\n</Voice>',
    '> c\n>\n> d\n>\n> — [A](https://a.example/)',
    ['4? “Voice” was a component of the old site. What it held stands here as a quotation.'],
  ],
  [
    'components that are made of others',
    'starlight',
    "import Shown from '~/shown.astro';\nimport Made from '~/made.astro';\n\n<Shown />\n\n<Made />",
    '::::cards\n\n:::card[A \\{b\\}]{href="https://a.example/"}\n\n:::\n\n:::card[C]{href="https://c.example/"}\n\nd\n\n:::\n\n::::',
    [
      '7? “Tile” was a component of the old site. What it showed stands here as a card.',
      '7? “Grid” was a component of the old site. What it held stands here without it.',
      '9 “Made” was a component of the old site, and is left out.',
    ],
  ],
  [
    'code of several lines',
    'starlight',
    '<Code\n  code={`## A\n\nit\'s {b}`}\n  lang="md"\n/>',
    "```md\n## A\n\nit's {b}\n```",
  ],
  [
    'settings of code of Starlight',
    'starlight',
    '```js {"One": 2-3} ins={4} del={5, 7} "x" \'title="y"\' /z w/ showLineNumbers startLineNumber={5} frame="none"\na\n```\n\n```diff lang="js" title=\'b "c".js\'\n+d\n```',
    '```js {2-3} added={4} removed={5,7} showLineNumbers=5\na\n```\n\n```diff-js title="b \'c\'.js"\n+d\n```',
  ],
  [
    'names of files in comments of code',
    'starlight',
    '```js {3}\n// src/a.config.mjs\n\nb\n```\n\n- c\n\n  ```md\n  ---\n  # d/e.md\n  f: g\n  ---\n  ```\n\n```html title="h.html"\n<!-- i.html -->\n```\n\n```sh\n# j\n# k.example\n#!/bin/l.sh\n```\n\n```ts\n/* .env */\n```',
    '```js title="src/a.config.mjs" {1}\nb\n```\n\n- c\n\n  ```md title="d/e.md"\n  ---\n  f: g\n  ---\n  ```\n\n```html title="h.html"\n<!-- i.html -->\n```\n\n```sh\n# j\n# k.example\n#!/bin/l.sh\n```\n\n```ts title=".env"\n```',
  ],
  [
    'code that shows code',
    'starlight',
    '````md\n```js "x" ins={2}\n// a.js\n```\n````',
    '````md\n```js "x" ins={2}\n// a.js\n```\n````',
  ],
  [
    'code that is imported or defined',
    'starlight',
    "import raw from '/tsconfig.json?raw';\nexport const name = 'a.json';\n\n<Code code={raw} lang=\"json\" title={name} />",
    '```json title="a.json"\n{"a": 1}\n```',
  ],
];

it.each(markdown)('%s (%s)', (_, from, before, after, remarks = []) => {
  expect(convert(from, before)).toEqual({body: after, remarks});
});

describe('front matter', () => {
  it('is made from the first heading, and what nobody can know is asked for', () => {
    const {text, remarks} = convertPage('markdown', 'a-page.md', '# Install `it`\n\nText', files);
    expect(text).toBe('---\ntitle: Install it\n---\n\nText\n');
    expect(remarks.map(({message}) => message)).toEqual([
      'Write a description of 50 to 160 characters.',
      'Choose tags from docs/tags.yml.',
    ]);
  });

  it('keeps the fields that pages here have, under its names', () => {
    const {text, remarks} = convertPage(
      'starlight',
      'a.md',
      '---\ntitle: A\ndescription: B\nsidebar: {label: L, order: 2}\ntableOfContents: false\nprev: false\neditUrl: false\nhero: {tagline: T, actions: [{text: Go, link: /a/}]}\nbanner: {content: N}\nhead: [{tag: title, content: U}, {tag: meta, attrs: {name: v, content: w}}]\nhidden: true\nother: x\ntags: [d, {tag: e, primary: true}]\n---\n',
      files,
    );
    expect(text).toContain(
      'sidebar_label: L\nsidebar_position: 2\nhide_table_of_contents: true\npagination_prev: null\ncustom_edit_url: null\n',
    );
    expect(text).toContain('unlisted: true');
    expect(text).toContain('title: A\ndescription: B\ntags:\n  - d\n  - e\n');
    expect(text.replace(/^---[^]*?---/, '')).toBe(
      '\n\n<head>\n  <title>{"U"}</title>\n  <meta name="v" content="w" />\n</head>\n\n:::info\n\nN\n\n:::\n\nT\n\n- [Go](/a/)\n',
    );
    expect(remarks).toContainEqual({
      line: 1,
      message: 'The front matter field “other” is left out: no page here has such a field.',
      isLook: true,
    });
  });

  it('says nothing of formulas where the site reads them', () => {
    const remarks = [false, true].map(
      (formulas) =>
        convertPage('markdown', 'a.md', '# A\n\n$a_1$\n', files, {descriptions: false, tags: false, formulas}).remarks
          .length,
    );
    expect(remarks).toEqual([1, 0]);
  });

  it('keeps numbers in addresses, which two pages may differ by', () => {
    const [page, inFolder, plain] = ['2024-news.md', '1. First/a.md', 'a-2.md'].map(
      (file) => convertPage('gitbook', file, '# A\n', files).text,
    );
    expect([page, inFolder]).toEqual(Array(2).fill('---\ntitle: A\nparse_number_prefixes: false\n---\n\n\n'));
    expect(plain).toBe('---\ntitle: A\n---\n\n\n');
  });

  it('names what MDX cannot read, with the line of the old page', () => {
    const {remarks} = convertPage('markdown', 'a.md', '---\ntitle: A\n---\n\n\n\nText\n\n<details>\n', files);
    expect(remarks.at(-1)).toMatchObject({line: 9, message: expect.stringContaining('MDX cannot read this') as string});
  });
});

it('Confluence: reads the HTML of an export', () => {
  const html = `<html><body><h1 id="title-heading"><span id="title-text"> Space : Set up</span></h1>
<div id="main-content" class="wiki-content"><div class="toc-macro">toc</div>
<p>Use {braces} and <a href="Install-guide_12345.html">this</a>.</p>
<div class="confluence-information-macro confluence-information-macro-note"><p class="title">Careful</p>
<div class="confluence-information-macro-body"><p>Text</p></div></div>
<div class="code panel"><div class="codeContent panelContent"><pre class="syntaxhighlighter-pre" data-syntaxhighlighter-params="brush: java; gutter: false">a &lt; b;</pre></div></div>
<img src="attachments/1/2.png?x=1"></div></body></html>`;
  const {file, text, remarks} = convertPage('confluence', 'Set-up_1.html', html, []);
  expect(file).toBe('set-up.md');
  expect(text).toBe(`---
title: Set up
---

Use \\{braces} and [this](./install-guide.md).

:::warning[Careful]
Text
:::

\`\`\`java
a < b;
\`\`\`

![](./attachments/1/2.png)
`);
  expect(remarks.at(-1)).toEqual({
    line: 7,
    message: 'Describe this image between the square brackets.',
    isLook: true,
  });
});

it('Confluence: keeps panels, what is folded, tasks, states and links to headings', () => {
  const other = '<div id="main-content"><h2 id="Other-Firststeps">First steps</h2></div>';
  const html = `<html><body><h1 id="title-heading"><span id="title-text">Space : A</span></h1><div id="main-content">
<h2 id="A-Setup">Set up</h2>
<div class="panel"><div class="panelHeader"><b>Plan</b></div><div class="panelContent"><p>Ours</p></div></div>
<div class="expand-container"><div class="expand-control"><span class="expand-control-text">More</span></div><div class="expand-content"><p>Hidden</p></div></div>
<ul class="inline-task-list"><li class="checked">Done</li><li>Open</li></ul>
<p><span class="status-macro aui-lozenge aui-lozenge-success">OK</span> <a href="#A-Setup">here</a> <a href="Other_2.html#Other-Firststeps">there</a></p>
</div></body></html>`;
  const {text, remarks} = convertPage('confluence', 'A_1.html', html, [], undefined, {
    read: (file) => (file === 'Other_2.html' ? other : undefined),
    take: () => undefined,
  });
  for (const part of [
    ':::note[Plan]\nOurs\n:::',
    '<details>\n  <summary>',
    'Hidden',
    '- [x] Done\n- [ ] Open',
    ':badge[OK]{type="tip"} [here](#set-up) [there](./other.md#first-steps)',
  ])
    expect(text).toContain(part);
  expect(remarks.filter(({line}) => line > 1)).toEqual([]);
  expect(() => parseMarkdown(text)).not.toThrow();
});

describe('the command', () => {
  let folder: string;

  /** What it says, or what stops it. */
  const run = (...words: string[]): Promise<string> => runIn(folder, ...words);

  async function runIn(site: string, ...words: string[]): Promise<string> {
    const said: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    try {
      await command(site, ['migrate', ...words]);
    } catch (error) {
      said.push((error as Error).message);
    } finally {
      vi.restoreAllMocks();
    }
    return said.join('\n');
  }

  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'migrate-'));
    mkdirSync(path.join(folder, 'old'));
    writeFileSync(path.join(folder, 'old/a.md'), '# A\n\n!!! note\n    b\n');
    writeFileSync(path.join(folder, 'old/a.svg'), '<svg/>');
    const demands = "module.exports = {rules: {descriptions: 'error', tags: 'error'}};";
    writeFileSync(path.join(folder, 'docusaurus.config.js'), 'module.exports = {};');
    writeFileSync(path.join(folder, 'lectern.config.cjs'), demands);
  });

  afterAll(() => rmSync(folder, {recursive: true}));

  it('only reports, then writes, and never over what is there', async () => {
    const done = '1 pages, 1 other files. 0 of 1 pages are ready. To do: 2.';
    const first = await run('--from', 'mkdocs', 'old');
    expect(first).toContain('1 × Choose tags from docs/tags.yml.\n  old/a.md:1\n');
    expect(first).toMatch(`${done}\nNothing is written without --write.`);
    expect(existsSync(path.join(folder, 'new'))).toBe(false);
    expect(await run('--from', 'mkdocs', 'old', '--write', 'new')).toMatch(
      `${done}\nWritten to new: 3 files. All remarks are in new/_migration-report.md.`,
    );
    expect(read('new/a.md')).toBe('---\ntitle: A\n---\n\n:::note\n\nb\n\n:::\n');
    expect(read('new/a.svg')).toBe('<svg/>');
    expect(read('new/_migration-report.md')).toBe(
      `# Migration report\n\n${done}\n\n## To do by hand\n\n### 1 × Write a description of 50 to 160 characters.\n\n- old/a.md:1\n\n### 1 × Choose tags from docs/tags.yml.\n\n- old/a.md:1\n`,
    );
  });

  it('changes nothing where it runs again, but for what is missing', async () => {
    expect(await run('--from', 'mkdocs', 'old', '--write', 'new')).toContain(
      'Nothing is written: all 3 files are in new already.',
    );
    rmSync(path.join(folder, 'new/a.svg'));
    expect(await run('--from', 'mkdocs', 'old', '--write', 'new')).toContain(
      'Written to new: 1 files, and 2 were there.',
    );
    writeFileSync(path.join(folder, 'new/a.md'), 'Mine');
    rmSync(path.join(folder, 'new/a.svg'));
    expect(await run('--from', 'mkdocs', 'old', '--write', 'new')).toContain(
      'and differ: a.md.\n  Nothing is written.',
    );
    expect(read('new/a.md')).toBe('Mine');
    expect(existsSync(path.join(folder, 'new/a.svg'))).toBe(false);
  });

  it.each<[source: string, files: Record<string, string>]>([
    ['markdown', {'a.md': '# A\n\n<!-- b -->\n', 'b/c.png': ''}],
    ['mkdocs', {'a.md': '# A\n\n--8<-- "b.md"\n\n=== "C"\n\n    d\n', 'b.md': 'E (1)\n{ .annotate }\n\n1. F\n'}],
    ['vitepress', {'index.md': '# A\n\n::: tip\nb\n:::\n', 'fr/index.md': '# C\n', 'public/d.svg': '<svg/>'}],
    ['starlight', {'a.mdx': '<Videos list={[{title: "B", href: "/c/"}]} />\n', 'c.md': 'D', 'de/c.md': 'E'}],
    [
      'gitbook',
      {
        'a.md': '# A\n\n![b](.gitbook/assets/c.png)\n',
        '.gitbook/assets/c.png': '',
        'd/e.md': '![f](<../.gitbook/assets/g h>)',
        '.gitbook/assets/g h': 'GIF89a',
        '1-d.md': '# E\n',
      },
    ],
    [
      'confluence',
      {'A_1.html': '<h1 id="title-text">S : A</h1><div id="main-content"><p>b</p></div>', 'attachments/c.png': ''},
    ],
  ])('changes nothing more where it runs twice: %s', async (source, pages) => {
    for (const [name, text] of Object.entries(pages)) {
      const file = path.join(folder, 'of', source, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    }
    const words = ['--from', source, `of/${source}`, '--write', `docs/of-${source}`];
    const [, count] = /Written to \S+: (\d+) files/.exec(await run(...words)) ?? [];
    expect(Number(count)).toBeGreaterThan(Object.keys(pages).length);
    expect(await run(...words)).toContain(`Nothing is written: all ${count} files are in docs/of-${source} already.`);
  });

  it('gives images the extension that they lack', () => {
    expect(read('docs/of-gitbook/d/e.md')).toContain('![f](<../_assets/g-h.gif>)');
    expect(read('docs/of-gitbook/_assets/g-h.gif')).toBe('GIF89a');
  });

  it.each([
    [true, 'To do: 0.'],
    [false, 'To do: 1.'],
  ])('knows whether the site reads formulas: %s', async (math, said) => {
    const site = path.join(folder, `with-math-${math}`);
    mkdirSync(path.join(site, 'old'), {recursive: true});
    writeFileSync(path.join(site, 'old/a.md'), '# A\n\n$$\nb\n$$\n');
    writeFileSync(
      path.join(site, 'docusaurus.config.js'),
      `module.exports = {presets: [['@lectern/preset', {markdown: {math: ${math}}}]]};`,
    );
    expect(await runIn(site, '--from', 'markdown', 'old')).toContain(said);
  });

  it('makes no page of the table of contents of GitBook', async () => {
    mkdirSync(path.join(folder, 'book'));
    writeFileSync(path.join(folder, 'book/SUMMARY.md'), '# Table of contents\n');
    writeFileSync(path.join(folder, 'book/a.md'), '# A\n');
    await run('--from', 'gitbook', 'book', '--write', 'docs/book');
    expect(existsSync(path.join(folder, 'docs/book/a.md'))).toBe(true);
    expect(existsSync(path.join(folder, 'docs/book/SUMMARY.md'))).toBe(false);
  });

  it('puts pages of another language where Docusaurus looks for translations', async () => {
    const pages = {
      '404.md': 'None',
      'index.mdx': 'A',
      'de/index.mdx': '[b](/de/b/)',
      'b.md': 'B',
      'api/index.mdx': 'C',
    };
    for (const [name, text] of Object.entries(pages)) {
      mkdirSync(path.join(folder, 'star', path.dirname(name)), {recursive: true});
      writeFileSync(path.join(folder, 'star', name), `---\ntitle: T\n---\n\n${text}\n`);
    }
    const said = await run('--from', 'starlight', 'star', '--write', 'docs/star');
    expect(said).toContain('1 × Its pages are translations: add “de” to the languages of the site.\n  star/de:1');
    expect(read('i18n/de/docusaurus-plugin-content-docs/current/star/index.md')).toContain('[b](./b.md)');
    expect(existsSync(path.join(folder, 'docs/star/api/index.md'))).toBe(true);
    expect(existsSync(path.join(folder, 'docs/star/de'))).toBe(false);
    expect(existsSync(path.join(folder, 'docs/star/404.md'))).toBe(false);
  });

  it('says what is wrong with its options', async () => {
    expect(await run('--from', 'mkdcos', 'old')).toBe('There is no source “mkdcos”. Did you mean “mkdocs”?');
    expect(await run('--from', 'mkdocs')).toContain('Name one folder');
    expect(await run('--from', 'mkdocs', 'none')).toContain('There is no folder “none”.');
    expect(await run('--form', 'mkdocs', 'old')).toContain('--form');
  });

  it('ends with an error and its words alone', () => {
    const {status, stderr} = spawnSync(process.execPath, ['packages/cli/bin/lectern.cjs', 'migrate'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      '--from is missing. There are: markdown, mkdocs, vitepress, starlight, gitbook, confluence, docusaurus.',
    );
  });
});
