import type {Range} from '../shared/types';

/** What search knows of a language. All words are folded: without case and accents (`shared/fold.ts`). */
export interface LanguageRules {
  /** Takes a word to its stem. Stems serve comparison only: they are neither stored nor shown. */
  stem: (word: string) => string;
  /** Stems may lack the beginning of the word, such as an article: words of one stem do not stand close together. */
  cutsBeginnings?: boolean;
  /**
   * Words that say nothing about a page, parted by spaces. They are found in titles and headings, but not in texts, and
   * a query that has other words does without them.
   */
  stopWords: string;
  /** The words in what has an apostrophe; where it is missing, an apostrophe parts words. */
  atApostrophes?: (run: string) => Range[];
  /** How a sentence begins that is about what was said before. */
  leansOnOthers?: RegExp;
  /** What ends with a full stop, but no sentence: `(?:cf|etc)`. */
  abbreviations?: RegExp;
  /** What stands between a name and what is said of it. */
  colon?: string;
}

/** Of a language of which nothing is known. */
export const plain: LanguageRules = {stem: (word) => word, stopWords: ''};
