import type {Configuration} from './configuration';

/** The languages of a site: `first` is the language of `docs/`. */
export interface Languages {
  first: string;
  others: string[];
}

/** All languages, in the order of the configuration. */
export function localesOf({config, languages: {first, others}}: Configuration): readonly string[] {
  return config.i18n?.locales ?? [first, ...others];
}

/** The language of texts in the code. */
export function codeLanguageOf({settings, languages}: Configuration): string {
  return settings.codeLanguage ?? languages.first;
}

/** The prefix of URLs in a language; empty for the first one. */
export function prefixOf(locale: string, {first}: Languages): string {
  return locale === first ? '' : `/${locale}`;
}
