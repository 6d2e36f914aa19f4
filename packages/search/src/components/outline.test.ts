import {expect, it} from 'vitest';
import type {PageHit, Range} from '../shared/types';
import {outline} from './outline';

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

it('leaves out sections whose headings have none of the words, but for the best', () => {
  const [{sections} = {sections: []}] = outline([hit('a', 3, [])]);
  expect(sections.map(({section}) => section.heading)).toEqual(['0']);
});
