import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compile} from '../../../../tests/support/mdx';
import {facts} from '../../../../tests/support/siteIn';
import {sourcesOf} from './sourcesOf';

const folder = 'tests/support/pages';
const page = (source: string): ReturnType<typeof compile> => compile(source, `${folder}/page.mdx`);

describe('a snippet', () => {
  it('is shown with its parameters and the variables, in text, code and the table of contents', async () => {
    const {html, toc} = await page('# A\n\n::snippet[greeting]{reader="*Ada*"}\n\nAfter.\n');
    expect(html).toContain(
      `Hello, <em>Ada</em></h3>\n<p><x-wave></x-wave> Version ${facts.version}, <code>*Ada*</code>`,
    );
    expect(html).toContain('After.');
    expect(toc).toMatchObject([{id: 'hello-ada', level: 3}]);
  });

  it('may stand twice on a page, and in a list', async () => {
    const {toc, html} = await page('::snippet[greeting]{reader=Ada}\n\n- ::snippet[greeting]{reader=Ada}\n');
    expect(toc.map(({id}) => id)).toEqual(['hello-ada', 'hello-ada-1']);
    expect(html).toMatch(/<ul>\n<li>\n<h3/);
  });

  it('brings its imports once, and shares the notes of the page', async () => {
    const {code, html} = await page('A.[^own]\n\n::snippet[noted]\n\n::snippet[noted]\n\n[^own]: Of the page.\n');
    expect(code.match(/import Wave/g)).toHaveLength(1);
    expect(html.match(/<li id="user-content-fn-[^"]+"/g)).toEqual([
      '<li id="user-content-fn-own"',
      '<li id="user-content-fn-noted"',
    ]);
  });

  it('keeps its links, wherever the page is', async () => {
    const {html} = await compile('::snippet[greeting]{reader=Ada}', `${folder}/even/deeper/page.mdx`);
    expect(html).toContain('href="../../more.md#part"');
  });

  it('may hold another one', async () => {
    const {html} = await page('::snippet[outer]');
    expect(html).toContain('With a note.');
  });

  it('names itself among the sources of the page', () => {
    const source =
      '```yaml file=examples/petstore.yaml region=cat\n```\n\n::snippet[loop] ::snippet[none] ::snippet[outer]';
    expect([...sourcesOf(source, path.resolve(folder, 'page.mdx'), path.resolve())]).toEqual([
      path.resolve('examples/petstore.yaml'),
      path.resolve(folder, '_snippets/_loop.mdx'),
      path.resolve(folder, '_snippets/_outer.mdx'),
      path.resolve('tests/support/pages/sample.yaml'),
      path.resolve(folder, '_snippets/_noted.mdx'),
    ]);
  });
});

describe('the author is told', () => {
  it.each([
    ['::snippet[greting]{reader=Ada}', 'There is no snippet “greting”.\n  Did you mean “greeting”?'],
    ['::snippet[somewhat-else]', 'Write it as _snippets/_somewhat-else.mdx beside the page'],
    ['::snippet{reader=Ada}', 'This snippet has no name.\n  Write ::snippet[greeting].'],
    ['::snippet[greeting]', 'The snippet “greeting” needs “reader”.\n  Write ::snippet[greeting]{reader="…"}'],
    ['::snippet[greeting]{reader=Ada raeder=Bob}', 'has no parameter “raeder”.\n  Did you mean “reader”?'],
    ['::snippet[loop]', 'The snippet “loop” contains itself.'],
  ])('%s', async (source, message) => {
    await expect(page(`Text.\n\n${source}\n`)).rejects.toThrow(message);
    await expect(page(`Text.\n\n${source}\n`)).rejects.toThrow(`${folder}/page.mdx:3  `);
  });

  it.each([
    ['unreadable', '1  This snippet cannot be read: Unexpected end of file in expression', 'A “{” or “<” that is text'],
    ['unclosed', '3  “:::note” is not closed.', 'Put “:::” on a separate line'],
  ])('where in the snippet itself the mistake is: %s', async (name, message, hint) => {
    const error = await page(`Text.\n\n::snippet[${name}]\n`).catch((reason: Error) => reason.message);
    expect(error).toContain(`${folder}/_snippets/_${name}.mdx:${message}`);
    expect(error).toContain(hint);
  });
});
