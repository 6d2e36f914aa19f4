/** What the search engine, its worker and the interface say to each other. Nothing here touches a framework. */

export const kinds = ['docs', 'blog', 'wiki', 'rest', 'graphql', 'page'] as const;
export type Kind = (typeof kinds)[number];

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Where a text matched: from the first character up to, not including, the second number. */
export type Range = [start: number, end: number];

export interface SearchOptions {
  /** Only pages of these kinds; all kinds where it is missing or empty. */
  kinds?: readonly Kind[];
  limit: number;
  offset?: number;
}

export interface SectionHit {
  /** The page's address with the section's `#anchor`. */
  url: string;
  heading: string;
  ranges: Range[];
}

export interface PageHit {
  /** Begins with the base path of the language; no host, no anchor. */
  url: string;
  title: string;
  /** From the outermost category inwards, without the page itself. */
  breadcrumb: string[];
  kind: Kind;
  score: number;
  titleRanges: Range[];
  /** The best sections first; empty where only the page as a whole matched. */
  sections: SectionHit[];
}

export interface Result {
  /** Pages that match and are of the kinds asked for: what paging goes by. */
  total: number;
  /** Pages that match, by kind, whatever kinds were asked for: the figures beside the filters. */
  totalByKind: Record<Kind, number>;
  hits: PageHit[];
  /** The folded words of the query, as `findMatches` and `excerptFrom` take them. */
  words: string[];
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

/** The content of `@generated/search/default/client.json`. */
export interface ClientConfig {
  docsUrl: string;
  indexUrl: string;
  /** The build that both files should be of; null in `npm start`, where any will do. */
  hash: string | null;
  language: Language;
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
 *   client/client.ts       createSearchClient(config: ClientConfig): SearchClient
 *                          excerptFrom(html: string, words: string[], language: Language, anchor?: string): Excerpt | null
 *   shared/normalise.ts    findMatches(text: string, words: string[], language: Language): Range[]
 *   client/engine.ts       createEngine(docsJson: string, indexJson: string, language: Language): Engine
 */
