import {expect, it} from 'vitest';
import {pageOf} from '@lectern/kit/builtPages';
import {makeTwin as makeTwinOf, type Twin} from './makeTwin';

const surroundings = {
  siteUrl: 'https://docs.example',
  site: {title: 'Acme', titleDelimiter: '|'},
  withTwin: new Set(['/docs/tabs', '/docs/links']),
};

const makeTwin = (html: string): Twin =>
  makeTwinOf(pageOf(html, {url: '/docs/tabs', route: '/docs/tabs'}), surroundings);

/** The Markdown of what stands in the main part of a page. */
function markdownOf(main: string, behind = ''): string {
  const {text} = makeTwin(`<html><body><nav>menu</nav><main>${main}</main>${behind}</body></html>`);
  return text.replace(/^---\n[^]*?\n---\n\n/, '').trimEnd();
}

it('begins with what the page says of itself', () => {
  const html = `<html lang=fr-FR><head><title>Onglets | Acme</title><meta name=description content="À choisir : ceci">
    </head><body><main><h1>Onglets</h1></main></body></html>`;
  expect(makeTwin(html).text).toBe(
    '---\ntitle: Onglets\ndescription: "À choisir : ceci"\nurl: https://docs.example/docs/tabs\nlanguage: fr-FR\n---\n\n# Onglets\n',
  );
});

it('takes the title of the head, without the site, where the page has no heading', () => {
  expect(makeTwin('<html><head><title>Hello | Acme</title></head><main><p>x').title).toBe('Hello');
});

it('leaves out what is on the page but not of it', () => {
  const furniture =
    '<nav>x</nav><button>x</button><svg><text>x</text></svg><ul role=tablist><li>x</ul><footer>x</footer>';
  expect(markdownOf(`${furniture}<h2>Use<a class=hash-link href=#use>\u200b</a></h2><p>Text.`)).toBe('## Use\n\nText.');
});

it('keeps every panel of a set of tabs, below its name', () => {
  expect(
    markdownOf('<div role=tabpanel aria-label=macOS><p>a</div><div role=tabpanel aria-label=Linux hidden><p>b</div>'),
  ).toBe('**macOS**\n\na\n\n**Linux**\n\nb');
});

it('keeps lines of words apart', () => {
  expect(markdownOf('<div>example <code>a</code></div><div>Values: <code>b</code></div>')).toBe(
    'example `a`\n\nValues: `b`',
  );
  expect(markdownOf('<ul><li>a <div>b</div><div>c</div></ul>')).toBe('- a\n\n  b\n\n  c');
  expect(markdownOf('<dl><dt>name<dd><div>a</div><div>b</div></dl>')).toBe('- name\n\n  a\n\n  b');
});

it('makes a quotation of an admonition', () => {
  const note = '<div class="theme-admonition x"><div><span><svg></svg></span>Tip</div><div><p>Do it.</p></div></div>';
  expect(markdownOf(note)).toBe('> **Tip**\n>\n> Do it.');
});

it('keeps the language and the title of code', () => {
  const block =
    '<div class="theme-code-block language-js"><div>a.js</div><div><pre><code>f(<b>1</b>);\ng();</code></pre></div></div>';
  expect(markdownOf(block)).toBe('```js title="a.js"\nf(1);\ng();\n```');
});

it('shows changed lines by their signs, and prompts', () => {
  const line = (text: string): string => `<span class=code-line>${text}\n</span>`;
  const changed = `<pre><code>${line('a')}<del class="code-group code-removed"><span class=code-label>Removed </span>${line('b')}</del><ins class="code-group code-added">${line('c')}</ins></code></pre>`;
  expect(markdownOf(`<div class="theme-code-block language-js"><div>${changed}</div></div>`)).toBe(
    '```diff\n a\n-b\n+c\n```',
  );
  const command = '<pre><code><span class=code-line data-prompt="$">npm ci\n</span></code></pre>';
  expect(markdownOf(command)).toBe('```\n$ npm ci\n```');
});

it('keeps formulas as TeX', () => {
  const formula = (tex: string): string =>
    `<span class=katex><span class=katex-mathml><math><semantics><mi>x</mi><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class=katex-html aria-hidden=true>x</span></span>`;
  expect(markdownOf(`<p>So ${formula('x^2')}.</p><span class=katex-display>${formula('\\bar x')}</span>`)).toBe(
    'So $x^2$.\n\n$$\n\\bar x\n$$',
  );
});

it('leads to twins where there are any, and makes all addresses absolute', () => {
  expect(
    markdownOf('<p><a href=/docs/links#own>a</a> <a href=/blog>b</a> <a href=#c>c</a> <img src=/i.png alt=d>'),
  ).toBe(
    '[a](https://docs.example/docs/links.md#own) [b](https://docs.example/blog) [c](#c) ![d](https://docs.example/i.png)',
  );
});

it('says which twins its links rest on: with others it is to be made again', () => {
  const html =
    '<main><a href=../docs/links#a>1</a><a href=/docs/new>2</a><a href=https://other.example/docs/tabs>3</a></main>';
  expect(makeTwin(html).links).toEqual([
    ['/docs/links', true],
    ['/docs/new', false],
  ]);
});

it('puts suspended content where it belongs', () => {
  const main = '<p>a</p><!--$?--><template id=B:0></template><pre>fallback</pre><!--/$--><p>c</p>';
  expect(markdownOf(main, '<div hidden id=S:0><p>b</p></div>')).toBe('a\n\nb\n\nc');
});
