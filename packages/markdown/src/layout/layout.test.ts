import {expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import type {Root} from 'mdast';
import layoutStyles from './layoutStyles';
import badges from './badges';
import cards from './cards';
import fileTree from './fileTree';
import steps from './steps';

const render = (markdown: string) =>
  toHtml(`Text.\n\n${markdown}`, {beforeDefaultRemarkPlugins: [cards, steps, fileTree, badges]});

it('shows cards side by side, and makes one with an address a link', async () => {
  const html = await render(
    '::::cards\n\n:::card[**Read**]{href="https://docs.example/read"}\n\nWords.\n\n:::\n\n:::card[Write]\n\nMore.\n\n:::\n\n::::',
  );
  expect(html).toContain(
    '<div class="card-grid"><div class="card-box"><p class="card-title"><a href="https://docs.example/read"><strong>Read</strong></a></p>',
  );
  expect(html).toContain('<div class="card-box"><p class="card-title">Write</p>');
  expect(html).toContain('<p>More.</p>');
});

it('imports its styles where something of it is', () => {
  const importsOf = (data: object): unknown[] => {
    const tree = {type: 'root', children: [{type: 'paragraph', children: [], data}]} as Root;
    layoutStyles()(tree);
    return tree.children.flatMap((node) => ('value' in node ? [node.value] : []));
  };
  expect(importsOf({hProperties: {className: ['card-box']}})).toEqual(["import '@theme/LayoutStyles';"]);
  expect(importsOf({})).toEqual([]);
});

it('takes a card alone', async () => {
  expect(await render(':::card[Read]\n\nWords.\n\n:::')).toMatch(
    /<div class="card-box"><p class="card-title">Read<\/p>/,
  );
});

it('numbers steps', async () => {
  expect(await render(':::steps\n\n1. One.\n\n   More.\n\n2. Two.\n\n:::')).toMatch(
    /<div class="step-list"><ol role="list">\s*<li>\s*<p>One\.<\/p>\s*<p>More\.<\/p>/,
  );
});

it('shows files and folders with what they are for', async () => {
  const html = (
    await render(':::file-tree\n- docs\n  - **intro.md** the `first` page\n  - ...\n- empty/\n- package.json\n:::')
  ).replaceAll('\n', '');
  expect(html).toContain(
    '<div class="file-tree"><ul role="list"><li class="folder"><span class="file-name">docs</span><ul role="list">' +
      '<li class="file"><span class="file-name"><strong>intro.md</strong></span> the <code>first</code> page</li>' +
      '<li class="more"><span class="file-name">...</span></li></ul></li>' +
      '<li class="folder"><span class="file-name">empty/</span></li>' +
      '<li class="file"><span class="file-name">package.json</span></li></ul></div>',
  );
});

it('marks a word', async () => {
  expect(await render('Exports :badge[New]{type=tip} and :badge[old].')).toContain(
    'Exports <span class="mark-badge" data-type="tip">New</span> and <span class="mark-badge" data-type="note">old</span>.',
  );
});

it.each([
  ['::::cards\n\nWords.\n\n::::', 5, 'Only “:::card” is allowed inside “::::cards”.'],
  [':::card\n\nWords.\n\n:::', 3, 'This card has no title.'],
  [':::card[A]{link=b}\n\nWords.\n\n:::', 3, '“card” has no setting “link”.'],
  [':::steps\n\n- One.\n\n:::', 3, '“steps” holds one numbered list, and nothing else.'],
  [':::steps\n\n1. One.\n\nWords.\n\n:::', 7, '“steps” holds one numbered list, and nothing else.'],
  [':::file-tree\n\n1. One\n\n:::', 3, '“file-tree” holds one list, and nothing else.'],
  ['A :badge[New]{type=tipp}.', 3, 'There is no type “tipp” of badges. Did you mean “tip”?'],
  ['A :badge{type=tip}.', 3, 'This badge has no text.'],
])('says what is wrong with %j', async (markdown, line, message) => {
  await expect(render(markdown)).rejects.toThrow(`docs/page.md:${line}  ${message}`);
});
