import {
  type DocsFile,
  formatVersion,
  headingLevel,
  type IndexFile,
  writeHeading,
  writeLevels,
  writeNumbers,
} from '../shared/format';
import {synonymsOf} from '../languages/synonyms';
import {formsOf} from '../shared/normalise';
import {stemmer} from '../shared/stem';
import {isStopWord} from '../shared/stopWords';
import {kinds, type Language} from '../shared/types';
import type {IndexedPage, IndexedSection} from './page';

export interface IndexFiles {
  docs: string;
  index: string;
}

/** Creates the two files of the index; the same pages in the same order result in the same bytes. */
export function makeIndex(
  pages: readonly IndexedPage[],
  {hash, language, baseUrl}: {hash: string; language: Language; baseUrl: string},
): IndexFiles {
  const header = {format: formatVersion, hash, language} as const;
  return {
    docs: JSON.stringify({...header, ...describePages(pages, baseUrl)}),
    index: JSON.stringify({...header, ...indexWords(pages, language)}),
  };
}

type Body<File> = Omit<File, 'format' | 'hash' | 'language'>;

function describePages(pages: readonly IndexedPage[], baseUrl: string): Body<DocsFile> {
  const pathsOfPages = pages.map(pathOf);
  const crumbs = [...new Set(pathsOfPages)];
  return {
    base: baseUrl,
    urls: pages.map(({url}) => url.slice(baseUrl.length)).join('\n'),
    titles: pages.map(({sections: [title]}) => title?.heading ?? '').join('\n'),
    kinds: pages.map(({kind}) => kinds.indexOf(kind)).join(''),
    crumbs: crumbs.join('\n'),
    crumbOf: writeNumbers(pathsOfPages.map((path) => crumbs.indexOf(path))),
    headings: pages.map(({sections: [, ...sections]}) => sections.map(writeHeading).join('\t')).join('\n'),
  };
}

/** Results name the kind of a page before its categories: one of the same name would say it twice. */
const pathOf = ({kind, breadcrumb}: IndexedPage): string =>
  breadcrumb.filter((name) => name.toLowerCase() !== kind).join('\t');

/** The sections that contain a word, in order, with their levels. */
type Postings = Map<number, number>;

function indexWords(pages: readonly IndexedPage[], language: Language): Body<IndexFile> {
  const postingsOf = readWords(pages, language);
  const words = [...postingsOf.keys()].sort();
  const groups = groupByStem(words, language);

  const counts: number[] = [];
  const gaps: number[] = [];
  const levels: number[] = [];
  for (const members of groups.members) {
    const postings = merge(members.map((word) => postingsOf.get(word) as Postings));
    counts.push(postings.length);
    let last = -1;
    for (const [section, level] of postings) {
      gaps.push(section - last - 1);
      levels.push(level);
      last = section;
    }
  }
  const shared = words.map((word, index) => sharedLength(words[index - 1] ?? '', word));
  return {
    words: words.map((word, index) => word.slice(shared[index])).join('\n'),
    shared: writeNumbers(shared),
    groups: writeNumbers(groups.back),
    counts: writeNumbers(counts),
    gaps: writeNumbers(gaps),
    levels: writeLevels(levels),
  };
}

/**
 * The last part of a URL is about the subject of the page, and names an operation as developers do:
 * `get-pet-by-id`. As a whole it counts as a heading, its words as text.
 */
function lastOfUrl(url: string): string {
  return url.replace(/\/$/, '').replace(/^.*\//, '');
}

function readWords(pages: readonly IndexedPage[], language: Language): Map<string, Postings> {
  const sections = pages.flatMap((page) => page.sections);
  const texts = sections.map(({text}) => countWords(text, language));
  const lengths = texts.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, sections.length);

  const postingsOf = new Map<string, Postings>();
  const add = (word: string, section: number, level: number): void => {
    let postings = postingsOf.get(word);
    if (!postings) postingsOf.set(word, (postings = new Map<number, number>()));
    postings.set(section, Math.max(level, postings.get(section) ?? 0));
  };
  let section = 0;
  for (const {url, keywords = '', sections: own} of pages) {
    for (const {word, compound} of formsOf(lastOfUrl(url), language)) {
      if (!isStopWord(word, language)) add(word, section, compound ? headingLevel : maxTextLevel);
    }
    for (const word of countWords(keywords, language).keys()) add(word, section, headingLevel);
    section += own.length;
  }
  sections.forEach(({heading, linked = ''}: IndexedSection, section) => {
    const inLinks = countWords(linked, language);
    for (const [word, count] of texts[section] as Map<string, number>) {
      const own = count - (inLinks.get(word) ?? 0);
      add(word, section, own > 0 ? textLevel(own, (lengths[section] ?? 0) / averageLength) : 0);
    }
    for (const {word} of formsOf(heading, language)) add(word, section, headingLevel);
  });
  addSynonyms(postingsOf, language);
  return postingsOf;
}

/** Here they cost some bytes of the index; in the script of the box, all readers would fetch the table. */
function addSynonyms(postingsOf: Map<string, Postings>, language: Language): void {
  const stem = stemmer(language);
  const added = synonymsOf(language).map(([typed, meant]): [string, Postings] => {
    const stems = new Set(meant.map(stem));
    const found = [...postingsOf].filter(([word]) => word === typed || stems.has(stem(word)));
    return [typed, new Map(merge(found.map(([, postings]) => postings)))];
  });
  for (const [typed, postings] of added) if (postings.size > 0) postingsOf.set(typed, postings);
}

/** Counts the words of a text; headings include stop words, which would be useless in texts. */
function countWords(text: string, language: Language): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {word} of formsOf(text, language)) {
    if (!isStopWord(word, language) && !isNoise(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Checksums, numbers in examples and the like, which nobody types. */
function isNoise(word: string): boolean {
  return /^\d{5,}$/.test(word) || (word.length > 20 && /\d.*\d.*\d/.test(word));
}

/** The weight of a frequency in BM25, for a section of this relative length, in three levels. */
function textLevel(count: number, relativeLength: number): number {
  const saturation = 1.2;
  const lengthMatters = 0.6;
  const weight = count / (count + saturation * (1 - lengthMatters + lengthMatters * relativeLength));
  return weight < 0.38 ? 0 : weight < 0.62 ? 1 : maxTextLevel;
}

const maxTextLevel = 2;

/** Groups words by stem to share their postings, which halves them. `back` is explained at `IndexFile.groups`. */
function groupByStem(words: readonly string[], language: Language): {members: string[][]; back: number[]} {
  const stem = stemmer(language);
  const groupOf = new Map<string, number>();
  const members: string[][] = [];
  const back = words.map((word) => {
    const key = stem(word);
    const known = groupOf.get(key);
    if (known === undefined) {
      groupOf.set(key, members.length);
      members.push([word]);
      return 0;
    }
    members[known]?.push(word);
    return members.length - known;
  });
  return {members, back};
}

function merge(all: Postings[]): [section: number, level: number][] {
  const merged: Postings = new Map();
  for (const postings of all) {
    for (const [section, level] of postings) merged.set(section, Math.max(level, merged.get(section) ?? 0));
  }
  return [...merged].sort(([a], [b]) => a - b);
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
