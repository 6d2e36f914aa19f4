import type {Range} from './types';

/** Text in scripts that put no spaces between words. */
export const unspacedRuns =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3099\u309aー]+/gu;

let segmenter: Intl.Segmenter | undefined;

/** The words of such a run. */
export function cutRun(run: string): Range[] {
  // Firefox has none before version 125.
  if (!('Segmenter' in Intl)) return pairsOf(run);
  // It goes by the script, not by a language.
  segmenter ??= new Intl.Segmenter('und', {granularity: 'word'});
  return [...segmenter.segment(run)].map(({segment, index}) => [index, index + segment.length]);
}

/** Each two characters beside each other: most words have two, or begin with two. */
function pairsOf(run: string): Range[] {
  const characters = [...run.matchAll(/\P{M}\p{M}*/gu)].map(({0: text, index}): Range => [index, index + text.length]);
  if (characters.length < 2) return characters;
  return characters.slice(1).map(([, end], before) => [(characters[before] as Range)[0], end]);
}
