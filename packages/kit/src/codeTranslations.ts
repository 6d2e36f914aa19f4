import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Texts of a package in a language, from `translations/pt-BR.json`, or `pt.json` if that is missing; its code has the English ones. */
export function translationsOf(name: string, language: string): Record<string, string> {
  const folder = path.join(path.dirname(require.resolve(`${name}/package.json`)), 'translations');
  const file = [language, language.split('-')[0]!]
    .map((code) => path.join(folder, `${code}.json`))
    .find((candidate) => existsSync(candidate));
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
