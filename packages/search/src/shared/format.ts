/**
 * The two files of the index: see README.md. Both are JSON with few, long strings: compressed by Brotli, JSON is as small
 * as a binary format, every host compresses it, and long strings parse as fast as they are copied.
 */

/** Increase this if older code can't read the new format. */
export const formatVersion = 1;

interface Header {
  format: typeof formatVersion;
  /** The hash of the build; the same in both files. */
  hash: string;
  language: string;
}

/** `search-docs.json`: texts to show, with one line per page, unless noted. */
export interface DocsFile extends Header {
  base: string;
  /** Without the base path. */
  urls: string;
  titles: string;
  /** One character per page: the index of its kind in `kinds`. */
  kinds: string;
  /** The different breadcrumbs, one per line, with tabs between their parts. */
  crumbs: string;
  /** The index of each page's breadcrumb, by `writeNumber`. */
  crumbOf: string;
  /** The headings of a page after its title, by `writeHeading`, separated by tabs. */
  headings: string;
}

/** `search-index.json`: data to search. Sections are numbered across all pages, the first of a page is its title. */
export interface IndexFile extends Header {
  /** Sorted words, one per line, without the beginning that they share with the word before. */
  words: string;
  /** For each word: the number of characters that it shares with the word before. */
  shared: string;
  /** For each word: 0 if it starts a group, otherwise how many groups back its group started. */
  groups: string;
  /** For each group: the number of sections that contain one of its words. */
  counts: string;
  /** For each posting: the distance to the section before. */
  gaps: string;
  /** For each posting: its level (see `Level`), three per character. */
  levels: string;
}

/** The weight of a word in a section: 0-2 by its frequency in the text, 3 in the title or heading. */
export const headingLevel = 3;

/** The level as one digit, the text and, after `#`, the anchor if it isn't the slug of the text. */
export function writeHeading({level, heading, anchor}: {level: number; heading: string; anchor: string}): string {
  const plain = anchor === slug(heading) && !heading.includes('#');
  return `${level}${heading}${plain ? '' : `#${anchor}`}`;
}

export function readHeading(text: string): {level: number; heading: string; anchor: string} {
  const hash = text.lastIndexOf('#');
  const heading = text.slice(1, hash < 0 ? undefined : hash);
  return {level: Number(text[0]), heading, anchor: hash < 0 ? slug(heading) : text.slice(hash + 1)};
}

/** The slug that Docusaurus creates for most headings. Other anchors are written into the file. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replace(/ /g, '-');
}

/** Characters that JSON doesn't escape, in the order of their values. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+,-./:;<=>?@[]^_`{|}~';
const base = 45;
const notADigit = 255;
const values = new Uint8Array(128).fill(notADigit);
[...digits].forEach((digit, value) => (values[digit.charCodeAt(0)] = value));

/** Numbers below 45 take one character; others begin with the lowest digits, all but the last from the second half of `digits`. */
export function writeNumber(number: number): string {
  let text = '';
  let rest = number;
  for (; rest >= base; rest = Math.floor(rest / base) - 1) text += digits.charAt((rest % base) + base);
  return text + digits.charAt(rest);
}

export function writeNumbers(numbers: Iterable<number>): string {
  return Array.from(numbers, writeNumber).join('');
}

/** Reads the output of `writeNumbers`; throws if it is invalid. */
export function readNumbers(text: string): Uint32Array {
  const numbers = new Uint32Array(text.length);
  let count = 0;
  let number = 0;
  let factor = 1;
  for (let index = 0; index < text.length; index++) {
    const value = values[text.charCodeAt(index)] ?? notADigit;
    if (value === notADigit) throw new RangeError(`“${text.charAt(index)}” is no digit`);
    number += value * factor;
    if (value < base) {
      numbers[count++] = number;
      number = 0;
      factor = 1;
    } else {
      factor *= base;
    }
  }
  if (factor !== 1) throw new RangeError('The last number is cut off');
  return numbers.subarray(0, count);
}

const levelsPerDigit = 3;

/** Levels take two bits each: three fit into one digit. */
export function writeLevels(levels: readonly number[]): string {
  let text = '';
  for (let index = 0; index < levels.length; index += levelsPerDigit) {
    const [a = 0, b = 0, c = 0] = levels.slice(index, index + levelsPerDigit);
    text += digits.charAt(a + 4 * b + 16 * c);
  }
  return text;
}

export function readLevels(text: string, count: number): Uint8Array {
  if (text.length !== Math.ceil(count / levelsPerDigit)) throw new RangeError('Levels and postings do not agree');
  const levels = new Uint8Array(count);
  for (let index = 0; index < count; index++) {
    const value = values[text.charCodeAt(Math.floor(index / levelsPerDigit))] ?? notADigit;
    levels[index] = (value >> (2 * (index % levelsPerDigit))) & 3;
  }
  return levels;
}
