import {existsSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, type Locale} from '../../src/config/i18n';

/** The language that pages are written in first, and those that they are translated into. */
export interface Languages {
  first: Locale;
  others: Locale[];
}

export const siteLanguages: Languages = {
  first: defaultLocale,
  others: locales.filter((locale) => locale !== defaultLocale),
};

/** What is added to a list is added to those that translate it. */
export const andTranslations = siteLanguages.others.length > 0 ? ' and to its translations' : '';

/** What messages call a language: `fr` is French. */
export function nameOf(locale: Locale): string {
  return new Intl.DisplayNames(['en-US'], {type: 'language'}).of(locale) ?? locale;
}

/** What is known of a language stands in a file with its name: `pt-BR.ts` or `pt.ts`; nothing where there is none. */
export function fileOfLanguage(folder: string, locale: Locale, extension: string): string | undefined {
  return [locale, locale.split('-')[0]]
    .map((name) => path.join(folder, `${name}.${extension}`))
    .find((file) => existsSync(file));
}

export async function moduleOfLanguage<T>(folder: string, locale: Locale): Promise<T | undefined> {
  const file = fileOfLanguage(folder, locale, 'ts');
  return file === undefined ? undefined : ((await import(file)) as T);
}
