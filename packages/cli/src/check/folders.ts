import path from 'node:path';
import type {ContentOptions, ContentKind} from '../settings/settings';
import {localesOf} from '../settings/languages';
import type {Site} from '../settings/site';

/** The defaults of Docusaurus. */
const usual: Record<ContentKind, {path: string; route: string; plugin: string}> = {
  doc: {path: 'docs', route: 'docs', plugin: 'docusaurus-plugin-content-docs'},
  post: {path: 'blog', route: 'blog', plugin: 'docusaurus-plugin-content-blog'},
  page: {path: 'src/pages', route: '/', plugin: 'docusaurus-plugin-content-pages'},
};

export const contentKinds = Object.keys(usual) as ContentKind[];

export function optionsOf(site: Site, kind: ContentKind): ContentOptions {
  return site.content[kind] || {};
}

/** The folder of the pages in a language: a page and its translations have the same path in it. */
export function contentFolder(site: Site, kind: ContentKind, locale: string): string {
  if (locale === site.languages.first) return path.posix.normalize(optionsOf(site, kind).path ?? usual[kind].path);
  const folder = `${i18nFolder(site, locale)}/${usual[kind].plugin}`;
  return kind === 'doc' ? `${folder}/current` : folder;
}

/** The folder of a version of the docs that `docs:version` has frozen. */
export function frozenFolder(site: Site, version: string, locale: string): string {
  return locale === site.languages.first
    ? `versioned_docs/version-${version}`
    : `${i18nFolder(site, locale)}/${usual.doc.plugin}/version-${version}`;
}

/** The folder of the translations in a language: `i18n/fr`. */
export function i18nFolder({config: {i18n}}: Site, locale: string): string {
  return `${i18n?.path ?? 'i18n'}/${i18n?.localeConfigs?.[locale]?.path ?? locale}`;
}

/** How URLs of a kind begin, without a slash at the end: `/docs`; empty for pages. */
export function routeOf(site: Site, kind: ContentKind): string {
  return `/${optionsOf(site, kind).routeBasePath ?? usual[kind].route}`.replace(/^\/{2,}/, '/').replace(/\/$/, '');
}

/** The list of tags for pages of a kind, if they have one. */
export function tagsFile(site: Site, kind: Exclude<ContentKind, 'page'>): string | undefined {
  const {tags} = optionsOf(site, kind);
  return tags === false || tags === null ? undefined : (tags ?? 'tags.yml');
}

/** The folders of all languages and, for docs, of all versions. */
export function allFolders(site: Site, kind: ContentKind): string[] {
  const own = localesOf(site).map((locale) => contentFolder(site, kind, locale));
  return kind === 'doc' ? [own[0]!, 'versioned_docs/*', ...otherDocs(site)] : own;
}

function otherDocs({config: {i18n}}: Site): string[] {
  return [`${i18n?.path ?? 'i18n'}/*/${usual.doc.plugin}/*`];
}
