import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The folder of a site, and where its translations are. */
export interface Translated {
  siteDir: string;
  i18n: {path?: string; localeConfigs?: Record<string, {path?: string} | undefined>};
}

/** Texts that a site sets in `code.json` of a language, by id: they replace those of packages. */
export function textsOfSite({siteDir, i18n}: Translated, locale: string): Record<string, string> {
  const {path: folder = 'i18n', localeConfigs = {}} = i18n;
  const file = path.resolve(siteDir, folder, localeConfigs[locale]?.path ?? locale, 'code.json');
  if (!existsSync(file)) return {};
  const entries = Object.entries(read(file)).map(([id, text]) => [id, text?.message]);
  return Object.fromEntries(entries.filter(([, message]) => typeof message === 'string')) as Record<string, string>;
}

function read(file: string): Record<string, {message?: unknown} | null> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message?: unknown}>;
  } catch {
    // Docusaurus reads the file too, and reports its mistakes.
    return {};
  }
}
