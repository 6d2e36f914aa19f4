import {expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import rehypeMarginNotes from './rehypeMarginNotes';

const render = (text: string): Promise<string> => toHtml(text, {rehypePlugins: [rehypeMarginNotes]});

it('names the first mark of each footnote, the note, and the one before it', async () => {
  const html = await render('One[^b], two[^a], one[^b].\n\n[^a]: A.\n[^b]: B.\n');
  expect([...html.matchAll(/(?<=style=")[^"]*/g)].map(([style]) => style)).toEqual([
    'anchor-name:--mark-1',
    'anchor-name:--mark-2',
    '--mark:--mark-1;--note:--note-1;--before:--note-0',
    '--mark:--mark-2;--note:--note-2;--before:--note-1',
  ]);
});

it('numbers terms of the glossary', async () => {
  const html = await render('A <Term id="a">word</Term>, and <Term id="b">another</Term>.');
  expect(html.match(/note="\d"/g)).toEqual(['note="1"', 'note="2"']);
});

it('leaves other lists and links alone', async () => {
  expect(await render('- [One](#two)\n- Two\n')).not.toContain('style');
});
