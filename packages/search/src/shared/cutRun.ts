import type {Range} from './types';

/** Text in scripts without spaces between words. */
export const unspacedRuns =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3099\u309aー]+/gu;

let segmenter: Intl.Segmenter | undefined;

/** The words of such a text. */
export function cutRun(run: string): Range[] {
  // Firefox lacks it before version 125.
  if (!('Segmenter' in Intl)) return pairsOf(run);
  // It depends on the script, not on a language.
  segmenter ??= new Intl.Segmenter('und', {granularity: 'word'});
  return [...segmenter.segment(run)].map(({segment, index}) => [index, index + segment.length]);
}

/** All pairs of adjacent characters: most words have two, or begin with two. */
function pairsOf(run: string): Range[] {
  const characters = [...run.matchAll(/\P{M}\p{M}*/gu)].map(({0: text, index}): Range => [index, index + text.length]);
  if (characters.length < 2) return characters;
  return characters.slice(1).map(([, end], before) => [(characters[before] as Range)[0], end]);
}
