/**
 * All parameters of ranking. `npm run bench:search` measures the effect of a change. Constants are smaller in the script
 * of the box than an object with names.
 */
import type {PageKind} from '../shared/types';

// Similarity of a word in the index to the typed one.
export const exact = 1;
export const stem = 0.92;
export const prefix = 0.5;
/** Added to `prefix`, multiplied by the share of the word that is typed. */
export const prefixTyped = 0.3;
export const fuzzy = 0.5;
export const mostCompletions = 64;
export const mostCorrections = 8;

// Where the word occurs.
export const title = 3.2;
export const heading = 2.8;
/** By the level of a posting. */
export const text = [0.35, 0.6, 0.9];
/** Texts of generated references are samples and repeated phrases, so their words count less. */
export const textOfKind = {rest: 0.5, graphql: 0.5} as Partial<Record<PageKind, number>>;
/** Headings of theirs are names: the more plain words a query has, the less likely it means one. */
export const nameInReference = 0.8;
/** The share of the title and the headings above that a section inherits. */
export const inherited = 0.3;

/** Exponent for the rarity of a word. */
export const rarity = 1;

// How scores of sections and pages are combined.
/** The share of the whole page added to its best section. */
export const page = 0.1;
/** The share of its sections after the second: a page is about what several of them speak of. */
export const others = 0.3;
/** Exponent for the share of the query in a section, so that all words rank above some. */
export const share = 1.5;
/** Weight of the comparison of the best pages: how much of the title or heading the query covers. */
export const reranked = 40;
export const coverage = 0.8;
/** The weight of a heading relative to a title in that comparison. */
export const coverageOfHeading = 0.85;
/** The same for a query of one word, which names a subject: a page about it comes before a section with its name. */
export const headingOfOne = 0.6;
/** Added if the heading is exactly the query. */
export const exactHeading = 0.25;
/** Pages with a smaller share of the query, relative to the best page, aren't results. */
export const leastShare = 0.3;

/** Between equal pages, a guide comes before a generated reference, and that before a post. */
export const kind = {docs: 1, wiki: 0.98, page: 0.85, blog: 0.85, rest: 0.9, graphql: 0.9} satisfies Record<
  PageKind,
  number
>;

/** The number of sections below a page, and their minimal score relative to the best. */
export const mostSections = 4;
export const leastSection = 0.35;
