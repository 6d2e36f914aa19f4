import {fold} from '../shared/fold';
import {type AddToLunr, readLunr} from './lunr';
import type {LanguageRules} from './rules';
import {createSnowball} from './snowball';

/** What lunr-languages knows of a language, for folded words. */
export function fromLunr(code: string, add: AddToLunr): LanguageRules {
  const {stem, stopWords} = readLunr(code, addFoldingSupport, add);
  return {stem: (word) => fold(stem(word)), stopWords: fold(stopWords)};
}

/** In the place of the package's own `lunr.stemmer.support`. */
function addFoldingSupport(lunr: object): void {
  const ignore = (): void => undefined;
  Object.assign(lunr, {
    trimmerSupport: {generateTrimmer: ignore},
    stemmerSupport: {...createSnowball(foldLetters), addQueryParserWildcardNormalizer: ignore},
  });
}

/** The stemmers mark letters by capitals, and that of Portuguese writes its nasals with a tilde behind the letter. */
function foldLetters(text: string): string {
  return text.replace(/[^A-Z]/g, (letter) => fold(letter)).replace(/~/g, '');
}
