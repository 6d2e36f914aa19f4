import path from 'node:path';
import {contentFolder, routeOf} from '../check/folders';
import type {ContentKind} from '../settings/settings';
import type {Site} from '../settings/site';

export interface KindOfPage {
  /** The kind in the content check. */
  source: ContentKind;
  /** A folder among the pages of that kind. */
  part?: string;
  /** The start of its URLs. */
  address: string;
  place: 'sidebar' | 'blog' | 'none';
}

export type Kinds = Record<string, KindOfPage>;

/** The kinds of pages that a site can have: docs, a kind for each section in the settings, posts and pages. */
export function kindsOf(site: Site): Kinds {
  const docs = routeOf(site, 'doc');
  const sections = Object.entries(site.settings.sections ?? {}).map(([name, part]): [string, KindOfPage] => [
    name,
    {source: 'doc', part, address: `${docs}/${part}`, place: 'sidebar'},
  ]);
  return {
    ...(site.content.doc && {
      doc: {source: 'doc', address: docs, place: 'sidebar'},
      ...Object.fromEntries<KindOfPage>(sections),
    }),
    ...(site.content.post && {post: {source: 'post', address: routeOf(site, 'post'), place: 'blog'}}),
    ...(site.content.page && {page: {source: 'page', address: routeOf(site, 'page'), place: 'none'}}),
  };
}

export function folderOf(site: Site, {source, part = ''}: KindOfPage, locale: string): string {
  return path.posix.join(contentFolder(site, source, locale), part);
}
