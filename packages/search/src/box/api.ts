import type {IndexState} from '../components/indexState';
import type {Excerpt, PageHit, Result, SearchOptions} from '../shared/types';

/** How a link to a page of the site is followed. */
export type Follow = (address: string) => void;

/** What the script of the box is to the rest of the page, as `window.lecternSearch`. */
export interface SearchApi {
  readonly state: IndexState;
  /** Calls back whenever `state` changes; returns what ends it. */
  subscribe(listener: () => void): () => void;
  load(): Promise<void>;
  loadUnasked(): Promise<void>;
  query(text: string, options: SearchOptions): Promise<Result>;
  excerptOf(hit: PageHit, result: Pick<Result, 'words' | 'rarities'>): Promise<Excerpt | null>;
  /** Makes this the box in the navbar, if it is not; a hydrated page says how links are followed. */
  attach(box: HTMLElement, follow?: Follow): void;
  /** The page has changed. */
  close(): void;
}

declare global {
  interface Window {
    lecternSearch?: SearchApi;
  }
}
