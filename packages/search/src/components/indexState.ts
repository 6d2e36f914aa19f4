import type {SearchDataErrorCode} from '../shared/types';

/** The state of the search, for its boxes. */
export type IndexState =
  | {status: 'idle'}
  | {status: 'loading'}
  /** In `npm start`, the index is that of the last build, and may be outdated. */
  | {status: 'ready'; stale: boolean}
  | {status: 'failed'; code: SearchDataErrorCode};
