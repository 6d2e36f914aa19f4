import {describe, expect, it} from 'vitest';
import type {PageText} from '../shared/pageText';
import {excerptFrom, type ExcerptOptions} from './excerpt';

const page = (...sections: PageText['sections']): PageText => ({about: 'What the page is about.', sections});
const prose = (text: string, anchor = ''): PageText['sections'][number] => [anchor, text, '', ''];

/** The excerpt, with what is marked in brackets. */
function shown(text: PageText, words: string[], options: Partial<ExcerptOptions> = {}): string | undefined {
  const excerpt = excerptFrom(text, words, {language: 'en', ...options});
  return excerpt?.ranges.reduceRight(
    (marked, [from, to]) => `${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
    excerpt.text,
  );
}

/** The same without what follows to fill the lines. */
const found = (...asked: Parameters<typeof shown>): string | undefined => shown(...asked)?.split(' · ')[0];

describe('excerptFrom', () => {
  it('takes the sentence that has most of the words, whole, and what follows it', () => {
    const text = prose(
      'A widget turns the wheel of the machine.\n\nBefore it.\nA widget and a gizmo turn together.\nAfter it.',
    );
    expect(found(page(text), ['widget', 'gizmo'])).toBe('A [widget] and a [gizmo] turn together. After it.');
  });

  it('takes the sentence before one that leans on it', () => {
    const text = prose('The box is disabled at first.\nIt opens with a widget as soon as its index is there.');
    expect(found(page(text), ['widget'])).toBe(
      'The box is disabled at first. It opens with a [widget] as soon as its index is there.',
    );
  });

  it('leaves out what only announces something', () => {
    expect(found(page(prose('A widget turns the wheel of the machine.\nThis is how:')), ['widget'])).toBe(
      'A [widget] turns the wheel of the machine.',
    );
  });

  it('prefers sentences to cells, and cells to code', () => {
    const cells: PageText['sections'][number] = ['b', '', 'widget: the widget and the gizmo', 'widget(gizmo)'];
    expect(found(page(prose('Only one widget is in this sentence.'), cells), ['widget', 'gizmo'])).toBe(
      'Only one [widget] is in this sentence.',
    );
    expect(found(page(prose('Nothing.'), cells), ['gizmo'])).toBe('widget: the widget and the [gizmo]');
    expect(found(page(['', '', '', 'widget(gizmo)']), ['gizmo'])).toBe('widget([gizmo])');
  });

  it('prefers the section that was found, and what opens it where the words are in its heading', () => {
    const text = page(
      prose('The first widget of all is on the page itself.'),
      prose('The second widget is below a heading of its own.', 'b'),
      prose('What opens the section says it in other words.\n\nMore of it comes later in another paragraph.', 'c'),
    );
    const section = (anchor: string, heading: string): ExcerptOptions['sections'] => [{anchor, heading}];
    expect(shown(text, ['widget'], {sections: section('b', 'B')})).toMatch(/^The second \[widget\]/);
    expect(shown(text, ['gizmo'], {sections: section('c', 'The gizmo')})).toMatch(/^What opens the section/);
  });

  it('goes by how telling a word is', () => {
    const text = page(
      prose('You can use it for the common and ordinary things.\n\nThe gizmo turns the wheel of the machine.'),
    );
    expect(shown(text, ['use', 'gizmo'], {rarities: [1, 6]})).toMatch(/^The \[gizmo\]/);
  });

  it('shows where a long sentence goes on, and ends at words', () => {
    const long = 'some words that fill the sentence and say nothing, '.repeat(6);
    const cut = shown(page(prose(`It has ${long}and a widget at last, ${long}so it goes on.`)), ['widget']);
    expect(cut).toMatch(/^…\S.* \[widget\] .*[a-z]…$/);
    expect(cut?.length).toBeLessThan(190);
    expect(shown(page(prose(`A widget has ${long}and an end.`)), ['widget'])).toMatch(/^A \[widget\] has .*[a-z]…$/);
  });

  it('begins where a part of the sentence does, unless little of it is left there', () => {
    const begins = (text: string): string | undefined => shown(page(prose(text)), ['widget'], {length: 60});
    expect(
      begins('These files come to each reader at first, and grow with the widget of the site and its parts.'),
    ).toMatch(/^…and grow/);
    expect(begins('These files are large and come to each reader at first, once per widget.')).not.toMatch(/^…once/);
  });

  it('fills its lines with what else the page says: of the words, of itself, and the rest', () => {
    const rest = 'The rest of the page is about other things, and goes on and on about them until its end.';
    const text = page(
      prose(`A widget is small.\n\nIt turns the widget.\n\nTwo widgets turn:\n\nA widget has a wheel.\n\n${rest}`),
    );
    expect(shown(text, ['widget'], {length: 100})).toBe(
      'A [widget] is small. · A [widget] has a wheel. · What the page is about. · The rest of the page is about…',
    );
    expect(shown(page(prose('A widget.')), ['widget'])).toBe('A [widget]. · What the page is about.');
  });

  it('says what the page is about where none of it matches, or nothing', () => {
    expect(found(page(prose('Some text of no interest.')), ['widget'])).toBe('What the page is about.');
    expect(excerptFrom({about: '', sections: []}, ['widget'], {language: 'en'})).toBeNull();
  });

  it('copes with a page of one long word', () => {
    const before = process.cpuUsage();
    shown(page(prose('widget'.repeat(50_000))), ['widget']);
    shown(page(prose('widget '.repeat(20_000))), ['widget']);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_500);
  });
});
