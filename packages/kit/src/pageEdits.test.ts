import {expect, it} from 'vitest';
import {PageEdits} from './pageEdits';

it('changes a page by where things were in it, in whatever order', () => {
  const edits = new PageEdits();
  edits.insert(6, '4');
  edits.replace({start: 2, end: 4}, 'X');
  edits.insert(6, '5');
  edits.insert(0, '0');
  expect(edits.applyTo('abcdef')).toBe('0abXef45');
  expect(new PageEdits().applyTo('abc')).toBe('abc');
});

it('has no two steps change the same', () => {
  const edits = new PageEdits();
  edits.replace({start: 1, end: 3}, '');
  edits.insert(2, 'x');
  expect(() => edits.applyTo('abcdef')).toThrow('Two steps after the build change the same of a page');
});
