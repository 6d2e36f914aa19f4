import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Languages, Site} from '../settings/site';

/** What is added to a list is added to those that translate it. */
export function andTranslations({others}: Languages): string {
  return others.length > 0 ? ' and to its translations' : '';
}

/** What messages call a language, by its English name. */
export function nameOf(locale: string): string {
  return new Intl.DisplayNames(['en-US'], {type: 'language'}).of(locale) ?? locale;
}

/** What is known of a language stands in a file with its name: `pt-BR.ts` or `pt.ts`; nothing where there is none. */
export function fileOfLanguage(folder: string, locale: string, ...extensions: string[]): string | undefined {
  return [locale, locale.split('-')[0]]
    .flatMap((name) => extensions.map((extension) => path.join(folder, `${name}.${extension}`)))
    .find((file) => existsSync(file));
}

/** A folder of the site's own, for what it knows of languages besides us. */
export function ownFolder({dir, settings: {ofLanguages}}: Site, what: string): string | undefined {
  return ofLanguages === undefined ? undefined : path.resolve(dir, ofLanguages, what);
}

/** That of the site, or else ours. */
export async function moduleOfLanguage<T>(site: Site, folder: string, locale: string): Promise<T | undefined> {
  const own = ownFolder(site, path.basename(folder));
  const file = own && fileOfLanguage(own, locale, 'ts', 'mts', 'js', 'mjs', 'cjs');
  if (file) return (await loadFreshModule(file)) as T;
  const ours = fileOfLanguage(folder, locale, 'ts', 'js');
  return ours === undefined ? undefined : ((await import(ours)) as T);
}
