import type {I18nConfig} from '@docusaurus/types';
import {site} from './site';

export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** Base paths are written out, so that `--locale fr` alone still serves and builds under `/fr/`. */
export const i18n: I18nConfig = {
  defaultLocale: 'en',
  // `npm run i18n:status` names an empty folder, to see which strings the site asks for.
  path: process.env.TRANSLATIONS_FOLDER ?? 'i18n',
  locales: [...locales],
  localeConfigs: {
    en: {
      label: 'English',
      direction: 'ltr',
      htmlLang: 'en-US',
      calendar: 'gregory',
      path: 'en',
      translate: false,
      url: site.url,
      baseUrl: site.baseUrl,
    },
    // region french
    fr: {
      label: 'Français',
      direction: 'ltr',
      htmlLang: 'fr-FR',
      calendar: 'gregory',
      path: 'fr',
      translate: true,
      url: site.url,
      baseUrl: `${site.baseUrl}fr/`,
    },
    // endregion
  },
};

/** Docusaurus sets the variable while it loads the site once per language. */
export const currentLocale: Locale = process.env.DOCUSAURUS_CURRENT_LOCALE === 'fr' ? 'fr' : 'en';

/** The language that a file is written in: a French page that is not translated yet shows the English file. */
export function localeOfFile(file: string): Locale {
  const folder = /[\\/]i18n[\\/](\w+)[\\/]/.exec(`/${file}`)?.[1];
  return locales.find((locale) => locale === folder) ?? 'en';
}
