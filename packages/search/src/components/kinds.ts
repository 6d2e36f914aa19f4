import {translate} from '@docusaurus/Translate';
import type {PageKind} from '../shared/types';

/** The kinds in filters. The few pages of kind `page` only appear among all. */
export const filters = ['docs', 'blog', 'wiki', 'rest', 'graphql'] as const satisfies readonly PageKind[];
export type Filter = (typeof filters)[number];

export function toFilter(value: string | null): Filter | null {
  return filters.find((kind) => kind === value) ?? null;
}

export function labelOf(kind: PageKind): string {
  switch (kind) {
    case 'docs':
      return translate({id: 'search.kind.docs', message: 'Docs', description: 'Kind of page found: documentation'});
    case 'blog':
      return translate({id: 'search.kind.blog', message: 'Blog', description: 'Kind of page found: post of the blog'});
    case 'wiki':
      return translate({id: 'search.kind.wiki', message: 'Wiki', description: 'Kind of page found: page of the wiki'});
    case 'rest':
      return translate({id: 'search.kind.rest', message: 'REST', description: 'Kind of page found: REST reference'});
    case 'graphql':
      return translate({id: 'search.kind.graphql', message: 'GraphQL', description: 'Kind of page: GraphQL reference'});
    case 'page':
      return translate({id: 'search.kind.page', message: 'Page', description: 'Kind of page found: standalone page'});
  }
}
