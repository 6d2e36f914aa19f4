import type {Kind as SourceKind} from '../check/page';

interface KindOfPage {
  /** As the content check sees it. */
  source: SourceKind;
  folder: string;
  french: string;
  /** Comes before the path, in the addresses. */
  address: string;
  place: 'sidebar' | 'blog' | 'none';
}

const frenchDocs = 'i18n/fr/docusaurus-plugin-content-docs/current';

/** What `npm run new` can make, and where it belongs. */
export const kinds = {
  doc: {source: 'doc', folder: 'docs', french: frenchDocs, address: 'docs', place: 'sidebar'},
  wiki: {source: 'doc', folder: 'docs/wiki', french: `${frenchDocs}/wiki`, address: 'docs/wiki', place: 'sidebar'},
  post: {
    source: 'post',
    folder: 'blog',
    french: 'i18n/fr/docusaurus-plugin-content-blog',
    address: 'blog',
    place: 'blog',
  },
  page: {
    source: 'page',
    folder: 'src/pages',
    french: 'i18n/fr/docusaurus-plugin-content-pages',
    address: '',
    place: 'none',
  },
} satisfies Record<string, KindOfPage>;

export type Kind = keyof typeof kinds;
