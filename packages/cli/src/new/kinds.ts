import path from 'node:path';
import {contentFolder, routeOf} from '../check/folders';
import type {ContentKind} from '../settings/settings';
import type {Site} from '../settings/site';

export interface KindOfPage {
  /** As the content check sees it. */
  source: ContentKind;
  /** A folder of its own among the pages of that kind. */
  part?: string;
  /** Comes before the path, in the addresses. */
  address: string;
  place: 'sidebar' | 'blog' | 'none';
}

export type Kinds = Record<string, KindOfPage>;

/** What can be made in a site, and where it belongs: docs, with a kind for each section that the settings name, posts and pages. */
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
