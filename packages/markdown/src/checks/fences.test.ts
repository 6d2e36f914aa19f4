import {expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import fences from './fences';

const render = (markdown: string) => toHtml(markdown, {beforeDefaultRemarkPlugins: [fences]});
const problemOf = (markdown: string) =>
  render(markdown).then(
    () => 'none',
    (error: Error & {cause?: Error}) => error.cause?.message ?? error.message,
  );

it.each([
  ':::note\n\na\n\n:::',
  ':::note[Title]\na\n:::   ',
  '::::info\n\n:::tip\n\na\n\n:::\n\n::::',
  '- a\n\n  :::note\n\n  b\n\n  :::\n',
  '> :::note\n>\n> b\n>\n> :::\n',
  'Colons \\:::note and `:::note`, at 12:30, a::b.\n\n\\::: alone\n\n```md\n:::note\n```\n',
  'An *a* ::: b\n',
  '| ::: |\n| --- |\n| a |',
])('leaves what is closed alone, and colons that are text: %j', async (markdown) => {
  expect(await problemOf(markdown)).toBe('none');
});

it.each([
  ['a\n\n:::note\n\nb\n', '3  “:::note” is not closed.', 'Put “:::” on a separate line at the end of the block.'],
  ['::::info\n\n:::tip\n\na\n\n:::', '1  “::::info” is not closed.', 'Put “::::” on a separate line'],
  [
    ':::info\n\n:::tip\n\na\n\n:::\n\n:::\n',
    '3  “:::tip” is not closed.',
    'The outer block needs more colons than the one inside it: open and close it with “::::info”.',
  ],
  ['a\n\n:::\n', '3  “:::” has no block to close.', 'Remove it'],
  ['::: note\n\na\n', '1  “::: note” does not open a block.', 'Write “:::note”, without a space'],
  [
    ':::only audience=author\n\na\n',
    '1  “:::only audience=author” does not open a block.',
    '“:::name[words]{setting=value}”',
  ],
  ['::contents[A] here\n', '1  “::contents[A] here” must be on a separate line.', 'on a separate line'],
  ['One\n::snippet[a] b\n', '2  “::snippet[a] b” must be on a separate line.', ''],
])('tells what is wrong with %j', async (markdown, message, hint) => {
  const problem = await problemOf(markdown);
  expect(problem).toContain(`docs/page.md:${message}`);
  expect(problem).toContain(hint);
});
