import {expect, it} from 'vitest';
import {linkTargets} from './linkTargets';

it('finds links of every kind, without the section', () => {
  const source = [
    'See [one](./one.md#a), [**two**](../two.mdx "Title") and [![shot](shot.png)](</docs/three?x=1>).',
    '[four]: ./four.md',
    '<Link to="/docs/five">five</Link> <a href="six.md">six</a>',
    'Again [one](./one.md#b), and [a note](#here).',
  ].join('\n\n');
  expect(linkTargets(source)).toEqual(['./one.md', '../two.mdx', '/docs/three', './four.md', '/docs/five', 'six.md']);
});

it.each([
  ['an image', '![shot](shot.png)'],
  ['code', 'Write `[x](x.md)` or ``[`y`](y.md)``.'],
  ['a code block', '````md\n```\n[x](x.md)\n```\n[y](y.md)\n````'],
  ['a code block in a list', '- a\n\n  ```md\n  [x](x.md)\n  ```'],
  ['a comment', '<!-- [x](x.md) --> {/* [y](y.md) */}'],
  ['a footnote', '[^1]: x.md'],
])('does not take %s for a link', (_, source) => {
  expect(linkTargets(source)).toEqual([]);
});

it('goes on after code', () => {
  expect(linkTargets('```md\n[x](x.md)\n```\n\n[y](y.md) and `z`, [w](w.md)')).toEqual(['y.md', 'w.md']);
});
