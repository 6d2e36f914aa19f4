import path from 'node:path';
import type {Locale} from '../../src/config/i18n';
import {type Part, parts} from '../../src/config/parts';
import {contentFolder} from '../../src/i18n/contentFolders';
import type {Kind as SourceKind} from '@lectern/cli/check/page';

interface KindOfPage {
  /** What must be on: its folder may be missing, as the first page makes it. */
  needs?: Part;
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
  wiki: {needs: 'wiki', source: 'doc', part: 'wiki', address: 'docs/wiki', place: 'sidebar'},
  post: {needs: 'blog', source: 'post', address: 'blog', place: 'blog'},
  page: {needs: 'standalonePages', source: 'page', address: '', place: 'none'},
} satisfies Record<string, KindOfPage>;

export type Kind = keyof typeof known;

export const kinds: Record<Kind, KindOfPage> = known;

/** Those that this site can have. */
export const kindsHere = Object.entries(kinds)
  .filter(([, {needs}]) => !needs || parts[needs])
  .map(([kind]) => kind);

export function folderOf(kind: Kind, locale: Locale): string {
  const {source, part = ''} = kinds[kind];
  return path.posix.join(contentFolder(source, locale), part);
}
