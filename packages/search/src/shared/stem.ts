import {rulesOf} from '../languages/rulesOf';
import type {Language} from './types';

export type Stem = (word: string) => string;

const stems: Record<Language, Stem> = {};

/** Returns a function that stems folded words. Stems are only compared: they are neither stored nor shown. */
export function stemmer(language: Language): Stem {
  return (stems[language] ??= remembering(rulesOf(language).stem));
}

function remembering(stem: Stem): Stem {
  const known = new Map<string, string>();
  return (word) => {
    let result = known.get(word);
    if (result === undefined) {
      // Limits the memory that a hostile page or query can take.
      if (known.size > 50_000) known.clear();
      result = stem(word);
      known.set(word, result);
    }
    return result;
  };
}
