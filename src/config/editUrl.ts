import {existsSync} from 'node:fs';
import {site} from './site';

interface EditUrlParams {
  locale: string;
  /** Of docs always the folder of the sources, whichever language the page is in. */
  versionDocsDirPath?: string;
  /** Of posts the folder that the post was found in, a translated one too. */
  blogDirPath?: string;
  docPath?: string;
  blogPath?: string;
}

/** Leads to the source of the page in the reader's language, or to the original where there is no translation yet. */
export function editUrl({locale, versionDocsDirPath, blogDirPath, docPath, blogPath}: EditUrlParams): string {
  const original = `${versionDocsDirPath ?? blogDirPath}/${docPath ?? blogPath}`;
  const translated = versionDocsDirPath && `i18n/${locale}/${translatedFolder(versionDocsDirPath)}/${docPath}`;
  const source = translated && existsSync(translated) ? translated : original;
  return `${site.repository}/edit/main/${source}`;
}

/** `versioned_docs/version-1.0` has its translations in `version-1.0`, `docs` in `current`. */
function translatedFolder(folder: string): string {
  return `docusaurus-plugin-content-docs/${/^versioned_docs\/(.+)$/.exec(folder)?.[1] ?? 'current'}`;
}
