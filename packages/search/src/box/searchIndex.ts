/** The index of the page, which all its search boxes share. */
import {createSearchClient} from '../client/client';
import type {IndexState} from '../components/indexState';
import type {Result, SearchDataErrorCode, SearchOptions} from '../shared/types';
import {config, site} from './site';

/** Itself, in which a large index is searched: see index.ts. */
const script = typeof document === 'undefined' ? undefined : (document.currentScript as HTMLScriptElement | null)?.src;

/** Starting a worker takes longer than to read a small index, which answers a key in a few milliseconds. */
const isLarge = (): boolean => document.documentElement.dataset.search === 'on-use';

const client = createSearchClient(config, startWorker);

function startWorker(): Worker | undefined {
  if (!script || !isLarge() || typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(script);
  } catch {
    // A policy forbids it.
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

/** The first use of any search box on the page. Where it fails, the box says so and the next use tries again. */
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

/** Before anybody has used a box: it looks the same until it is ready, and says nothing of a failure. */
export async function loadUnasked(): Promise<void> {
  if (state.status !== 'idle') return;
  const ready = await fetchAll().catch(() => idle);
  if (state.status === 'idle') become(ready);
}

export const query = (text: string, options: SearchOptions): Promise<Result> => client.query(text, options);
