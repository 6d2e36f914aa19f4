import {fold} from '../shared/fold';
import {type AddToLunr, readLunr} from './lunr';
import type {LanguageRules} from './rules';
import {createSnowball} from './snowball';

/** The rules of lunr-languages for a language, for folded words. */
export function fromLunr(add: AddToLunr): LanguageRules {
  const {stem, stopWords} = readLunr(addFoldingSupport, add);
  return {stem: (word) => fold(stem(word)), stopWords: fold(stopWords)};
}

/** Replaces `lunr.stemmer.support` of the package. */
function addFoldingSupport(lunr: object): void {
  const ignore = (): void => undefined;
  Object.assign(lunr, {
    trimmerSupport: {generateTrimmer: ignore},
    stemmerSupport: {...createSnowball(foldLetters), addQueryParserWildcardNormalizer: ignore},
  });
}

/** Stemmers mark letters by capitals, and the Portuguese one writes nasals with a tilde after the letter. */
function foldLetters(text: string): string {
  return text.replace(/[^A-Z]/g, (letter) => fold(letter)).replace(/~/g, '');
}
