import type {IndexState} from '../components/indexState';
import type {Excerpt, PageHit, Result, SearchOptions} from '../shared/types';

/** Follows a link to a page of the site. */
export type Follow = (address: string) => void;

/** The interface of the box's script for the rest of the page, as `window.lecternSearch`. */
export interface SearchApi {
  readonly state: IndexState;
  /** Calls the listener whenever `state` changes; returns a function that stops this. */
  subscribe(listener: () => void): () => void;
  load(): Promise<void>;
  loadUnasked(): Promise<void>;
  query(text: string, options: SearchOptions): Promise<Result>;
  excerptOf(hit: PageHit, result: Pick<Result, 'words' | 'rarities'>): Promise<Excerpt | null>;
  /** Makes this element the box in the navbar, unless it is already; a hydrated page tells how to follow links. */
  attach(box: HTMLElement, follow?: Follow): void;
  /** The page has changed. */
  close(): void;
}

declare global {
  interface Window {
    lecternSearch?: SearchApi;
  }
}
