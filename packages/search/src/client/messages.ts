import type {Result, SearchDataErrorCode, SearchOptions} from '../shared/types';

/** To the worker: load the index or, with a query, search. */
export interface Question {
  id: number;
  query?: [text: string, options: SearchOptions];
}

/** From the worker. Errors lose their class in messages, so their code is sent. */
export interface Answer {
  id: number;
  result?: Result;
  error?: {code: SearchDataErrorCode; message: string};
}
