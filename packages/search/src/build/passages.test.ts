import {expect, it} from 'vitest';
import type {Passages} from './page';
import {scanPage} from './scanPage';

/** What excerpts of the first section of a page can be made of. */
function read(main: string, lang = 'en-US'): Passages | undefined {
  return scanPage(`<html lang=${lang}><main><h1>A</h1>${main}</main></html>`)?.sections[0]?.passages;
}
const proseOf = (main: string, lang?: string): string[][] | undefined => read(main, lang)?.prose;

it('reads paragraphs and items, sentence by sentence', () => {
  expect(
    proseOf('<p>One is here. Two <b>is</b> here.<ul><li>An item is here.<ul><li>An inner one is.</ul></ul>'),
  ).toEqual([['One is here.', 'Two is here.'], ['An item is here.'], ['An inner one is.']]);
});

it('keeps sentences as they are: no space before what follows code, and spaces that do not break', () => {
  expect(proseOf('<p>Takes <code>logo</code>, <a href=/><code>links</code></a> (<kbd>K</kbd>).')).toEqual([
    ['Takes logo, links (K).'],
  ]);
  expect(proseOf('<p>Est-ce <code>a</code>\u202f? Oui,<br>c’est «\u00a0a\u00a0».')).toEqual([
    ['Est-ce a\u202f?', 'Oui, c’est «\u00a0a\u00a0».'],
  ]);
});

it('puts the name of a property before its description, in the manner of the language', () => {
  const property = `<dl><div><dt><a class=api-field__name href=#a>petId</a> <span class=api-type>integer (<a href=/>int64</a>)</span>
    <span class="api-required">required</span></dt><dd><p>≥ <code>1</code></p>
    <div><p>The number of the pet.</p></div></dd></div></dl>`;
  expect(read(property)).toEqual({
    prose: [['petId: The number of the pet.']],
    fragments: ['≥ 1'],
    code: [],
  });
  expect(proseOf(property, 'fr-FR')).toEqual([['petId\u202f: The number of the pet.']]);
  expect(proseOf('<p><span class="graphql-badge">deprecated</span> Use the other one.')).toEqual([
    ['deprecated: Use the other one.'],
  ]);
  expect(proseOf('<dl><dt><code>a</code> <i>b</i><dd>What it is for.</dl>')).toEqual([['a b: What it is for.']]);
});

it('puts the first cell of a row before each other, and leaves the head away', () => {
  const table =
    '<table><thead><tr><th>Host<th>Free</thead><tbody><tr><td>Pages<td>yes<td><p>It is <b>good</b>.</table>';
  expect(read(table)).toEqual({prose: [], fragments: ['Pages: yes', 'Pages: It is good.'], code: []});
});

it('reads code line by line, each line once', () => {
  const line = (text: string): string => `<span><span>${text}</span>\n</span>`;
  expect(
    read(`<pre><code>${line('npm start')}${line('}')}${line('npm start')}${line('x'.repeat(200))}</code></pre>`),
  ).toEqual({prose: [], fragments: [], code: ['npm start']});
});

it('leaves away lines of code that say nothing alone, such as markup and single words, and the signs of remarks', () => {
  const lines = ['```ts file=src/history.ts', ':::tip[A tip]', '| Host | Free |', '![A plan](plan.svg)', 'service:'];
  const others = ['- items: [', 'site_url:', 'conn.close()', 'service: orders', '# 索引', 'Some text.'];
  const remarks = ['/** Where it is. */', '* A copy of it', '// So it ends.'];
  expect(read(`<pre><code>${[...lines, ...others, ...remarks].join('\n')}</code></pre>`)?.code).toEqual([
    'service: orders',
    '索引',
    'Some text.',
    'Where it is.',
    'A copy of it',
    'So it ends.',
  ]);
});

it('leaves away mock-ups, tabs, labels, references of footnotes and sentences around what has no text', () => {
  const main = `<div data-no-search><p>This is a picture.</p></div><ul><li role=tab>This is a tab.</ul><div>This is a label.</div>
    <p>It is so<sup><a data-footnote-ref href=#1>1</a></sup>. The sum of <span><math>x</math></span> is shown. It ends.</p>`;
  expect(proseOf(main)).toEqual([['It is so.'], ['It ends.']]);
});
