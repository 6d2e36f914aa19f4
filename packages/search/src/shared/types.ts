/** Types that the search engine, its worker and the interface share, without any framework. */

export const kinds = ['docs', 'blog', 'wiki', 'rest', 'graphql', 'page'] as const;
export type PageKind = (typeof kinds)[number];

/** A code such as `pt-BR`; `languages/` has the rules. */
export type Language = string;

/** The range of a match: the first character, and the one after the last. */
export type Range = [start: number, end: number];

export interface SearchOptions {
  /** Only pages of these kinds; all kinds if missing or empty. */
  kinds?: readonly PageKind[];
  /** Only docs of this version, if there are several; pages without a version are always included. */
  version?: string;
  limit: number;
  offset?: number;
}

export interface SectionHit {
  /** The URL of the page with the `#anchor` of the section. */
  url: string;
  heading: string;
  ranges: Range[];
  /** Headings above it that distinguish it from other results with the same heading on the page. */
  within?: string;
}

export interface PageHit {
  /** The path with the base path of the language, without host and anchor. */
  url: string;
  title: string;
  /** From the outermost category inwards, without the page itself. */
  breadcrumb: string[];
  kind: PageKind;
  score: number;
  titleRanges: Range[];
  /** The best sections first; empty if only the page as a whole matched. */
  sections: SectionHit[];
}

export interface Result {
  /** The number of matching pages of the requested kinds, for paging. */
  total: number;
  /**
   * The number of matching pages by kind, for the filters, whatever kinds were requested. Kinds without any page on the site
   * are missing.
   */
  totalByKind: Partial<Record<PageKind, number>>;
  hits: PageHit[];
  /** The folded words of the query, for `findMatches` and `excerptFrom`; with `*` if they may be unfinished. */
  words: string[];
  /** The rarity of each word: high if few sections contain it. */
  rarities: number[];
}

export interface Engine {
  /** The hash of the build that created the data. */
  readonly hash: string;
  readonly pages: number;
  search(query: string, options: SearchOptions): Result;
}

/**
 * - `network`: a file could not be fetched; another attempt may help.
 * - `corrupt`: a file is invalid, for example cut off.
 * - `version`: the two files are from different builds, or in a format that this code doesn't know: the site was
 *   deployed while the tab was open, and reloading the page helps.
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

/** The rejection of a query if a later one replaced it before it started. */
export class QuerySuperseded extends Error {
  override readonly name = 'QuerySuperseded';
}

export type VersionPath = [name: string, path: string];

/** The content of `@generated/lectern-search/default/browse.json`: paths of lists, without the base path. */
export interface Browse {
  sections?: string;
  tags?: string;
}

/** The configuration of a client: `box/site.ts` derives it from the build and the page. */
export interface ClientConfig {
  /** The base path of the language. */
  base: string;
  docsUrl: string;
  indexUrl: string;
  /** The URL of a page's text, with `*` for the page: see `textUrl`. */
  textsUrl: string;
  /** The expected hash of both files; null in `npm start`, where any will do. */
  hash: string | null;
  language: Language;
  /** The versions of the docs if there are several: the name and the path of each. */
  versions?: VersionPath[];
  /** In `npm start`: the files are from the last build, and may be older than the sources. */
  stale?: boolean;
}

export type SearchState = 'idle' | 'loading' | 'ready' | 'failed';

export interface SearchClient {
  readonly state: SearchState;
  /**
   * Fetches both files on the first call; later calls share the result, or try again after a failure.
   * Rejects with a `SearchDataError`.
   */
  load(): Promise<void>;
  /**
   * Loads first if necessary. One query runs and one waits: a later one replaces
   * the waiting one, which then rejects with `QuerySuperseded`.
   */
  query(text: string, options: SearchOptions): Promise<Result>;
  /** Calls the listener whenever `state` changes; returns a function that stops this. */
  subscribe(listener: () => void): () => void;
  /** Stops the worker; the client is idle again. */
  dispose(): void;
}

/** A passage of a page's text around the best match, to show below a result. */
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
