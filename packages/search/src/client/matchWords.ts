import {rulesOf} from '../languages/rulesOf';
import {formsOf, unfinished} from '../shared/normalise';
import {stemmer} from '../shared/stem';
import {isStopWord} from '../shared/stopWords';
import type {Language} from '../shared/types';
import type {SearchData} from './data';
import {weights} from './weights';

/** A word of the query. */
export interface QueryWord {
  word: string;
  /** Perhaps not yet typed to its end. */
  open: boolean;
  /** The whole of an identifier: welcome where it is found, not missed where its parts are. */
  compound: boolean;
}

/** What a query word means in this index. */
export interface WordMatch extends QueryWord {
  /** Words of the index, by group, and how near each is to what was typed. */
  groups: Map<number, number>;
  /** How telling the word is: high where few sections have it. */
  rarity: number;
  /** What to mark in texts: the word as typed or, after a typo, the words that were meant. */
  marks: string[];
}

/** No question is longer. What is pasted beyond it costs nothing. */
const longestQuery = 512;
const mostWords = 16;
/** In shorter words a slip makes another word more often than not. */
const shortestTypo = 5;
/** ‘Id’ begins ‘identifier’, which is another word. */
const shortestBeginning = 3;

export function readQuery(text: string, language: Language): QueryWord[] {
  const query = text.slice(0, longestQuery);
  const end = query.trimEnd().length;
  const isOpen = end === query.length;
  const words = new Map<string, QueryWord>();
  for (const {word, end: wordEnd, compound} of formsOf(query, language)) {
    const open = isOpen && wordEnd === end;
    const known = words.get(word);
    if (known) known.open ||= open;
    else words.set(word, {word, open, compound});
  }
  const all = [...words.values()];
  const telling = all.filter(({word}) => !isStopWord(word, language));
  return (telling.some(({compound}) => !compound) ? telling : all).slice(0, mostWords);
}

/** A word that has no match comes with no groups. */
export function createMatcher(data: SearchData, language: Language): (query: QueryWord) => WordMatch {
  const {words, groupOf, firstPosting} = data;
  const stem = stemmer(language);
  const {cutsBeginnings} = rulesOf(language);
  let stems: Map<string, number> | undefined;
  const sectionCount = data.parentOf.length;
  const frequency = (group: number): number => (firstPosting[group + 1] as number) - (firstPosting[group] as number);
  const rarityOf = (count: number): number =>
    Math.log(1 + (sectionCount + 0.5) / (Math.min(count, sectionCount) + 0.5)) ** weights.rarity;

  return (query) => {
    const {word, open, compound} = query;
    const groups = new Map<number, number>();
    const add = (index: number, weight: number): void => {
      const group = groupOf[index] as number;
      groups.set(group, Math.max(weight, groups.get(group) ?? 0));
    };

    addExact(word, add);
    if (!compound) addStems(word, add);
    const found = frequencyOf(groups.keys());
    if (open || groups.size === 0) addCompletions(word, add);
    const marks = groups.size ? [markOf(query, found > 0)] : [];
    if (!found && !compound && word.length >= shortestTypo - 1) marks.push(...addCorrections(word, open, add));
    return {...query, groups, marks, rarity: rarityOf(found || frequencyOf(groups.keys()))};
  };

  function frequencyOf(groups: Iterable<number>): number {
    let sum = 0;
    for (const group of groups) sum += frequency(group);
    return sum;
  }

  /** By stem, one of the words in its group. */
  function firstOfStem(): Map<string, number> {
    if (!stems) {
      stems = new Map();
      for (let index = 0, group = 0; index < words.length; index++) {
        // A group is opened by its first word.
        if (groupOf[index] === group && ++group) stems.set(stem(words[index] as string), index);
      }
    }
    return stems;
  }

  function addExact(word: string, add: (index: number, weight: number) => void): void {
    const index = firstFrom(words, word);
    if (words[index] === word) add(index, weights.exact);
  }

  /** Words of one stem stand close together: they share nearly all of it, but in languages that also cut beginnings. */
  function addStems(word: string, add: (index: number, weight: number) => void): void {
    if (word.length < 3) return;
    const wanted = stem(word);
    if (cutsBeginnings) {
      const index = firstOfStem().get(wanted);
      if (index !== undefined) add(index, weights.stem);
      return;
    }
    const beginning = wanted.slice(0, Math.max(2, wanted.length - 2));
    for (let index = firstFrom(words, beginning); words[index]?.startsWith(beginning); index++) {
      if (stem(words[index] as string) === wanted) add(index, weights.stem);
    }
  }

  /** The most frequent words that begin so; the less is still to be typed, the better. */
  function addCompletions(word: string, add: (index: number, weight: number) => void): void {
    const completions: number[] = [];
    for (let index = firstFrom(words, word); words[index]?.startsWith(word); index++) completions.push(index);
    completions.sort((a, b) => frequency(groupOf[b] as number) - frequency(groupOf[a] as number));
    for (const index of completions.slice(0, weights.mostCompletions)) {
      add(index, weights.prefix + weights.prefixTyped * (word.length / (words[index] as string).length));
    }
  }

  /** Words that one slip of the finger makes of this one; while it is being typed, also beginnings of words. */
  function addCorrections(word: string, open: boolean, add: (index: number, weight: number) => void): string[] {
    const whole: number[] = [];
    const begun: number[] = [];
    words.forEach((candidate, index) => {
      if (candidate.length < shortestTypo) return;
      if (isOneEditAway(word, candidate, false)) whole.push(index);
      else if (open && word.length >= shortestTypo && isOneEditAway(word, candidate, true)) begun.push(index);
    });
    const corrections = whole.length ? whole : begun;
    corrections.sort((a, b) => frequency(groupOf[b] as number) - frequency(groupOf[a] as number));
    const best = corrections.slice(0, weights.mostCorrections);
    for (const index of best) add(index, weights.fuzzy);
    return best.map((index) => words[index] as string);
  }
}

/** What is marked in texts: also what begins with the word, where that was looked for and the word says enough. */
function markOf({word, open, compound}: QueryWord, isFound: boolean): string {
  const isUnfinished = !isFound || (open && !compound && word.length >= shortestBeginning);
  return isUnfinished ? word + unfinished : word;
}

/** The first index whose word does not come before this one. */
function firstFrom(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Whether one letter more, less or changed, or two exchanged, lead from one word to the other, or with `beginning`
 * to a beginning of it. After the first difference there is only one way for each kind of slip, so nothing is tried
 * twice.
 */
export function isOneEditAway(typed: string, word: string, beginning: boolean): boolean {
  const difference = word.length - typed.length;
  if (difference < -1 || (!beginning && difference > 1)) return false;
  let at = 0;
  while (at < typed.length && typed.charCodeAt(at) === word.charCodeAt(at)) at++;
  if (at === typed.length) return true;
  return (
    isSameFrom(typed, at + 1, word, at + 1, beginning) ||
    isSameFrom(typed, at, word, at + 1, beginning) ||
    isSameFrom(typed, at + 1, word, at, beginning) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && isSameFrom(typed, at + 2, word, at + 2, beginning))
  );
}

/** Thousands of words are compared at each keystroke: nothing is cut out of them. */
function isSameFrom(typed: string, from: number, word: string, wordFrom: number, beginning: boolean): boolean {
  const length = typed.length - from;
  if (beginning ? length > word.length - wordFrom : length !== word.length - wordFrom) return false;
  for (let at = 0; at < length; at++) {
    if (typed.charCodeAt(from + at) !== word.charCodeAt(wordFrom + at)) return false;
  }
  return true;
}
