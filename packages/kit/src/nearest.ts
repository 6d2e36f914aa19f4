import {editDistance} from './editDistance';

/** The candidate most similar to a mistyped word, if one is similar enough. */
export function nearest(word: string, candidates: string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, word.length / 3) ? best.candidate : undefined;
}

/** The end of a message about an unknown word. */
export function didYouMean(word: string, known: readonly string[]): string {
  const suggestion = nearest(word, [...known]);
  return suggestion === undefined ? '' : ` Did you mean “${suggestion}”?`;
}
