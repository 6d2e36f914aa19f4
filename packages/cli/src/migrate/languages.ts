import path from 'node:path';

/** Pages of a language in a folder of its own, such as `fr/`, beside those of the first: so Starlight has them. */
export interface InLanguage {
  /** Where a page stands in each language. */
  key: string;
  /** As the address of its pages begins, and as Docusaurus calls it: `zh-cn`, `zh-CN`. */
  folder: string;
  locale: string;
}

/** The folders that hold translations: each is called after a language, and has a page that the first one has, too. */
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

/** `zh-cn` → `zh-CN`; nothing for a word that is none of a language. */
function localeOf(name: string): string | undefined {
  if (!/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(name)) return undefined;
  const [locale] = Intl.getCanonicalLocales(name);
  const language = new Intl.DisplayNames([], {type: 'language', fallback: 'none'}).of(locale!);
  return language === undefined ? undefined : locale;
}

/** Where Docusaurus looks for the translation of a page that is written to a folder of the docs, from that folder. */
export function translationFile({key, locale}: InLanguage, target: string, docs: string): string {
  const below = path.relative(docs, target);
  const isInside = !below.startsWith('..') && !path.isAbsolute(below);
  const root = isInside ? path.dirname(docs) : path.dirname(target);
  const place = path.join(root, 'i18n', locale, 'docusaurus-plugin-content-docs/current', isInside ? below : '', key);
  return path.relative(target, place).split(path.sep).join('/');
}
