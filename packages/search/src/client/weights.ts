import type {PageKind} from '../shared/types';

/** All parameters of ranking. `npm run bench:search` measures the effect of a change. */
export const weights = {
  // Similarity of a word in the index to the typed one.
  exact: 1,
  stem: 0.92,
  prefix: 0.5,
  /** Added to `prefix`, multiplied by the share of the word that is typed. */
  prefixTyped: 0.3,
  fuzzy: 0.5,
  mostCompletions: 64,
  mostCorrections: 8,

  // Where the word occurs.
  title: 3.2,
  heading: 2.8,
  /** Most headings of GraphQL pages are names of fields: with several words, they count less. */
  headingOfKind: {docs: 1, wiki: 1, page: 1, blog: 1, rest: 1, graphql: 0.7} satisfies Record<PageKind, number>,
  /** By the level of a posting. */
  text: [0.35, 0.6, 0.9],
  /** Texts of generated references are samples and repeated phrases, so their words count less. */
  textOfKind: {docs: 1, wiki: 1, page: 1, blog: 1, rest: 0.5, graphql: 0.5} satisfies Record<PageKind, number>,
  /** The share of the title and the headings above that a section inherits. */
  inherited: 0.3,

  /** Exponent for the rarity of a word. */
  rarity: 1,

  // How scores of sections and pages are combined.
  /** The share of the whole page added to its best section. */
  page: 0.1,
  /** Exponent for the share of the query in a section, so that all words rank above some. */
  share: 1.5,
  /** Weight of the comparison of the best pages: how much of the title or heading the query covers. */
  reranked: 40,
  coverage: 0.8,
  /** The weight of a heading relative to a title in that comparison. */
  coverageOfHeading: 0.85,
  /** The same for a query of one word, which names a subject: a page about it comes before a section with its name. */
  headingOfOne: 0.6,
  /** Added if the heading is exactly the query. */
  exactHeading: 0.25,
  /** Pages with a smaller share of the query, relative to the best page, aren't results. */
  leastShare: 0.3,

  /** Between equal pages, a guide comes before a generated reference. */
  kind: {docs: 1, wiki: 0.98, page: 0.95, blog: 0.95, rest: 0.9, graphql: 0.9} satisfies Record<PageKind, number>,

  /** The number of sections below a page, and their minimal score relative to the best. */
  mostSections: 4,
  leastSection: 0.35,
};
