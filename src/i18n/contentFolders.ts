import * as folders from '@lectern/markdown/languages/contentFolders';
import path from 'node:path';
import {defaultLocale, locales, type Locale} from '../config/i18n';

export {contentKinds, originalOf, type Kind} from '@lectern/markdown/languages/contentFolders';

/** A page and its translations have the same path below. */
export function contentFolder(kind: folders.Kind, locale: Locale): string {
  return folders.contentFolder(kind, locale, defaultLocale);
}

/** Where the docs of a version stand: `current`, or one that `docs:version` has frozen. */
export function docsFolder(version: string, locale: Locale): string {
  return folders.docsFolder(version, locale, defaultLocale);
}

/** The version that a file of the docs belongs to, whatever its language; nothing for any other file. */
export function versionOfFile(file: string): string | undefined {
  return folders.versionOfFile(path.relative('.', file));
}

/** Whether a file is one of the blog, in any language. */
export function isPost(file: string): boolean {
  const place = path.relative('.', file).split(path.sep).join('/');
  return locales.some((locale) => place.startsWith(`${contentFolder('post', locale)}/`));
}
