import addFrench from 'lunr-languages/lunr.fr';
import addStemmerSupport from 'lunr-languages/lunr.stemmer.support';
import {stemEnglish} from './porter';
import type {Language} from './types';

/** Takes a folded word to its stem. Stems serve comparison only: they are neither stored nor shown. */
export type Stem = (word: string) => string;

const stems: Partial<Record<Language, Stem>> = {};

export function stemmer(language: Language): Stem {
  return (stems[language] ??= remembering(language === 'fr' ? makeFrench() : stemEnglish));
}

function makeFrench(): Stem {
  const stem = snowballFrench();
  // `configurée` and `configurées` lose what `configurer` and `configuration` do not have, before the rest is cut.
  return (word) => (/^[a-z]{3,}$/.test(word) ? stem(word.replace(/(?<=[a-z]{2})ees?$/, 'e')) : word);
}

/** lunr-languages hangs its stemmer on a Lunr. These few members are all that it needs of one. */
function snowballFrench(): Stem {
  const ignore = (): void => undefined;
  const lunr = {
    Pipeline: {registerFunction: ignore},
    QueryParser: {},
    generateStopWordFilter: ignore,
    fr: undefined as unknown as {stemmer: Stem},
  };
  addStemmerSupport(lunr);
  addFrench(lunr);
  return lunr.fr.stemmer;
}

function remembering(stem: Stem): Stem {
  const known = new Map<string, string>();
  return (word) => {
    let result = known.get(word);
    if (result === undefined) {
      // What a hostile page or query could fill stays small.
      if (known.size > 50_000) known.clear();
      result = stem(word);
      known.set(word, result);
    }
    return result;
  };
}
