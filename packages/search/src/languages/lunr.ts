import type {LanguageRules} from './rules';

/** What each file of lunr-languages exports: it hangs all that it knows on a Lunr. */
export type AddToLunr = (lunr: object) => void;

type Known = Pick<LanguageRules, 'stem' | 'stopWords'>;

/** The stemmer and the stop words of a language, as the package has them; either may be missing. */
export function readLunr(code: string, ...parts: AddToLunr[]): Known {
  let stopWords: string[] = [];
  const ignore = (): void => undefined;
  // These few members are all that the files need of a Lunr.
  const lunr = {
    version: '2',
    Pipeline: {registerFunction: ignore},
    QueryParser: {},
    TinySegmenter: class {},
    wordcut: {init: ignore},
    generateStopWordFilter: (words: string[]): void => void (stopWords = words),
  };
  for (const add of parts) add(lunr);
  const known = (lunr as unknown as Record<string, {stemmer?: Known['stem']}>)[code];
  return {stem: known?.stemmer ?? ((word) => word), stopWords: stopWords.join(' ')};
}
