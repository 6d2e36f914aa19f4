import {type ClientConfig, QuerySuperseded, type Result, SearchDataError} from '../shared/types';
import type {Backend} from './backend';
import type {Answer, Question} from './messages';

/** The worker can't be used: its script was blocked, or deleted by a deployment. */
export class WorkerFailed extends Error {}

/** Passes everything on to the worker, and returns its replies. */
export function createWorkerBackend(config: ClientConfig, worker: Worker): Backend {
  const open = new Map<number, {resolve: (result: Result | undefined) => void; reject: (error: Error) => void}>();
  let failure: Error | undefined;
  let lastId = 0;

  worker.onmessage = ({data: {id, result, error}}: MessageEvent<Answer>) => {
    const waiting = open.get(id);
    open.delete(id);
    if (error) waiting?.reject(new SearchDataError(error.code, error.message));
    else waiting?.resolve(result);
  };
  const stop = (reason: Error): void => {
    failure = reason;
    worker.terminate();
    for (const {reject} of open.values()) reject(reason);
    open.clear();
  };
  const fail = (event: Event): void => {
    // The page takes over, so the console needn't show an error.
    event.preventDefault();
    stop(new WorkerFailed('The search worker could not be used'));
  };
  worker.onerror = fail;
  worker.onmessageerror = fail;
  worker.postMessage(config);

  const ask = (query?: Question['query']): Promise<Result | undefined> =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      const id = ++lastId;
      open.set(id, {resolve, reject});
      worker.postMessage({id, query} satisfies Question);
    });

  return {
    load: async () => void (await ask()),
    search: async (...query) => (await ask(query)) as Result,
    end: () => stop(new QuerySuperseded('The search was ended')),
  };
}
