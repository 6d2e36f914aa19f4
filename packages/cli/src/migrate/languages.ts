import path from 'node:path';

/** Pages of a language in a separate folder, such as `fr/`, beside those of the first one, as in Starlight. */
export interface InLanguage {
  /** The path that a page has in each language. */
  key: string;
  /** The language in URLs, and in Docusaurus: `zh-cn`, `zh-CN`. */
  folder: string;
  locale: string;
}

/** Folders of translations: they are named after a language, and share a page with the first one. */
export function languageFolders(files: string[]): Map<string, string> {
  const known = new Set(files);
  const folders = new Map<string, string>();
  for (const file of files) {
    const [folder = '', ...rest] = file.split('/');
    const locale = rest.length > 0 && !folders.has(folder) ? localeOf(folder) : undefined;
    if (locale && known.has(rest.join('/'))) folders.set(folder, locale);
  }
  return folders;
}

export function inLanguage(file: string, folders: Map<string, string>): InLanguage | undefined {
  const [folder = '', ...rest] = file.split('/');
  const locale = folders.get(folder);
  return locale === undefined ? undefined : {key: rest.join('/'), folder, locale};
}

/** `zh-cn` → `zh-CN`; undefined if the word isn't a language. */
function localeOf(name: string): string | undefined {
  if (!/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(name)) return undefined;
  const [locale] = Intl.getCanonicalLocales(name);
  const language = new Intl.DisplayNames([], {type: 'language', fallback: 'none'}).of(locale!);
  return language === undefined ? undefined : locale;
}

/** The path at which Docusaurus looks for the translation of a page in the docs, relative to their folder. */
export function translationFile({key, locale}: InLanguage, target: string, docs: string): string {
  const below = path.relative(docs, target);
  const isInside = !below.startsWith('..') && !path.isAbsolute(below);
  const root = isInside ? path.dirname(docs) : path.dirname(target);
  const place = path.join(root, 'i18n', locale, 'docusaurus-plugin-content-docs/current', isInside ? below : '', key);
  return path.relative(target, place).split(path.sep).join('/');
}
