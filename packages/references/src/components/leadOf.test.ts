import {expect, it} from 'vitest';
import {leadOf} from './leadOf';

it('takes the first paragraph of a description apart, if it is short', () => {
  expect(leadOf('<p>One.</p>')).toEqual(['<p>One.</p>', '']);
  expect(leadOf('<p>One <code>two</code>.</p>\n<ul><li><p>Three.</p></li></ul>')).toEqual([
    '<p>One <code>two</code>.</p>',
    '<ul><li><p>Three.</p></li></ul>',
  ]);
});

it('leaves together what begins with something else, or with much', () => {
  const list = '<ul><li><p>One.</p></li></ul>';
  expect(leadOf(list)).toEqual(['', list]);
  const long = `<p>${'word '.repeat(80)}</p>`;
  expect(leadOf(long)).toEqual(['', long]);
  expect(leadOf('<p>A link: <a href="https://example.com/' + 'a'.repeat(300) + '">it</a>.</p>')[1]).toBe('');
  expect(leadOf('')).toEqual(['', '']);
});
