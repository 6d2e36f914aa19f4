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

/** Checks that each language has a code and, except for the default, a folder of translations. */
export function checkLanguages({all, first}: Languages = ofThisSite): void {
  const problems = [
    ...all.filter((locale) => !isCode(locale)).map((locale) => notACode(locale)),
    ...(all.includes(first)
      ? []
      : [
          `, defaultLocale: there is no language “${first}”.${didYouMean(first, all)}\n  Languages: ${all.join(', ')}.`,
        ]),
    ...withoutFolder({all, first}),
  ];
  if (problems.length > 0) throw new SettingsError(file, problems);
}

/** Without its folder, a language would show the default one at another URL: a mistake, or a step that was forgotten. */
function withoutFolder({all, first}: Languages): string[] {
  const folders = existsSync('i18n') ? readdirSync('i18n').sort() : [];
  const others = folders.filter((name) => !all.includes(name));
  const listed = folders.length > 0 ? folders.map((name) => `i18n/${name}`).join(', ') : 'none';
  return all
    .filter((locale) => locale !== first && isCode(locale) && !folders.includes(locale))
    .map(
      (locale) =>
        `, languages.${locale}: there is no folder i18n/${locale}.${nearestFolder(locale, others)}\n` +
        `  Folders of languages: ${listed}. For a new language, “npm run write-translations -- --locale ${locale}” makes it.`,
    );
}

/** The most likely mistake: a folder without the region, or with another one. */
function nearestFolder(locale: Locale, others: string[]): string {
  const languageOf = (name: string): string | undefined => name.split(/[-_]/)[0];
  const same = others.find((name) => languageOf(name) === languageOf(locale));
  return same ? ` Did you mean “${same}”?` : didYouMean(locale, others);
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
