import type {SearchDataErrorCode} from '../shared/types';

/** How far the search is, as its boxes show it. */
export type IndexState =
  | {status: 'idle'}
  | {status: 'loading'}
  /** In `npm start` the index is that of the last build, and may be stale. */
  | {status: 'ready'; stale: boolean}
  | {status: 'failed'; code: SearchDataErrorCode};
