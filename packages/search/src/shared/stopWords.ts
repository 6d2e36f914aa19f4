import {rulesOf} from '../languages/rulesOf';
import type {Language} from './types';

const sets: Record<Language, Set<string>> = {};
/** Scripts in which one sign is a word. */
const signs = /^[\p{Script=Han}\p{Script=Hangul}]/u;

/** Single letters count as well: they are the rest of something more often than the name of something. */
export function isStopWord(word: string, language: Language): boolean {
  if (word.length < 2 && !signs.test(word)) return true;
  return (sets[language] ??= new Set(rulesOf(language).stopWords.split(/\s+/))).has(word);
}
