import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Languages} from '../settings/languages';
import type {Site} from '../settings/site';

/** Reminds authors, in a message, to add to the translated lists as well. */
export function andTranslations({others}: Languages): string {
  return others.length > 0 ? ' and to its translations' : '';
}

/** The English name of a language, for messages. */
export function nameOf(locale: string): string {
  return new Intl.DisplayNames(['en-US'], {type: 'language'}).of(locale) ?? locale;
}

/** The file for a language, named by its code: `pt-BR.ts` or `pt.ts`; undefined if there is none. */
export function fileOfLanguage(folder: string, locale: string, ...extensions: string[]): string | undefined {
  return [locale, locale.split('-')[0]]
    .flatMap((name) => extensions.map((extension) => path.join(folder, `${name}.${extension}`)))
    .find((file) => existsSync(file));
}

/** The folder in which the site describes languages that we don't know. */
export function ownFolder({dir, settings: {ofLanguages}}: Site, what: string): string | undefined {
  return ofLanguages === undefined ? undefined : path.resolve(dir, ofLanguages, what);
}

/** The module for a language: from the site, or else ours. */
export async function moduleOfLanguage<T>(site: Site, folder: string, locale: string): Promise<T | undefined> {
  const own = ownFolder(site, path.basename(folder));
  const file = own && fileOfLanguage(own, locale, 'ts', 'mts', 'js', 'mjs', 'cjs');
  if (file) return (await loadFreshModule(file)) as T;
  const ours = fileOfLanguage(folder, locale, 'ts', 'js');
  return ours === undefined ? undefined : ((await import(ours)) as T);
}
