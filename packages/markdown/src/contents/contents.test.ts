import {expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import {siteIn} from '../../../../tests/support/siteIn';
import contents from './contents';
import languageOfParts from '../languages/languageOfParts';
import unknownDirectives from '../checks/unknownDirectives';

const page = '\n\n## One {#one}\n\n### Two {#two}\n\n## Three {#three}\n';
const render = (markdown: string) =>
  toHtml(markdown, {remarkPlugins: [languageOfParts, contents, [unknownDirectives, siteIn()]]});
const problemOf = (markdown: string) =>
  render(markdown).then(
    () => 'none',
    (error: Error & {cause?: Error}) => error.cause?.message ?? error.message,
  );

it('puts the table of contents where it is asked for', async () => {
  expect(await render(`::contents${page}`)).toMatch(/^<x-contents toc="[^"]+" id="contents"><\/x-contents>/);
});

it('lists a section, with a name, an address and a depth', async () => {
  expect(await render(`::contents[Its parts]{#parts of=one depth=1}${page}`)).toMatch(
    /^<x-contents toc="[^"]+" id="parts" label="Its parts" of="one" depth="1">/,
  );
});

it.each([
  [`::contents{of=onne}${page}`, 'docs/page.md:1  This page has no heading with the id “onne”.\n  Did you mean “one”?'],
  [`::contents{of=three}${page}`, 'docs/page.md:1  There are no headings to list.'],
  ['::contents', 'docs/page.md:1  There are no headings to list.'],
  [`::contents{depth=0}${page}`, 'docs/page.md:1  “0” is not a valid depth.'],
  [`::contents{level=2}${page}`, 'docs/page.md:1  “contents” has no setting “level”.'],
])('tells what is wrong with %j', async (markdown, problem) => {
  expect(await problemOf(markdown)).toContain(problem);
});

it('marks words in another language', async () => {
  expect(await render('Un :en[*front* matter] ici.')).toBe(
    '<p>Un <span lang="en"><em>front</em> matter</span> ici.</p>',
  );
});

it.each([
  ['Text.\n\n:::warnning\n\na\n\n:::', 'docs/page.md:3  There is no “:::warnning”.\n  Did you mean “:::warning”?'],
  ['::contnets', 'docs/page.md:1  There is no “::contnets”.\n  Did you mean “::contents”?'],
  ['::figure[A]', 'docs/page.md:1  There is no “::figure”.\n  Did you mean “:::figure”?'],
  [':::contents\n\n:::', 'docs/page.md:1  There is no “:::contents”.\n  Did you mean “::contents”?'],
  [':note[a]', 'docs/page.md:1  There is no “:note”.\n  Did you mean “:::note”?'],
  ['::glosary', 'docs/page.md:1  There is no “::glosary”.\n  Did you mean “::glossary”?'],
  [':qq[a]', 'docs/page.md:1  There is no “:qq”.'],
  [':qwertzuiop[a]', 'docs/page.md:1  There is no “:qwertzuiop”.\n  If it is text, put a backslash before the colon'],
])('tells that nothing is called %j', async (markdown, problem) => {
  expect(await problemOf(markdown)).toContain(problem);
});

it('takes a colon before a word for text, and knows all admonitions', async () => {
  expect(await render('At 12:en or a:b.')).toBe('<p>At 12:en or a:b.</p>');
  expect(await render(':::danger[Stop]\n\n:::')).toContain('admonition');
});
