import {existsSync, readdirSync} from 'node:fs';
import {didYouMean} from '@lectern/kit/nearest';
import {defaultLocale, type Locale, locales} from '../config/i18n';
import {SettingsError} from '@lectern/kit/settingsError';

const file = 'src/config/i18n.ts';

interface Languages {
  all: Locale[];
  first: Locale;
}
const ofThisSite: Languages = {all: locales, first: defaultLocale};

/** Each language has a code, the first is one of them, and no folder of translations is of none. */
export function checkLanguages({all, first}: Languages = ofThisSite): void {
  const problems = [
    ...all.filter((locale) => !isCode(locale)).map((locale) => notACode(locale)),
    ...(all.includes(first)
      ? []
      : [
          `, defaultLocale: there is no language “${first}”.${didYouMean(first, all)}\n  Languages: ${all.join(', ')}.`,
        ]),
    ...misnamed({all, first}),
  ];
  if (problems.length > 0) throw new SettingsError(file, problems);
}

/** Languages of which nothing is translated: their pages are in the first language. */
export function languagesWithoutFolder({all, first}: Languages = ofThisSite): Locale[] {
  return all.filter((locale) => locale !== first && !existsSync(`i18n/${locale}`));
}

/** A language without a folder beside a folder without a language: one of the two has the wrong name. */
function misnamed(languages: Languages): string[] {
  const folders = existsSync('i18n') ? readdirSync('i18n').filter((name) => !languages.all.includes(name)) : [];
  if (folders.length === 0) return [];
  return languagesWithoutFolder(languages).map(
    (locale) =>
      `, languages.${locale}: there is no folder i18n/${locale}, and there are others of no language.${didYouMean(locale, folders)}\n` +
      `  Others: ${folders.map((name) => `i18n/${name}`).join(', ')}. Name the folder as the language, or delete it.`,
  );
}

function isCode(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}

function notACode(locale: string): string {
  const meant = locale.replaceAll('_', '-');
  const suggestion = meant !== locale && isCode(meant) ? ` Did you mean “${meant}”?` : '';
  return `, languages.${locale}: not the code of a language, such as “de” or “pt-BR”.${suggestion}`;
}
