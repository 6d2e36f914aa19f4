import path from 'node:path';
import type {ContentOptions, ContentKind} from '../settings/settings';
import {localesOf, type Site} from '../settings/site';

/** What Docusaurus takes where a site says nothing. */
const usual: Record<ContentKind, {path: string; route: string; plugin: string}> = {
  doc: {path: 'docs', route: 'docs', plugin: 'docusaurus-plugin-content-docs'},
  post: {path: 'blog', route: 'blog', plugin: 'docusaurus-plugin-content-blog'},
  page: {path: 'src/pages', route: '/', plugin: 'docusaurus-plugin-content-pages'},
};

export const contentKinds = Object.keys(usual) as ContentKind[];

export function optionsOf(site: Site, kind: ContentKind): ContentOptions {
  return site.content[kind] || {};
}

/** Where the pages of a language stand: a page and its translations have the same path below. */
export function contentFolder(site: Site, kind: ContentKind, locale: string): string {
  if (locale === site.languages.first) return path.posix.normalize(optionsOf(site, kind).path ?? usual[kind].path);
  const folder = `${i18nFolder(site, locale)}/${usual[kind].plugin}`;
  return kind === 'doc' ? `${folder}/current` : folder;
}

/** Where the docs of a version stand that `docs:version` has frozen. */
export function frozenFolder(site: Site, version: string, locale: string): string {
  return locale === site.languages.first
    ? `versioned_docs/version-${version}`
    : `${i18nFolder(site, locale)}/${usual.doc.plugin}/version-${version}`;
}

/** The translations of a language: `i18n/fr`. */
export function i18nFolder({config: {i18n}}: Site, locale: string): string {
  return `${i18n?.path ?? 'i18n'}/${i18n?.localeConfigs?.[locale]?.path ?? locale}`;
}

/** What addresses begin with, without a slash at the end: `/docs`, and nothing for pages. */
export function routeOf(site: Site, kind: ContentKind): string {
  return `/${optionsOf(site, kind).routeBasePath ?? usual[kind].route}`.replace(/^\/{2,}/, '/').replace(/\/$/, '');
}

/** A list of tags, if the pages of a kind have one. */
export function tagsFile(site: Site, kind: Exclude<ContentKind, 'page'>): string | undefined {
  const {tags} = optionsOf(site, kind);
  return tags === false || tags === null ? undefined : (tags ?? 'tags.yml');
}

/** Of all languages and, of docs, of all versions. */
export function allFolders(site: Site, kind: ContentKind): string[] {
  const own = localesOf(site).map((locale) => contentFolder(site, kind, locale));
  return kind === 'doc' ? [own[0]!, 'versioned_docs/*', ...otherDocs(site)] : own;
}

function otherDocs({config: {i18n}}: Site): string[] {
  return [`${i18n?.path ?? 'i18n'}/*/${usual.doc.plugin}/*`];
}
