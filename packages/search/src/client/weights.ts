import type {PageKind} from '../shared/types';

/** What ranking goes by, in one place. `npm run bench:search` says what a change does. */
export const weights = {
  // How near a word of the index is to the word typed.
  exact: 1,
  stem: 0.92,
  prefix: 0.5,
  /** Added to `prefix`, times the share of the word that is typed. */
  prefixTyped: 0.3,
  fuzzy: 0.5,
  mostCompletions: 64,
  mostCorrections: 8,

  // Where it stands.
  title: 3.2,
  heading: 2.8,
  /** Most headings of GraphQL pages are names of fields: as one word among others, they say less. */
  headingOfKind: {docs: 1, wiki: 1, page: 1, blog: 1, rest: 1, graphql: 0.7} satisfies Record<PageKind, number>,
  /** By the level of a posting. */
  text: [0.35, 0.6, 0.9],
  /** Texts of the generated references are samples and phrases that repeat: words in them say less. */
  textOfKind: {docs: 1, wiki: 1, page: 1, blog: 1, rest: 0.5, graphql: 0.5} satisfies Record<PageKind, number>,
  /** What a section has of its page's title and of the headings above it. */
  inherited: 0.3,

  /** Rare words count more: their rarity to this power. */
  rarity: 1,

  // How sections and pages add up.
  /** What the page as a whole adds to its best section. */
  page: 0.1,
  /** All words come before some words: a section that has only a share of the query counts by this power of it. */
  share: 1.5,
  /** The best pages are looked at again: how much of title or heading the query covers. */
  reranked: 40,
  coverage: 0.8,
  /** How much a heading counts in that beside a title. */
  coverageOfHeading: 0.85,
  /** What is added where the heading is the query, letter by letter. */
  exactHeading: 0.25,
  /** Pages with less of the query, in proportion to the page that has most of it, are no hits. */
  leastShare: 0.3,

  /** Of two pages that are equal otherwise, the guide comes before the generated reference. */
  kind: {docs: 1, wiki: 0.98, page: 0.95, blog: 0.95, rest: 0.9, graphql: 0.9} satisfies Record<PageKind, number>,

  /** Sections shown below a page, and how good they must be beside its best. */
  mostSections: 4,
  leastSection: 0.35,
};
