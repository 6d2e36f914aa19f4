import type {Range} from '../shared/types';

/** What stands between apostrophes, from the one place to the other. */
export function partsOf(run: string, start = 0, end = run.length): Range[] {
  const parts = run.slice(start, end).matchAll(/[^'’ʼ‘]+/g);
  return [...parts].map(({0: part, index}) => [start + index, start + index + part.length]);
}
