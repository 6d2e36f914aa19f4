import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {codeTranslationLocalesToTry} from '@docusaurus/theme-translations';
import {packageTexts} from '@lectern/cli/i18n/packageTexts';
import {i18n} from '../../src/config/i18n';

/**
 * What the interface says in a language: the site's own translation, that of a package, or the English original.
 * `{name}` in it stands for one of the values.
 */
export function textOf(locale: string, id: string, english: string, values: Record<string, string> = {}): string {
  const text = (i18n.localeConfigs[locale]?.translate && translationOf(locale, id)) || english;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

function translationOf(locale: string, id: string): string | undefined {
  const own = readJson<{message: string}>(`${i18n.path}/${locale}/code.json`)[id]?.message;
  return own ?? packageTexts(locale)[id] ?? themeTranslations(locale)[id];
}

const nodeRequire = createRequire(path.resolve('package.json'));

function themeTranslations(locale: string): Record<string, string> {
  const folder = path.join(path.dirname(nodeRequire.resolve('@docusaurus/theme-translations/package.json')), 'locales');
  const files = codeTranslationLocalesToTry(locale).map((name) => path.join(folder, name, 'theme-common.json'));
  return readJson<string>(files.find((file) => existsSync(file)) ?? '');
}

function readJson<T>(file: string): Record<string, T> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>) : {};
}

/** A text as a pattern that finds it and nothing else. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
