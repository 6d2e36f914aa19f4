import {expect, it} from 'vitest';
import {toHtml} from '../../tests/support/markdown';
import footnotes from './footnotes';

const render = (markdown: string): Promise<string> => toHtml(markdown, {remarkPlugins: [footnotes]});

it('leaves notes that are called', async () => {
  expect(await render('Text.[^a]\n\n[^a]: A note.\n')).toContain('<li id="user-content-fn-a">');
});

it('refuses a note that nothing leads to', async () => {
  await expect(render('Text.[^node]\n\n[^node]: One.\n\n[^Nodes]: Two.\n')).rejects.toThrow(
    'docs/page.md:5  No mark leads to the note “[^Nodes]”.\n  Write “[^Nodes]” behind the sentence',
  );
});
