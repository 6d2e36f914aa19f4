import {expect, it} from 'vitest';
import type {PageHit, Range} from '../shared/types';
import {addressOf, outline} from './outline';

function hit(title: string, sections: number, ranges: Range[] = [[0, 1]]): PageHit {
  return {
    url: `/${title}`,
    title,
    breadcrumb: [],
    kind: 'docs',
    score: 1,
    titleRanges: [],
    sections: Array.from({length: sections}, (_, at) => ({url: `/${title}#${at}`, heading: `${at}`, ranges})),
  };
}

it('numbers pages and their best three sections in one sequence', () => {
  const groups = outline([hit('a', 0), hit('b', 5), hit('c', 1)]);
  expect(groups.map(({index, sections}) => [index, ...sections.map((section) => section.index)])).toEqual([
    [0],
    [1, 2, 3, 4],
    [5, 6],
  ]);
});

it('leaves out sections whose headings have none of the words', () => {
  expect(outline([hit('a', 3, [])])[0]?.sections).toEqual([]);
});

it('leads to the section of the excerpt where only the text has the words', () => {
  expect(addressOf(hit('a', 2, []))).toBe('/a#0');
  expect(addressOf(hit('a', 2))).toBe('/a');
  expect(addressOf({...hit('a', 2, []), titleRanges: [[0, 1]]})).toBe('/a');
  expect(addressOf(hit('a', 0))).toBe('/a');
});
