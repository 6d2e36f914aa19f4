import {
  type ClientConfig,
  QuerySuperseded,
  type Result,
  type SearchClient,
  SearchDataError,
  type SearchOptions,
  type SearchState,
} from '../shared/types';
import type {Backend} from './backend';
import {createWorkerBackend, WorkerFailed} from './workerBackend';

interface Waiting {
  query: [text: string, options: SearchOptions];
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** Loads nothing before the first `load` or `query`. Without a worker, it searches in the page. */
export function createSearchClient(config: ClientConfig, startWorker: () => Worker | undefined): SearchClient {
  let state: SearchState = 'idle';
  let backend: Backend | undefined;
  let loading: Promise<void> | undefined;
  let running = false;
  let waiting: Waiting | undefined;
  const listeners = new Set<() => void>();

  const become = (next: SearchState): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  async function start(): Promise<void> {
    become('loading');
    // A client that was disposed of meanwhile has started another load, or none.
    const isCurrent = (): boolean => loading === own;
    const own = loadBackend();
    loading = own;
    try {
      await own;
      if (isCurrent()) become('ready');
    } catch (error) {
      if (isCurrent()) {
        loading = undefined;
        become('failed');
      }
      throw error;
    }
  }

  /** The backend is kept after a failure, because it then bypasses caches. */
  async function loadBackend(): Promise<void> {
    const worker = backend ? undefined : startWorker();
    if (worker) backend = createWorkerBackend(config, worker);
    try {
      backend ??= await createPageBackend(config);
      await backend.load();
    } catch (error) {
      if (!(error instanceof WorkerFailed)) throw error;
      backend = await createPageBackend(config);
      await backend.load();
    }
  }

  async function runWaiting(): Promise<void> {
    if (running || !waiting || !backend) return;
    const {query, resolve, reject} = waiting;
    waiting = undefined;
    running = true;
    try {
      resolve(await backend.search(...query));
    } catch (error) {
      reject(error);
    }
    running = false;
    void runWaiting();
  }

  function load(): Promise<void> {
    return loading ?? start();
  }

  return {
    get state() {
      return state;
    },
    load,
    query(text, options) {
      return new Promise<Result>((resolve, reject) => {
        waiting?.reject(new QuerySuperseded('A later query took the place of this one'));
        const own: Waiting = {query: [text, options], resolve, reject};
        waiting = own;
        load().then(runWaiting, (error: Error) => {
          if (waiting === own) waiting = undefined;
          reject(error);
        });
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      backend?.end();
      waiting?.reject(new QuerySuperseded('The search was ended'));
      waiting = backend = loading = undefined;
      become('idle');
    },
  };
}

async function createPageBackend(config: ClientConfig): Promise<Backend> {
  try {
    const {createBackend} = await import('./backend');
    return createBackend(config);
  } catch (cause) {
    throw new SearchDataError('network', 'The code of the search could not be fetched', {cause});
  }
}
