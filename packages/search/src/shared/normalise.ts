import {partsOf} from '../languages/apostrophes';
import {rulesOf} from '../languages/rulesOf';
import {cutRun, unspacedRuns} from './cutRun';
import {fold} from './fold';
import {stemmer} from './stem';
import {isStopWord} from './stopWords';
import type {Language, Range} from './types';

/** A searchable form of a piece of text, which can have several: `getPage` is `getpage`, `get` and `page`. */
export interface Form {
  /** Without case and accents. */
  word: string;
  start: number;
  end: number;
  /** Contains other forms of this text: `getpage`, `a.b`. */
  compound: boolean;
}

/** Most words: nothing to split or fold. */
const plainWord = /^[a-z]+$/;
const apostrophes = /['’ʼ‘]/;
const runOfLetters = String.raw`[\p{L}\p{M}\p{N}_$]+`;
const token = String.raw`${runOfLetters}(?:['’ʼ‘]${runOfLetters})*`;
const tokens = new RegExp(token, 'gu');
const chains = new RegExp(`${token}(?:[.:-]${token})*`, 'gu');
const camelBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[_$]+/gu;

/** Nobody searches for parts of one. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Characters: longer words are generated, and would cost more than they help. */
const longestWord = 48;

/** `getPetById`, `get_pet_by_id` and `get-pet-by-id` are the same; in numbers, points are kept. */
function foldCompound(text: string): string {
  const folded = fold(text);
  return /^[\d.]+$/.test(folded) ? folded : folded.replace(/[.:_$-]/g, '');
}

/** All forms of a text, in order; the parts of a compound follow it. */
export function formsOf(text: string, language: Language): Form[] {
  const forms: Form[] = [];
  const add: Add = (start, end, compound) => {
    const word = compound ? foldCompound(text.slice(start, end)) : fold(text.slice(start, end));
    if (word && word.length <= longestWord) forms.push({word, start, end, compound});
  };
  let from = 0;
  for (const {0: run, index} of text.matchAll(unspacedRuns)) {
    addSpaced(text, [from, index], language, add);
    for (const [start, end] of cutRun(run)) add(index + start, index + end, false);
    from = index + run.length;
  }
  addSpaced(text, [from, text.length], language, add);
  return forms;
}

type Add = (start: number, end: number, compound: boolean) => void;

/** A part of a text with spaces between words. */
function addSpaced(text: string, [from, to]: Range, language: Language, add: Add): void {
  for (const {0: chain, index: place} of text.slice(from, to).matchAll(chains)) {
    const index = from + place;
    if (plainWord.test(chain)) {
      add(index, index + chain.length, false);
      continue;
    }
    if (isIdentifier(chain)) add(index, index + chain.length, true);
    if (uuid.test(chain)) continue;
    for (const {0: run, index: offset} of chain.matchAll(tokens)) {
      for (const [start, end] of wordsOf(run, language)) {
        addWithParts(text, index + offset + start, index + offset + end, add);
      }
    }
  }
}

/** `a.b`, `a:b` and `a-b-c`; not `peut-être`, `well-known` or `c'est-à-dire`. */
function isIdentifier(chain: string): boolean {
  const joints = chain.match(/[.:-]/g) ?? [];
  return !apostrophes.test(chain) && (joints.length > 1 || (joints.length === 1 && joints[0] !== '-'));
}

/** `O’Reilly` → `O`, `Reilly`, unless the language knows better. */
function wordsOf(run: string, language: Language): Range[] {
  if (!apostrophes.test(run)) return [[0, run.length]];
  return (rulesOf(language).atApostrophes ?? partsOf)(run);
}

/** `getStaticPaths` and `snake_case`, whole and by part. */
function addWithParts(text: string, start: number, end: number, add: Add): void {
  const word = text.slice(start, end);
  const parts: Range[] = [];
  let from = 0;
  for (const {0: gap, index} of word.matchAll(camelBoundary)) {
    if (index > from) parts.push([from, index]);
    from = index + gap.length;
  }
  if (from < word.length) parts.push([from, word.length]);
  if (parts.length > 1) add(start, end, true);
  for (const [partStart, partEnd] of parts) add(start + partStart, start + partEnd, false);
}

/** At the end of a word that may be unfinished: matches words that begin with it. */
export const unfinished = '*';

/** A match of a query word in a text. */
export interface Match {
  range: Range;
  /** The index of the query word in `words`. */
  word: number;
  /** 1 for the word itself, less for a word with the same stem, and for a longer word. */
  nearness: number;
}

/**
 * Finds `words` in `text`, in order. `words` are folded, as in a result. A word matches itself and words with the same
 * stem; with `*` after it, words that begin with it. In an identifier, it matches the whole or a part.
 */
export function matchesIn(text: string, words: readonly string[], language: Language): Match[] {
  if (words.length === 0) return [];
  const stem = stemmer(language);
  const wanted = words.map((written, place) => {
    const isUnfinished = written.endsWith(unfinished);
    const word = isUnfinished ? written.slice(0, -unfinished.length) : written;
    return {word, place, isUnfinished, stem: word.length > 2 ? stem(word) : undefined};
  });

  const matches: Match[] = [];
  const forms = formsOf(text, language);
  forms.forEach(({word, start, end, compound}, index) => {
    // In `sitemap.xml`, ‘site’ matches the first part.
    const firstPart = compound ? forms[index + 1]?.word : undefined;
    const ownStem = word.length > 2 && !isStopWord(word, language) ? stem(word) : undefined;
    let best: Match | undefined;
    for (const {word: asked, place, isUnfinished, stem: askedStem} of wanted) {
      const nearness =
        word === asked
          ? 1
          : ownStem !== undefined && ownStem === askedStem
            ? 0.95
            : isUnfinished && word.startsWith(asked) && !firstPart?.startsWith(asked)
              ? 0.7
              : 0;
      if (nearness > (best?.nearness ?? 0)) best = {range: [start, end], word: place, nearness};
    }
    if (best) matches.push(best);
  });
  return matches;
}

/** The matches for marking, in order and without overlaps. */
export function findMatches(text: string, words: readonly string[], language: Language): Range[] {
  return merge(matchesIn(text, words, language).map(({range}) => range));
}

function merge(ranges: Range[]): Range[] {
  ranges.sort(([a], [b]) => a - b);
  const merged: Range[] = [];
  for (const [start, end] of ranges) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
