import {expect, it} from 'vitest';
import {compile} from '../../../../tests/support/mdx';

const table = '| a |\n| - |\n| b |';
const figure = `:::figure[A]{#figure-a}\n\n${table}\n\n:::\n`;

it('leaves different ids alone, and a term that stands twice', async () => {
  const {html} = await compile(
    `## A\n\n## A\n\n${figure}\n[slug](term:slug) [slugs](term:slug)\n\n::contents\n\n### B\n`,
  );
  expect(html.match(/ id="[^"]+"/g)).toEqual([
    ' id="a"',
    ' id="a-1"',
    ' id="figure-a"',
    ' id="slug"',
    ' id="slug"',
    ' id="contents"',
    ' id="b"',
  ]);
});

it.each([
  ['of two headings', '## A {#a}\n\n## B {#a}\n', '3  The id “a”'],
  ['of a heading and a figure', `## A {#figure-a}\n\n${figure}`, '3  The id “figure-a”'],
  ['of a heading and the list of contents', '## Contents\n\n::contents\n\n### B\n', '3  The id “contents”'],
  ['of two lists of contents', '## A\n\n::contents\n\n::contents\n', '5  The id “contents”'],
  ['of an element', '## A {#a}\n\n<div id="a">b</div>\n', '3  The id “a”'],
])('refuses the same id %s', async (_, markdown, message) => {
  await expect(compile(markdown)).rejects.toThrow(`docs/page.mdx:${message} is used twice on this page.\n  Give one`);
});
