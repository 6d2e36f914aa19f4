import type {Range} from '../shared/types';

/** The parts between apostrophes, in a range. */
export function partsOf(run: string, start = 0, end = run.length): Range[] {
  const parts = run.slice(start, end).matchAll(/[^'’ʼ‘]+/g);
  return [...parts].map(({0: part, index}) => [start + index, start + index + part.length]);
}
