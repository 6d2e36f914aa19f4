/**
 * For Node, with the rules of all languages. In the scripts of a site, the build replaces this module by one with the rules
 * of a single language (`build/rulesModule.ts`).
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {ar} from './ar';
import {en} from './en';
import {fr} from './fr';
import {fromLunr} from './fromLunr';
import type {AddToLunr} from './lunr';
import {type LanguageRules, plain} from './rules';

/** Languages with more rules than lunr-languages has. */
export const own: Record<string, LanguageRules> = {ar, en, fr};

/** Both written forms of Norwegian share a stemmer. */
const sameAs: Record<string, string> = {nb: 'no', nn: 'no'};

const known: Record<string, LanguageRules> = {};

/** `pt-BR` has the rules of `pt`; without rules, words are compared unchanged. */
export function rulesOf(language: string): LanguageRules {
  return (known[language] ??= findRules(codeOf(language)));
}

/** The language code without region and script. */
export function codeOf(language: string): string {
  const [code = ''] = language.toLowerCase().split(/[-_]/);
  return sameAs[code] ?? code;
}

/** The file of lunr-languages, if it has the language. */
export function lunrFile(code: string): string | undefined {
  const file = path.join(path.dirname(require.resolve('lunr-languages/lunr.stemmer.support')), `lunr.${code}.js`);
  return /^[a-z]{2,3}$/.test(code) && existsSync(file) ? file : undefined;
}

function findRules(code: string): LanguageRules {
  const file = lunrFile(code);
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- only the ones that are asked for are read
  return own[code] ?? (file ? fromLunr(require(file) as AddToLunr) : plain);
}
