/** The index, shared by all search boxes on the page. */
import {createSearchClient} from '../client/client';
import type {IndexState} from '../components/indexState';
import type {Result, SearchDataErrorCode, SearchOptions} from '../shared/types';
import {config, site} from './site';

/** The URL of this script, which is also the worker for a large index: see index.ts. */
const script = typeof document === 'undefined' ? undefined : (document.currentScript as HTMLScriptElement | null)?.src;

/** Starting a worker takes longer than reading a small index, which answers a key in a few milliseconds. */
const isLarge = (): boolean => document.documentElement.dataset.search === 'on-use';

const client = createSearchClient(config, startWorker);

function startWorker(): Worker | undefined {
  if (!script || !isLarge() || typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(script);
  } catch {
    // A security policy forbids workers.
    return undefined;
  }
}

const idle: IndexState = {status: 'idle'};
let state: IndexState = idle;
const listeners = new Set<() => void>();

function become(next: IndexState): void {
  state = next;
  for (const listener of [...listeners]) listener();
}

export const stateOfIndex = (): IndexState => state;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const fetchAll = async (): Promise<IndexState> => {
  await client.load();
  return {status: 'ready', stale: site.stale};
};

/** Loads the index at the first use of any search box. After a failure, the box says so, and the next use tries again. */
export async function loadIndex(): Promise<void> {
  if (state.status === 'loading' || state.status === 'ready') return;
  become({status: 'loading'});
  try {
    become(await fetchAll());
  } catch (error) {
    console.warn('The search index could not be loaded.', error);
    become({status: 'failed', code: (error as {code?: SearchDataErrorCode}).code ?? 'network'});
  }
}

/** Loads the index before any box is used: the box looks the same until it is ready, and a failure isn't reported. */
export async function loadUnasked(): Promise<void> {
  if (state.status !== 'idle') return;
  const ready = await fetchAll().catch(() => idle);
  if (state.status === 'idle') become(ready);
}

export const query = (text: string, options: SearchOptions): Promise<Result> => client.query(text, options);
