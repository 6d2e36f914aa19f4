import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The texts that a package brings in a language, in `translations/<language>.json`; English stands in its code. */
export async function codeTranslations(name: string, language: string): Promise<Record<string, string>> {
  return Promise.resolve(translationsOf(name, language));
}

/** The same, at once: `pt-BR.json`, or `pt.json` where there is no such file. */
export function translationsOf(name: string, language: string): Record<string, string> {
  const folder = path.join(path.dirname(require.resolve(`${name}/package.json`)), 'translations');
  const file = [language, language.split('-')[0]!]
    .map((code) => path.join(folder, `${code}.json`))
    .find((candidate) => existsSync(candidate));
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
