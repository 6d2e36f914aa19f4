/**
 * For Node, which knows all languages by their codes. The scripts of a site have one only: the build puts a module with
 * its rules in the place of this one (`build/rulesModule.ts`).
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {ar} from './ar';
import {en} from './en';
import {fr} from './fr';
import {fromLunr} from './fromLunr';
import type {AddToLunr} from './lunr';
import {type LanguageRules, plain} from './rules';

/** Those about which there is more to say than lunr-languages does. */
export const own: Record<string, LanguageRules> = {ar, en, fr};

/** Both ways of writing Norwegian have one stemmer. */
const sameAs: Record<string, string> = {nb: 'no', nn: 'no'};

const known: Record<string, LanguageRules> = {};

/** `pt-BR` has the rules of `pt`; where nothing is known of a language, its words are taken as they are. */
export function rulesOf(language: string): LanguageRules {
  return (known[language] ??= findRules(codeOf(language)));
}

/** The language without its region and script. */
export function codeOf(language: string): string {
  const [code = ''] = language.toLowerCase().split(/[-_]/);
  return sameAs[code] ?? code;
}

/** The file of lunr-languages, if the package knows the language. */
export function lunrFile(code: string): string | undefined {
  const file = path.join(path.dirname(require.resolve('lunr-languages/lunr.stemmer.support')), `lunr.${code}.js`);
  return /^[a-z]{2,3}$/.test(code) && existsSync(file) ? file : undefined;
}

function findRules(code: string): LanguageRules {
  const file = lunrFile(code);
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- only the ones that are asked for are read
  return own[code] ?? (file ? fromLunr(code, require(file) as AddToLunr) : plain);
}
