import path from 'node:path';
import type {Locale} from '../../src/config/i18n';
import {contentFolder} from '../../src/i18n/contentFolders';
import type {Kind as SourceKind} from '../check/page';

interface KindOfPage {
  /** As the content check sees it. */
  source: SourceKind;
  /** A folder of its own among the pages of that kind. */
  part?: string;
  /** Comes before the path, in the addresses. */
  address: string;
  place: 'sidebar' | 'blog' | 'none';
}

/** What `npm run new` can make, and where it belongs. */
const known = {
  doc: {source: 'doc', address: 'docs', place: 'sidebar'},
  wiki: {source: 'doc', part: 'wiki', address: 'docs/wiki', place: 'sidebar'},
  post: {source: 'post', address: 'blog', place: 'blog'},
  page: {source: 'page', address: '', place: 'none'},
} satisfies Record<string, KindOfPage>;

export type Kind = keyof typeof known;

export const kinds: Record<Kind, KindOfPage> = known;

export function folderOf(kind: Kind, locale: Locale): string {
  const {source, part = ''} = kinds[kind];
  return path.posix.join(contentFolder(source, locale), part);
}
