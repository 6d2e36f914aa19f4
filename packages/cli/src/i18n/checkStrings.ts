import {Globby} from '@docusaurus/utils';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parse} from 'yaml';
import {i18nFolder} from '../check/folders';
import {nameOf} from '../check/languages';
import {codeLanguageOf} from '../settings/languages';
import type {Site} from '../settings/site';
import {readStrings} from './extractStrings';
import {packageTexts} from './packageTexts';

/** By file and key. */
export type StringFiles = Record<string, Record<string, {message: string}>>;

/** A file for each language, with names and words that are the same in the translation. */
function unchangedFile(site: Site, locale: string): string {
  return `${i18nFolder(site, locale)}/same.yml`;
}

/** Tells whether a text needs no translation. */
export function readUnchanged(site: Site, locale: string): (message: string) => boolean {
  const file = path.resolve(site.dir, unchangedFile(site, locale));
  const words = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as string[] | null) : [];
  return (message) => Boolean(words?.includes(message)) || message.startsWith('©');
}

/** Strings of the site that lack a translation into a language. */
export async function checkStrings(site: Site, locale: string, asked: StringFiles): Promise<string[]> {
  // Code and configuration are in this language, and are shown if no file has a translation.
  if (locale === codeLanguageOf(site)) return [];
  const isUnchanged = readUnchanged(site, locale);
  return compareStrings(await readStrings(path.resolve(site.dir, i18nFolder(site, locale))), asked, {
    isTranslated: await ownTranslations(site, locale),
    isUnchanged,
    hint: `If it is the same in ${nameOf(locale)}, add it to ${unchangedFile(site, locale)}`,
  });
}

/** Tells which strings Docusaurus and our packages translate; in the language of the code, all strings of the code. */
export async function ownTranslations(site: Site, locale: string): Promise<(file: string, key: string) => boolean> {
  if (locale === codeLanguageOf(site)) return (file) => file === 'code.json';
  const keys = new Set([...(await textsOfDocusaurus(site, locale)), ...Object.keys(packageTexts(locale, site.dir))]);
  return (file, key) => file === 'code.json' && keys.has(key);
}

/** Ids of the strings that Docusaurus translates into a language. */
export async function textsOfDocusaurus({dir}: Site, locale: string): Promise<string[]> {
  const {resolve} = createRequire(path.resolve(dir, 'package.json'));
  const paths = [path.resolve(dir), __dirname];
  const manifest = resolve('@docusaurus/theme-translations/package.json', {paths});
  const folder = path.join(path.dirname(manifest), 'locales');
  const [own] = [locale, locale.split('-')[0] ?? locale].filter((name) => existsSync(path.join(folder, name)));
  const files = own ? await Globby('*.json', {cwd: path.join(folder, own), absolute: true}) : [];
  return files.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

interface Known {
  isTranslated: (file: string, key: string) => boolean;
  isUnchanged: (message: string) => boolean;
  hint: string;
}

export function compareStrings(
  translated: StringFiles,
  asked: StringFiles,
  {isTranslated, isUnchanged, hint}: Known,
): string[] {
  return Object.entries(asked).flatMap(([file, strings]) =>
    Object.entries(strings).flatMap(([key, {message}]) => {
      if (isUnchanged(message) || isTranslated(file, key)) return [];
      const translation = translated[file]?.[key]?.message;
      if (translation === undefined) return [`${file}: “${key}” is missing`];
      return translation === message ? [`${file}: “${key}” is not translated: “${message}”. ${hint}`] : [];
    }),
  );
}
