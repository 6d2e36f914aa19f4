import {site} from './site';

interface EditUrlParams {
  locale: string;
  /** Folder of the English or the translated sources, relative to the repository. */
  versionDocsDirPath?: string;
  blogDirPath?: string;
  docPath?: string;
  blogPath?: string;
}

const localizedFolder: Record<string, string> = {
  docs: 'docusaurus-plugin-content-docs/current',
  blog: 'docusaurus-plugin-content-blog',
};

/** Leads to the source of the page in the reader's language, so that a French reader mends the French text. */
export function editUrl({locale, versionDocsDirPath, blogDirPath, docPath, blogPath}: EditUrlParams): string {
  const folder = versionDocsDirPath ?? blogDirPath ?? '';
  const file = docPath ?? blogPath ?? '';
  const source = locale === 'fr' ? `i18n/fr/${localizedFolder[folder] ?? folder}` : folder;
  return `${site.repository}/edit/main/${source}/${file}`;
}
