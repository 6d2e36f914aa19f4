import {rulesOf} from '../languages/rulesOf';
import type {Language} from './types';

const sets: Record<Language, Set<string>> = {};
/** Scripts in which one character can be a word. */
const signs = /^[\p{Script=Han}\p{Script=Hangul}]/u;

/** Single letters count too: they are more often a remainder than a name. */
export function isStopWord(word: string, language: Language): boolean {
  if (word.length < 2 && !signs.test(word)) return true;
  return (sets[language] ??= new Set(rulesOf(language).stopWords.split(/\s+/))).has(word);
}
