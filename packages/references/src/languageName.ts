/** The English name of a language, for messages. */
export function languageName(locale: string): string {
  return new Intl.DisplayNames(['en-GB'], {type: 'language'}).of(locale) ?? locale;
}
