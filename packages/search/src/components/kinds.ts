import {translate} from '@docusaurus/Translate';
import {graphql} from './kindNames/graphql';
import {rest} from './kindNames/rest';
import {wiki} from './kindNames/wiki';
import {kinds, type PageKind} from '../shared/types';

export function toKind(value: string | null): PageKind | null {
  return kinds.find((kind) => kind === value) ?? null;
}

/** Names of kinds that few sites have are in files of their own, so that translators of the others don't get them. */
const names: Record<PageKind, string> = {
  docs: translate({id: 'search.kind.docs', message: 'Docs', description: 'Kind of page found: documentation'}),
  blog: translate({id: 'search.kind.blog', message: 'Blog', description: 'Kind of page found: post of the blog'}),
  wiki,
  rest,
  graphql,
  page: translate({id: 'search.kind.page', message: 'Page', description: 'Kind of page found: standalone page'}),
};

export const labelOf = (kind: PageKind): string => names[kind];
