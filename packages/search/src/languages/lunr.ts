import type {LanguageRules} from './rules';

/** The export of each file of lunr-languages: a function that adds properties to Lunr. */
export type AddToLunr = (lunr: object) => void;

type Known = Pick<LanguageRules, 'stem' | 'stopWords'>;

/** The stemmer and the stop words of a language in the package; either may be missing. */
export function readLunr(...parts: AddToLunr[]): Known {
  let stopWords: string[] = [];
  const ignore = (): void => undefined;
  // The members of Lunr that these files need.
  const lunr = {
    version: '2',
    Pipeline: {registerFunction: ignore},
    QueryParser: {},
    TinySegmenter: class {},
    wordcut: {init: ignore},
    generateStopWordFilter: (words: string[]): void => void (stopWords = words),
  };
  for (const add of parts) add(lunr);
  // Each adds itself under the code of its language.
  const [language] = Object.values(lunr as unknown as Record<string, {stemmer?: Known['stem']}>).filter(
    (added) => added.stemmer,
  );
  return {stem: language?.stemmer ?? ((word) => word), stopWords: stopWords.join(' ')};
}
