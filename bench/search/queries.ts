import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {IndexedPage} from '@lectern/search/build/page';
import {fold} from '@lectern/search/shared/fold';
import {formsOf} from '@lectern/search/shared/normalise';
import {stemmer} from '@lectern/search/shared/stem';
import {isStopWord} from '@lectern/search/shared/stopWords';
import type {Language} from '@lectern/search/shared/types';

export interface Query {
  text: string;
  /** The pages that answer. */
  pages: string[];
}

/** Sets of queries by what they try, each with the page that must be found. */
export function makeQueries(pages: readonly IndexedPage[], language: Language): Map<string, Query[]> {
  const {titles, headings} = uniqueHeadings(pages, language);
  const random = seeded(7);
  const vary = (queries: Query[], change: (text: string) => string | null): Query[] =>
    queries.flatMap(({text, ...query}) => {
      const changed = change(text);
      return changed === null ? [] : [{text: changed, ...query}];
    });

  const sets: [string, Query[]][] = [
    ['title', titles],
    ['title, one typo', vary(titles, (text) => withTypo(text, language, random))],
    ['title, two letters missing', vary(titles, unfinished)],
    ['heading', headings],
    ['heading, one typo', vary(headings, (text) => withTypo(text, language, random))],
    ['heading, two letters missing', vary(headings, unfinished)],
    ['heading, two words', vary(headings, (text) => twoWords(text, language))],
    ['without accents', vary([...titles, ...headings], withoutAccents)],
    ['after an elision', vary([...titles, ...headings], (text) => elided(text, language))],
    ['hand-made question', questions(language)],
  ];
  return new Map(sets.filter(([, queries]) => queries.length > 0));
}

/** Titles and headings whose telling words no other page has for a heading: of two that say the same, none is meant. */
function uniqueHeadings(pages: readonly IndexedPage[], language: Language): {titles: Query[]; headings: Query[]} {
  const stem = stemmer(language);
  const keyOf = (text: string): string => {
    const words = formsOf(text, language).filter(({word, compound}) => !compound && !isStopWord(word, language));
    return [...new Set(words.map(({word}) => stem(word)))].sort().join(' ');
  };
  const pagesOf = new Map<string, Set<string>>();
  for (const {url, sections} of pages) {
    for (const {heading} of sections) {
      const key = keyOf(heading);
      pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(url));
    }
  }
  const titles: Query[] = [];
  const headings: Query[] = [];
  for (const {url, sections} of pages) {
    const own = new Set<string>();
    sections.forEach(({heading}, index) => {
      const key = keyOf(heading);
      if (!key || pagesOf.get(key)?.size !== 1 || own.has(key)) return;
      own.add(key);
      (index === 0 ? titles : headings).push({text: heading, pages: [url]});
    });
  }
  return {titles, headings};
}

/** One slip in the longest word, if that has the five letters from which slips are forgiven. */
function withTypo(text: string, language: Language, random: () => number): string | null {
  const words = formsOf(text, language).filter(({word, compound}) => !compound && /^\p{L}{5,}$/u.test(word));
  const longest = words.sort((a, b) => b.word.length - a.word.length)[0];
  if (!longest) return null;
  const {start, end} = longest;
  const word = text.slice(start, end);
  // Within the word: readers rarely miss the first letter.
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = 'abcdefghijklmnopqrstuvwxyz'.charAt(Math.floor(random() * 26));
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ];
  const slip = slips[Math.floor(random() * slips.length)] as string;
  return fold(slip) === fold(word) ? null : text.slice(0, start) + slip + text.slice(end);
}

function unfinished(text: string): string | null {
  return /\p{L}{5}$/u.test(text) ? text.slice(0, -2) : null;
}

/** The two longest words, in their order, where there are more. */
function twoWords(text: string, language: Language): string | null {
  const words = formsOf(text, language).filter(({word, compound}) => !compound && !isStopWord(word, language));
  if (words.length < 3) return null;
  const longest = [...words].sort((a, b) => b.word.length - a.word.length).slice(0, 2);
  return longest
    .sort((a, b) => a.start - b.start)
    .map(({start, end}) => text.slice(start, end))
    .join(' ');
}

function withoutAccents(text: string): string | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe');
  return plain === text ? null : plain;
}

/** In a language that has elisions. */
function elided(text: string, language: Language): string | null {
  const isVowel = /^[aeiouyhéèêàâîôûœ]\p{L}{2}/iu.test(text);
  return isVowel && formsOf('l’eau', language).length === 1 ? `l’${text}` : null;
}

export function questions(language: Language): Query[] {
  const file = `bench/questions.${language}.yml`;
  if (!existsSync(file)) return [];
  const list = parse(readFileSync(file, 'utf8')) as [string | number, ...string[]][];
  return list.map(([text, ...pages]) => ({text: String(text), pages}));
}

/** The same numbers in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
