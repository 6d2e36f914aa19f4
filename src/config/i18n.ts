import type {I18nConfig, I18nLocaleConfig} from '@docusaurus/types';
import {site} from './site';

/** The code of a language, such as `pt-BR`. */
export type Locale = string;

/** The language of `docs/`, `blog/` and `src/pages/`. The others are in `i18n/`, with their code in URLs. */
export const defaultLocale: Locale = 'en';

/** The language of texts in the code. A site with this default language needs no translations of them. */
export const codeLanguage: Locale = 'en';

// region languages
/** All languages, in the order of the menu. `direction: 'rtl'` mirrors the site. */
const languages: Record<Locale, Partial<I18nLocaleConfig>> = {
  en: {
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en-US',
    calendar: 'gregory',
    path: 'en',
  },
  fr: {
    label: 'Français',
    direction: 'ltr',
    htmlLang: 'fr-FR',
    calendar: 'gregory',
    path: 'fr',
  },
};
// endregion

export const locales = Object.keys(languages) as [Locale, ...Locale[]];

/** The URL prefix of a language: `/` for the first one. */
export function prefixOf(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

export const i18n: I18nConfig = {
  defaultLocale,
  path: 'i18n',
  locales,
  localeConfigs: Object.fromEntries(
    Object.entries(languages).map(([locale, language]) => [
      locale,
      {
        // Interface texts are in English: as the default language, it needs no translations.
        translate: locale !== defaultLocale || locale !== codeLanguage,
        url: site.url,
        // Explicit, so that `--locale fr` alone also serves and builds below `/fr/`.
        baseUrl: locale === defaultLocale ? site.baseUrl : `${site.baseUrl}${locale}/`,
        ...language,
      },
    ]),
  ),
};

/** `rtl` for Arabic, Hebrew and others. */
export function directionOf(locale: Locale): string {
  return languages[locale]?.direction ?? 'ltr';
}

/** Docusaurus sets the variable while it loads the site once per language. */
export const currentLocale: Locale =
  locales.find((locale) => locale === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? defaultLocale;

/** The language of a file: an untranslated page shows the file of the default language. */
export function localeOfFile(file: string): Locale {
  const folder = /[\\/]i18n[\\/]([\w-]+)[\\/]/.exec(`/${file}`)?.[1];
  return locales.find((locale) => locale === folder) ?? defaultLocale;
}

/** The text in a language, or else in the default one. */
export function inLanguage<T>(texts: Record<Locale, T>, locale = currentLocale): T {
  return (texts[locale] ?? texts[defaultLocale] ?? Object.values(texts)[0]) as T;
}
