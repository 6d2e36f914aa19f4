import {expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import footnotes from './footnotes';

const render = (markdown: string): Promise<string> => toHtml(markdown, {remarkPlugins: [footnotes]});

it('leaves notes that are called', async () => {
  expect(await render('Text.[^a]\n\n[^a]: A note.\n')).toContain('<li id="user-content-fn-a">');
});

it('takes the same note twice for one, and brackets in code or behind a backslash for text', async () => {
  const html = await render('Text.[^a]\n\n[^a]: A note.\n\n[^a]: A note.\n\n`[^b]` and \\[^c]\n');
  expect(html.match(/<li id=/g)).toHaveLength(1);
  expect(html).toContain('<code>[^b]</code> and [^c]');
});

it('refuses a second note of a name', async () => {
  await expect(render('Text.[^a]\n\n[^a]: One.\n\n[^A]: Two.\n')).rejects.toThrow(
    'docs/page.md:5  There are two footnotes “[^A]”.\n  Give one of them another name.',
  );
});

it('refuses a mark without a note', async () => {
  await expect(render('Text.\n\nAnd *more*.[^nodes]\n')).rejects.toThrow(
    'docs/page.md:3  There is no footnote “[^nodes]”.\n  Write it on a separate line: “[^nodes]: …”.',
  );
});

it('refuses a note that nothing leads to', async () => {
  await expect(render('Text.[^node]\n\n[^node]: One.\n\n[^Nodes]: Two.\n')).rejects.toThrow(
    'docs/page.md:5  Nothing refers to the footnote “[^Nodes]”.\n  Write “[^Nodes]” after the sentence',
  );
});
