import {stemmer} from './stem';
import {isStopWord} from './stopWords';
import type {Language, Range} from './types';

/** A searchable form of a piece of text. One piece can have several: `getPage` is `getpage`, `get` and `page`. */
export interface Form {
  /** Without case and accents. */
  word: string;
  start: number;
  end: number;
  /** Made of other forms of this text: `getpage`, `a.b`. */
  compound: boolean;
}

/** Most words: nothing to take apart, nothing to fold. */
const plainWord = /^[a-z]+$/;
const apostrophes = /['’ʼ‘]/;
const runOfLetters = String.raw`[\p{L}\p{M}\p{N}_$]+`;
const token = String.raw`${runOfLetters}(?:['’ʼ‘]${runOfLetters})*`;
const tokens = new RegExp(token, 'gu');
const chains = new RegExp(`${token}(?:[.:-]${token})*`, 'gu');
const elision = /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)['’ʼ‘](?=\p{L})/iu;
/** What an apostrophe joins into one word, rather than shortens. */
const joined = /^(?:aujourd|entr|prud)['’ʼ‘]/iu;
const camelBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[_$]+/gu;

/** Nobody looks for the parts of one. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Nobody writes longer words; only generated ones are, and they would cost more than they help. */
const longestWord = 48;

/** Case, accents and ligatures away: the one form in which words are compared. */
export function fold(text: string): string {
  // Most words have neither.
  if (/^[a-z0-9_$.:-]*$/.test(text)) return text;
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/['’ʼ‘]/g, '');
}

/** `getPetById`, `get_pet_by_id` and `get-pet-by-id` are one; of numbers the points matter. */
function foldCompound(text: string): string {
  const folded = fold(text);
  return /^[\d.]+$/.test(folded) ? folded : folded.replace(/[.:_$-]/g, '');
}

/** All forms of a text, in its order; the parts of a compound after the compound. */
export function formsOf(text: string, language: Language): Form[] {
  const forms: Form[] = [];
  const add = (start: number, end: number, compound: boolean): void => {
    const word = compound ? foldCompound(text.slice(start, end)) : fold(text.slice(start, end));
    if (word && word.length <= longestWord) forms.push({word, start, end, compound});
  };
  for (const {0: chain, index} of text.matchAll(chains)) {
    if (plainWord.test(chain)) {
      add(index, index + chain.length, false);
      continue;
    }
    if (isIdentifier(chain)) add(index, index + chain.length, true);
    if (uuid.test(chain)) continue;
    for (const {0: run, index: offset} of chain.matchAll(tokens)) {
      for (const [start, end] of withoutApostrophes(run, language)) {
        addWithParts(text, index + offset + start, index + offset + end, add);
      }
    }
  }
  return forms;
}

/** `a.b`, `a:b` and `a-b-c`; not `peut-être`, `well-known` or `c'est-à-dire`. */
function isIdentifier(chain: string): boolean {
  const joints = chain.match(/[.:-]/g) ?? [];
  return !apostrophes.test(chain) && (joints.length > 1 || (joints.length === 1 && joints[0] !== '-'));
}

/** `l’élève` → `élève`, `O’Reilly` → `O`, `Reilly`, `aujourd’hui` stays, `site’s` → `site`. */
function withoutApostrophes(run: string, language: Language): Range[] {
  if (!apostrophes.test(run)) return [[0, run.length]];
  let start = 0;
  if (language === 'fr') {
    for (let match; (match = elision.exec(run.slice(start)));) start += match[0].length;
    if (joined.test(run.slice(start))) return [[start, run.length]];
  }
  const rest = language === 'en' ? run.slice(start).replace(/['’ʼ‘]s$/i, '') : run.slice(start);
  return [...rest.matchAll(/[^'’ʼ‘]+/g)].map(({0: part, index}) => [start + index, start + index + part.length]);
}

/** `getStaticPaths` and `snake_case`, whole and by part. */
function addWithParts(
  text: string,
  start: number,
  end: number,
  add: (start: number, end: number, compound: boolean) => void,
): void {
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

/**
 * The parts of `text` that `words` mean, in order and not overlapping. `words` are folded, as a result carries them.
 * A word marks itself and words of its stem whole, and of a longer word the part that it begins.
 */
export function findMatches(text: string, words: readonly string[], language: Language): Range[] {
  if (words.length === 0) return [];
  const stem = stemmer(language);
  const exact = new Set(words);
  const stems = new Set(words.filter((word) => word.length > 2).map(stem));
  const beginnings = words.filter((word) => word.length > 1);

  const ranges: Range[] = [];
  for (const {word, start, end, compound} of formsOf(text, language)) {
    if (exact.has(word) || (word.length > 2 && !isStopWord(word, language) && stems.has(stem(word)))) {
      ranges.push([start, end]);
      continue;
    }
    let length = 0;
    for (const beginning of beginnings) {
      if (beginning.length > length && word.startsWith(beginning)) length = beginning.length;
    }
    if (length) ranges.push([start, start + lengthUnfolded(text.slice(start, end), length, compound)]);
  }
  return merge(ranges);
}

/** How many characters of the text make the first `length` characters of its folded form. */
function lengthUnfolded(text: string, length: number, compound: boolean): number {
  let folded = 0;
  let unfolded = 0;
  for (const character of text) {
    const width = (compound ? foldCompound : fold)(character).length;
    // A mark belongs to the letter before it.
    if (folded >= length && width > 0) break;
    folded += width;
    unfolded += character.length;
  }
  return unfolded;
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
