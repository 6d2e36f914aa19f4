import path from 'node:path';

export type ContentKind = 'doc' | 'post' | 'page';

/** Folders of pages in the default language, and below `i18n/<language>` in others. */
const folders: Record<ContentKind, {own: string; translated: string}> = {
  doc: {own: 'docs', translated: 'docusaurus-plugin-content-docs/current'},
  post: {own: 'blog', translated: 'docusaurus-plugin-content-blog'},
  page: {own: 'src/pages', translated: 'docusaurus-plugin-content-pages'},
};

export const contentKinds = Object.keys(folders) as ContentKind[];

/** The folder of a kind of page in a language: a page and its translations have the same path in it. */
export function contentFolder(kind: ContentKind, locale: string, defaultLocale: string): string {
  const {own, translated} = folders[kind];
  return locale === defaultLocale ? own : `i18n/${locale}/${translated}`;
}

/** The folder of the docs in a version: `current`, or one that `docs:version` has frozen. */
export function docsFolder(version: string, locale: string, defaultLocale: string): string {
  const current = contentFolder('doc', locale, defaultLocale);
  if (version === 'current') return current;
  return locale === defaultLocale
    ? `versioned_docs/version-${version}`
    : current.replace(/current$/, `version-${version}`);
}

/** The version of a doc, by its path in the site; undefined for other files. */
export function versionOfFile(file: string): string | undefined {
  const place = file.split(path.sep).join('/');
  const folder = /^(?:i18n\/[^/]+\/docusaurus-plugin-content-docs|versioned_docs)\/(?:version-)?([^/]+)\//.exec(place);
  return folder?.[1] ?? (place.startsWith('docs/') ? 'current' : undefined);
}

/**
 * The original of a translated page; undefined for other files.
 *
 *   /site/i18n/fr/docusaurus-plugin-content-blog/2025/news.md  →  /site/blog/2025/news.md
 */
export function originalOf(file: string): string | undefined {
  for (const {own, translated} of Object.values(folders)) {
    const place = new RegExp(`/i18n/[^/]+/${translated}/`).exec(file);
    if (place) return `${file.slice(0, place.index)}/${own}/${file.slice(place.index + place[0].length)}`;
  }
  return undefined;
}
