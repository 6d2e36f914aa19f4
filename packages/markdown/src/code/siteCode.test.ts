import {coloured} from '@lectern/kit/code/coloured';
import {describe, expect, it} from 'vitest';
import {siteCode} from './siteCode';

const theme = (type: string) => ({plain: {}, styles: [{types: [type], style: {color: 'red'}}]});

it('marks the kinds of words that the themes of the site colour, in either mode', () => {
  const {kinds} = siteCode({theme: theme('tag'), darkTheme: theme('operator')}, true);
  expect([...kinds]).toEqual(['tag', 'operator']);
  expect(siteCode({theme: {plain: {}, styles: []}}, true).kinds).toBe(coloured);
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
