/**
 * The two files of the index, as README.md describes them. Both are JSON of few, long strings: JSON ties with binary
 * once compressed by brotli, every host compresses it, and long strings parse at the speed of a copy.
 */

/** Raised whenever older code could not read what is written now. */
export const formatVersion = 1;

interface Header {
  format: typeof formatVersion;
  /** The build; the same in both files. */
  hash: string;
  language: string;
}

/** `search-docs.json`: what is shown. Of each text one line per page, unless said otherwise. */
export interface DocsFile extends Header {
  base: string;
  /** Without the base path. */
  urls: string;
  titles: string;
  /** One character per page: its number in `kinds`. */
  kinds: string;
  /** The different breadcrumbs, one a line, their parts parted by tabs. */
  crumbs: string;
  /** The number of the page's breadcrumb, by `writeNumber`, one after the other. */
  crumbOf: string;
  /** The page's headings after its title, each as `writeHeading` has it, parted by tabs. */
  headings: string;
}

/** `search-index.json`: what is searched. Sections are numbered through all pages, the first of a page is its title. */
export interface IndexFile extends Header {
  /** Sorted words without what they share with the word before, one a line. */
  words: string;
  /** For each word: how many characters it shares with the word before. */
  shared: string;
  /** For each word: 0 where it opens a new group, else how many groups back its own was opened. */
  groups: string;
  /** For each group: in how many sections one of its words stands. */
  counts: string;
  /** For each posting: the gap to the section before. */
  gaps: string;
  /** For each posting its level (see `Level`), three to a character. */
  levels: string;
}

/** How much a word says about a section: 0-2 by its frequency in the text, 3 in the title or heading. */
export const headingLevel = 3;

/** The level in one digit, the text, and after `#` the anchor where it is not the text's slug. */
export function writeHeading({level, heading, anchor}: {level: number; heading: string; anchor: string}): string {
  const plain = anchor === slug(heading) && !heading.includes('#');
  return `${level}${heading}${plain ? '' : `#${anchor}`}`;
}

export function readHeading(text: string): {level: number; heading: string; anchor: string} {
  const hash = text.lastIndexOf('#');
  const heading = text.slice(1, hash < 0 ? undefined : hash);
  return {level: Number(text[0]), heading, anchor: hash < 0 ? slug(heading) : text.slice(hash + 1)};
}

/** What Docusaurus makes of most headings. Where it makes something else, the anchor is written down. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replace(/ /g, '-');
}

/** Characters that JSON does not escape, in the order of their values. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+,-./:;<=>?@[]^_`{|}~';
const base = 45;
const notADigit = 255;
const values = new Uint8Array(128).fill(notADigit);
[...digits].forEach((digit, value) => (values[digit.charCodeAt(0)] = value));

/** Below 45 one character; above, the lowest digits first, and all but the last from the second half of `digits`. */
export function writeNumber(number: number): string {
  let text = '';
  let rest = number;
  for (; rest >= base; rest = Math.floor(rest / base) - 1) text += digits.charAt((rest % base) + base);
  return text + digits.charAt(rest);
}

export function writeNumbers(numbers: Iterable<number>): string {
  return Array.from(numbers, writeNumber).join('');
}

/** Reads what `writeNumbers` wrote; throws where it is something else. */
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
