/** What the search engine, its worker and the interface say to each other. Nothing here touches a framework. */

export const kinds = ['docs', 'blog', 'wiki', 'rest', 'graphql', 'page'] as const;
export type PageKind = (typeof kinds)[number];

/** By its code, such as `pt-BR`; `languages/` says what search knows of it. */
export type Language = string;

/** Where a text matched: from the first character up to, not including, the second number. */
export type Range = [start: number, end: number];

export interface SearchOptions {
  /** Only pages of these kinds; all kinds where it is missing or empty. */
  kinds?: readonly PageKind[];
  /** Of docs in several versions only those of this one; pages that belong to no version are found in any case. */
  version?: string;
  limit: number;
  offset?: number;
}

export interface SectionHit {
  /** The page's address with the section's `#anchor`. */
  url: string;
  heading: string;
  ranges: Range[];
  /** The headings above it that tell it from other hits of the same heading on the page. */
  within?: string;
}

export interface PageHit {
  /** Begins with the base path of the language; no host, no anchor. */
  url: string;
  title: string;
  /** From the outermost category inwards, without the page itself. */
  breadcrumb: string[];
  kind: PageKind;
  score: number;
  titleRanges: Range[];
  /** The best sections first; empty where only the page as a whole matched. */
  sections: SectionHit[];
}

export interface Result {
  /** Pages that match and are of the kinds asked for: what paging goes by. */
  total: number;
  /**
   * Pages that match, by kind, whatever kinds were asked for: the figures beside the filters. Kinds of which the site
   * has no page are missing.
   */
  totalByKind: Partial<Record<PageKind, number>>;
  hits: PageHit[];
  /** The folded words of the query, as `findMatches` and `excerptFrom` take them; with `*` where they may go on. */
  words: string[];
  /** How telling each of them is: high where few sections have it. */
  rarities: number[];
}

export interface Engine {
  /** The build that the data is from. */
  readonly hash: string;
  readonly pages: number;
  search(query: string, options: SearchOptions): Result;
}

/**
 * - `network`: a file could not be fetched; trying again may help.
 * - `corrupt`: a file is not what it should be, for example cut off.
 * - `version`: the two files are of different builds, or of a format that this code does not know: the site was
 *   deployed while the tab was open, and loading the page anew helps.
 */
export type SearchDataErrorCode = 'network' | 'corrupt' | 'version';

export class SearchDataError extends Error {
  override readonly name = 'SearchDataError';

  constructor(
    readonly code: SearchDataErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What the answer to a query rejects with where a later query took its place before it was begun. */
export class QuerySuperseded extends Error {
  override readonly name = 'QuerySuperseded';
}

export type VersionPath = [name: string, path: string];

/** The content of `@generated/lectern-search/default/browse.json`: addresses of lists, below the base path. */
export interface Browse {
  sections?: string;
  tags?: string;
}

/** What a client is told of its site: `box/site.ts` makes it of what the build and the page say. */
export interface ClientConfig {
  /** The base path of the language. */
  base: string;
  docsUrl: string;
  indexUrl: string;
  /** Where the text of a page is, with `*` for the page: see `textUrl`. */
  textsUrl: string;
  /** The build that both files should be of; null in `npm start`, where any will do. */
  hash: string | null;
  language: Language;
  /** The versions of the docs, where there are several: the name of each, and the address below which it stands. */
  versions?: VersionPath[];
  /** In `npm start`: the files are those of the last build, and may lag behind the sources. */
  stale?: boolean;
}

export type SearchState = 'idle' | 'loading' | 'ready' | 'failed';

export interface SearchClient {
  readonly state: SearchState;
  /**
   * Fetches both files on the first call; later calls wait for the same, or try again after a failure.
   * Rejects with a `SearchDataError`.
   */
  load(): Promise<void>;
  /**
   * Loads first where that is still to be done. One query runs and one waits: a later one takes the place of
   * the one that waits, which then rejects with `QuerySuperseded`.
   */
  query(text: string, options: SearchOptions): Promise<Result>;
  /** Calls back whenever `state` changes; returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Ends the worker; the client is idle again. */
  dispose(): void;
}

/** A piece of a page's text around the best match, for showing below a hit. */
export interface Excerpt {
  text: string;
  ranges: Range[];
}

/*
 * Elsewhere:
 *   client/client.ts       createSearchClient(config: ClientConfig, startWorker): SearchClient
 *   client/excerpt.ts      excerptFrom(page: PageText, words: string[], options: ExcerptOptions): Excerpt | null
 *   shared/normalise.ts    findMatches(text: string, words: string[], language: Language): Range[]
 *   client/engine.ts       createEngine(docsJson, indexJson, language: Language, versions?: VersionPath[]): Engine
 */
