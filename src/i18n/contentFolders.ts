import type {Locale} from '../config/i18n';

export type Kind = 'doc' | 'post' | 'page';

/** Where the pages of each kind stand. A page and its translation have the same path below. */
export const contentFolders: Record<Kind, Record<Locale, string>> = {
  doc: {en: 'docs', fr: 'i18n/fr/docusaurus-plugin-content-docs/current'},
  post: {en: 'blog', fr: 'i18n/fr/docusaurus-plugin-content-blog'},
  page: {en: 'src/pages', fr: 'i18n/fr/docusaurus-plugin-content-pages'},
};

/**
 * The English page that a French one translates; nothing for any other file.
 *
 *   /site/i18n/fr/docusaurus-plugin-content-blog/2025/news.md  →  /site/blog/2025/news.md
 */
export function englishTwin(file: string): string | undefined {
  const folder = Object.values(contentFolders).find(({fr}) => file.includes(`/${fr}/`));
  return folder && file.replace(`/${folder.fr}/`, `/${folder.en}/`);
}
