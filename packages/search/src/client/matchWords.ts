import {rulesOf} from '../languages/rulesOf';
import {formsOf, unfinished} from '../shared/normalise';
import {stemmer} from '../shared/stem';
import {isStopWord} from '../shared/stopWords';
import type {Language} from '../shared/types';
import type {SearchData} from './data';
import * as weights from './weights';

/** A word of the query. */
export interface QueryWord {
  word: string;
  /** May be unfinished. */
  open: boolean;
  /** A whole identifier: a match is good, but not required if its parts match. */
  compound: boolean;
}

/** The meaning of a query word in this index. */
export interface WordMatch extends QueryWord {
  /** Matching words of the index, by group, with their similarity. */
  groups: Map<number, number>;
  /** Inverse frequency: high if few sections contain the word. */
  rarity: number;
  /** Words to mark in texts: the word as typed or, after a typing error, the corrected ones. */
  marks: string[];
}

/** Characters: longer queries, for instance pasted text, are cut off. */
const longestQuery = 512;
const mostWords = 16;
/** Letters: in shorter words, a typing error usually leads to another word. */
const shortestTypo = 5;
/** Letters: ‘Id’ is the beginning of ‘identifier’, which is another word. */
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

/** A word without a match has no groups. */
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

  /** For each stem, a word of its group. */
  function firstOfStem(): Map<string, number> {
    if (!stems) {
      stems = new Map();
      for (let index = 0, group = 0; index < words.length; index++) {
        // The first word of a group starts it.
        if (groupOf[index] === group && ++group) stems.set(stem(words[index] as string), index);
      }
    }
    return stems;
  }

  function addExact(word: string, add: (index: number, weight: number) => void): void {
    const index = firstFrom(words, word);
    if (words[index] === word) add(index, weights.exact);
  }

  /** Words with the same stem are close together in the list, except in languages whose stemmer also removes prefixes. */
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

  /** The most frequent words with this beginning; the more of a word is typed, the better. */
  function addCompletions(word: string, add: (index: number, weight: number) => void): void {
    const completions: number[] = [];
    for (let index = firstFrom(words, word); words[index]?.startsWith(word); index++) completions.push(index);
    completions.sort((a, b) => frequency(groupOf[b] as number) - frequency(groupOf[a] as number));
    for (const index of completions.slice(0, weights.mostCompletions)) {
      add(index, weights.prefix + weights.prefixTyped * (word.length / (words[index] as string).length));
    }
  }

  /** Words that one typing error turns into this one; for an unfinished word, also beginnings of words. */
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

/** The marks for a word: with `*` for words that begin with it, if those count as matches. */
function markOf({word, open, compound}: QueryWord, isFound: boolean): string {
  const isUnfinished = !isFound || (open && !compound && word.length >= shortestBeginning);
  return isUnfinished ? word + unfinished : word;
}

/** The index of the first word that isn't before this one. */
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
 * Whether one inserted, deleted or changed letter, or two exchanged ones, lead from one word to the other, or with
 * `beginning` to a beginning of it. After the first difference, there is only one way for each kind of error, so nothing
 * is tried twice.
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

/** Thousands of words are compared at each key, so no substrings are created. */
function isSameFrom(typed: string, from: number, word: string, wordFrom: number, beginning: boolean): boolean {
  const length = typed.length - from;
  if (beginning ? length > word.length - wordFrom : length !== word.length - wordFrom) return false;
  for (let at = 0; at < length; at++) {
    if (typed.charCodeAt(from + at) !== word.charCodeAt(wordFrom + at)) return false;
  }
  return true;
}
