import type {I18nConfig, I18nLocaleConfig} from '@docusaurus/types';
import {site} from './site';

/** A language of the site, by its code, such as `pt-BR`. */
export type Locale = string;

/** The language of `docs/`, `blog/` and `src/pages/`. The others stand in `i18n/`, and have addresses below their code. */
export const defaultLocale: Locale = 'en';

/** What the texts in the code are written in. A site whose first language it is needs no translations of them. */
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

/** Below which address a language stands: `/` is that of the first. */
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
        // The texts of the interface are English: as the first language, it needs no translations.
        translate: locale !== defaultLocale || locale !== codeLanguage,
        url: site.url,
        // Written out, so that `--locale fr` alone still serves and builds under `/fr/`.
        baseUrl: locale === defaultLocale ? site.baseUrl : `${site.baseUrl}${locale}/`,
        ...language,
      },
    ]),
  ),
};

/** `rtl` for Arabic, Hebrew and their like. */
export function directionOf(locale: Locale): string {
  return languages[locale]?.direction ?? 'ltr';
}

/** Docusaurus sets the variable while it loads the site once per language. */
export const currentLocale: Locale =
  locales.find((locale) => locale === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? defaultLocale;

/** The language that a file is written in: a page that is not translated yet shows the file of the first language. */
export function localeOfFile(file: string): Locale {
  const folder = /[\\/]i18n[\\/]([\w-]+)[\\/]/.exec(`/${file}`)?.[1];
  return locales.find((locale) => locale === folder) ?? defaultLocale;
}

/** Of what the configuration says in several languages: where one is missing, what it says in the first. */
export function inLanguage<T>(texts: Record<Locale, T>, locale = currentLocale): T {
  return (texts[locale] ?? texts[defaultLocale] ?? Object.values(texts)[0]) as T;
}
