import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {createExcerpt} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {firstWords, describePosts} from './trueDescriptions';

it.each([
  ['Set `npm_config_//…` and `pnpm_config_//…`.', 'Set npm_config_//… and pnpm_config_//….'],
  ['Set npm_config_a, not pnpm_config_a.', 'Set npm_config_a, not pnpm_config_a.'],
  ['One thing: it is fast. Another: it is small.', 'One thing: it is fast. Another: it is small.'],
  ['From 10:30:15 on :rocket: it flies :tada:.', 'From 10:30:15 on it flies.'],
  [
    '_This post was written by [Ada](https://a.example/)\nand edited by **Bob**._',
    'This post was written by Ada and edited by Bob.',
  ],
  ['Fragments (`<>…</>`), ``a ` b`` and a\\_b\\_c.', 'Fragments (<>…</>), a ` b and a_b_c.'],
  [
    'Fewer if a < b and c > d: see <https://a.example/b_c_d>.',
    'Fewer if a < b and c > d: see https://a.example/b_c_d.',
  ],
  ['See [one] and [two].\n\n[one]: https://a.example/', 'See one and [two].'],
])('keeps the words of %j', (markdown, expected) => {
  expect(firstWords(markdown)).toBe(expected);
});

it.each([
  '# Title\n\nText.',
  '## Heading\nText.',
  'import A from "a";\nimport B from "b";\n\n*Some* **text** of _one_ <b>line</b>.[^1]\n\n[^1]: A note: it is short.',
  '- one\n- two',
  '* one\n* two',
  '1. one\n2. two',
  '> quote\n> more',
  ':::note[Title]\n\nText.\n\n:::',
  '```js\nconst a = 1;\n\nconst b = 1;\n```\n\nText.',
  '![A picture](a.png)\n\nText.',
  '[![A picture](a.png)](https://a.example/)\n\nText.',
  '| a | b |\n| - | - |',
  '## A heading {#id}\n\nText.',
])('else takes what Docusaurus takes: %j', (markdown) => {
  expect(firstWords(markdown)).toBe(createExcerpt(markdown));
});

it('leaves descriptions of authors alone', () => {
  const post = (description: string) => ({metadata: {description}, content: 'Set a_b, c_d.'});
  const content = {blogPosts: [post('Set ab, cd.'), post('My own.')]} as unknown as BlogContent;
  expect(describePosts(content).blogPosts.map(({metadata}) => metadata.description)).toEqual([
    'Set a_b, c_d.',
    'My own.',
  ]);
});
