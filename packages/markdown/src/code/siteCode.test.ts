import {coloured} from '@lectern/kit/code/coloured';
import {describe, expect, it} from 'vitest';
import {highlightLines} from '@lectern/kit/code/highlight';
import {themes, type PrismTheme} from 'prism-react-renderer';
import {siteCode} from './siteCode';

const theme = (type: string) => ({plain: {}, styles: [{types: [type], style: {color: 'red'}}]});

it('marks the kinds of words that the themes of the site colour, in either mode', () => {
  const {kinds} = siteCode({theme: theme('tag'), darkTheme: theme('operator')}, true);
  expect([...kinds.named]).toEqual(['tag', 'operator']);
  expect(siteCode({theme: {plain: {}, styles: []}}, true).kinds).toEqual({named: coloured, plain: new Set()});
});

it('leaves the kinds plain that look like plain text in both modes', () => {
  const grey = {
    plain: {color: '#F8F8F2'},
    styles: [{types: ['punctuation', 'tag'], style: {color: 'rgb(248, 248, 242)'}}],
  };
  const kinds = (more: object) =>
    siteCode({theme: {...theme('tag'), plain: {}}, darkTheme: {...grey, ...more}}, true).kinds;
  expect(kinds({})).toMatchObject({named: new Set(['tag', 'punctuation']), plain: new Set(['punctuation'])});
  expect(kinds({plain: {color: '#000'}}).plain).toEqual(new Set());
  expect(kinds({styles: [{types: ['punctuation'], style: {color: '#f8f8f2', opacity: 0.7}}]}).plain).toEqual(new Set());
});

it('lets the last of two kinds count, as the classic theme does', () => {
  const {kinds} = siteCode({theme: themes.github, darkTheme: themes.dracula}, true);
  expect(highlightLines('const a = () => b();', 'js', kinds).join('')).toContain(
    '<span class="token function">a</span>',
  );
  const bold = {plain: {}, styles: [{types: ['function-variable'], style: {fontWeight: 'bold'}}]} as PrismTheme;
  const {kinds: inBold} = siteCode({theme: themes.github, darkTheme: bold}, true);
  expect(highlightLines('const a = () => b();', 'js', inBold).join('')).toContain('"token function-variable function"');
});

describe('the classic theme', () => {
  it('is not followed unless it is asked for', () => {
    expect(siteCode({}, true)).not.toHaveProperty('classic');
  });

  it('knows its own languages, and those that the site adds, by all of their names', () => {
    const {languages} = siteCode({additionalLanguages: ['bash']}, 'auto').classic!;
    for (const known of ['jsx', 'html', 'bash', 'shell']) expect(languages, known).toContain(known);
    expect(languages).not.toContain('java');
  });

  it('has comments of the site besides its own', () => {
    const magicComments = [
      {line: 'highlight-next-line', block: {start: 'highlight-start', end: 'highlight-end'}},
      {line: 'This will error'},
    ];
    expect(siteCode({magicComments}, 'auto').classic!.comments).toEqual(['This will error']);
  });
});
