import {compile} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import {describe, expect, it} from 'vitest';
import {firstSentence, literal, proseOf} from './prose';

/** What a site may add to Markdown: each makes something of what a description says. */
const remarkPlugins = [remarkGfm, remarkDirective, remarkMath];

const pitfalls = [
  'See <https://example.com/licenses>',
  'from {x} to }',
  'a <b>bold</b> <div>\nword',
  '```js live\nnever closed {',
  '<!-- never closed',
  'import x from "y"',
  'export const a = 1',
  'text\n\nexport default 1',
  'import\nexport',
  'Title\n===\n\n---\n\nmore',
  '{/* comment */}',
  '::name[x]\n\n:::tip\nhi\n:::',
  ':name[x]{y=z}',
  '| a | b |\n|---|---|\n| `x` | {z} |',
  '- a\n  - b\n\n      code {x}\n1. x',
  '    indented { "id": 1 }',
  'text <Foo bar={1}/> </section>',
  '~~~mdx-code-block\n<Foo/>\n~~~',
  '&lt;b&gt; &#123;',
  '> quoted\n<x',
  'https://example.com/{id}/x?a=<b>',
  '**bold',
  '[x](https://example.com/{a} "{b}")',
  '![x](https://example.com/{a}.png)',
  '[a][b]\n\n[b]: https://example.com',
  'a[^1]\n\n[^1]: {note}',
  '${url}/<x',
  '\\{ \\<',
  '$a and $b',
  '<',
  '{',
  '`',
  '\\',
];

/** What a page is made of, without its words. */
const compiled = async (markdown: string): Promise<string> => {
  const code = await compile(`<section>\n\n${markdown}\n\n</section>`, {remarkPlugins, jsx: true});
  // What it says is in strings.
  return String(code).replace(/\{"(?:[^"\\]|\\.)*"\}/g, '');
};

it.each(pitfalls)('shows %j without breaking the page', async (text) => {
  const page = await compiled(proseOf(text).markdown);
  expect(page).toContain('</section>');
  expect(page).not.toMatch(/<Foo|<div|^(?:import|export const|export default 1)/m);
  expect(page).not.toMatch(/<(?:name|tip)|inlineMath|math-inline/);
});

it.each(pitfalls)('shows %j as it is written, where nothing else helps', async (text) => {
  const page = await compiled(literal(text));
  expect(page).not.toMatch(/<Foo|<div|<strong|<code|<pre|<a |^(?:import|export const|export default 1)/m);
});

describe('a description', () => {
  it.each([
    ['plain words', 'A thing, and its parts.', 'A thing, and its parts.'],
    ['Markdown', '**Bold**, _soft_ and `co{d}e`', '**Bold**, _soft_ and `co{d}e`'],
    ['an address', '<https://example.com/a>', '[https://example.com/a](https://example.com/a)'],
    ['headings, which the page has', '### Examples\n\nOne.', '**Examples**\n\nOne.'],
    ['a link by a reference', '[a][b]\n\n[b]: https://example.com "T"', '[a](https://example.com "T")'],
    ['code, without settings', '~~~js live title="x"\na\n~~~', '```js\na\n```'],
    ['code of a page, which is no part of this one', '~~~mdx-code-block\n<A/>\n~~~', '```mdx\n<A/>\n```'],
    ['French', 'Valeur renommée\u202f: utilisez `A`.', 'Valeur renommée\u202f: utilisez `A`.'],
  ])('keeps %s', (_, text, markdown) => {
    expect(proseOf(text)).toEqual({markdown});
  });

  it('has links to pages of the site, of which Docusaurus expects none', () => {
    expect(proseOf('[a](/docs/a)')).toEqual({markdown: '[a](pathname:///docs/a)', links: ['/docs/a']});
  });

  it('has links that are relative to another site', () => {
    const text = '[a](/docs/a), [b](b.md) and ![c](c.png)';
    const markdown = '[a](https://x.com/docs/a), [b](https://x.com/b.md) and ![c](https://x.com/c.png)';
    expect(proseOf(text, 'https://x.com')).toEqual({markdown});
    expect(proseOf(text).problem).toBe('has a link to “b.md”, which is no address');
  });

  it.each([
    ['[the guide](../guide.md)', 'the guide', 'has a link to “../guide.md”, which is no address'],
    ['[a](javascript:alert)', 'a', 'has a link to “javascript:alert”, which is no address'],
    ['![a plan](plan.png)', 'a plan', 'has an image with the invalid URL “plan.png”'],
  ])('says what it shows as text: %s', (text, markdown, problem) => {
    expect(proseOf(text)).toEqual({markdown, problem});
  });
});

it.each([
  ['One. Two.', 'One.'],
  ['Version 1.2 of `a`. More', 'Version 1.2 of a.'],
  ['**No** stop\nin it\n\nAnother', 'No stop in it'],
  ['', ''],
  [`${'word '.repeat(50)}`, `${'word '.repeat(31)}word …`],
])('takes the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
