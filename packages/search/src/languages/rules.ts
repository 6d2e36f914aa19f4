import type {Range} from '../shared/types';

/** The rules of a language for the search. All words are folded: without case and accents (`shared/fold.ts`). */
export interface LanguageRules {
  /** Returns the stem of a word. Stems are only compared: they are neither stored nor shown. */
  stem: (word: string) => string;
  /** Whether stems may lack a prefix, such as an article: then words with the same stem aren't close together in the list. */
  cutsBeginnings?: boolean;
  /**
   * Words that say nothing about a page, separated by spaces. They are found in titles and headings, but not in texts, and
   * a query with other words doesn't require them.
   */
  stopWords: string;
  /** The words in a run with an apostrophe; by default, an apostrophe separates words. */
  atApostrophes?: (run: string) => Range[];
  /** The beginning of sentences that refer to the one before. */
  leansOnOthers?: RegExp;
  /** Abbreviations whose full stop doesn't end a sentence: `(?:cf|etc)`. */
  abbreviations?: RegExp;
  /** The separator between a name and its description. */
  colon?: string;
}

/** For an unknown language. */
export const plain: LanguageRules = {stem: (word) => word, stopWords: ''};
