import {existsSync} from 'node:fs';
import {site} from './site';

interface EditUrlParams {
  locale: string;
  /** For docs, always the folder of the originals, in any language. */
  versionDocsDirPath?: string;
  /** For posts, the folder of the post, also that of a translation. */
  blogDirPath?: string;
  docPath?: string;
  blogPath?: string;
}

/** The URL for editing the page in the reader's language, or its original if there is no translation yet. */
export function editUrl({locale, versionDocsDirPath, blogDirPath, docPath, blogPath}: EditUrlParams): string {
  const original = `${versionDocsDirPath ?? blogDirPath}/${docPath ?? blogPath}`;
  const translated = versionDocsDirPath && `i18n/${locale}/${translatedFolder(versionDocsDirPath)}/${docPath}`;
  const source = translated && existsSync(translated) ? translated : original;
  return `${site.repository}/edit/main/${source}`;
}

/** Translations of `versioned_docs/version-1.0` are in `version-1.0`, those of `docs` in `current`. */
function translatedFolder(folder: string): string {
  return `docusaurus-plugin-content-docs/${/^versioned_docs\/(.+)$/.exec(folder)?.[1] ?? 'current'}`;
}
