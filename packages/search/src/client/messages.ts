import type {Result, SearchDataErrorCode, SearchOptions} from '../shared/types';

/** To the worker: load, or search where there is a query. */
export interface Question {
  id: number;
  query?: [text: string, options: SearchOptions];
}

/** From the worker. Errors lose their class on the way, so they travel by code. */
export interface Answer {
  id: number;
  result?: Result;
  error?: {code: SearchDataErrorCode; message: string};
}
