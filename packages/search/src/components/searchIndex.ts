import {useSyncExternalStore} from 'react';
import {startEarly} from '../client/startWorker';
import type {SearchDataErrorCode} from '../shared/types';
import type SearchPanel from '@theme/SearchPanel';

export type IndexState =
  | {status: 'idle'}
  | {status: 'loading'}
  /** In `npm start` the index is that of the last build, and may be stale. */
  | {status: 'ready'; stale: boolean; Panel: typeof SearchPanel}
  | {status: 'failed'; code: SearchDataErrorCode};

const idle: IndexState = {status: 'idle'};
let state: IndexState = idle;
const listeners = new Set<() => void>();

function become(next: IndexState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const loadEngine = () => import('./engine');
// Not a lazy component: React holds what it suspended back for 300 ms.
const loadPanel = () => import('@theme/SearchPanel');

async function loadEngineAndData(): Promise<boolean> {
  const {client, stale} = await loadEngine();
  await client.load();
  return stale;
}

/** What is on its way, whoever was the first to want it. */
let coming: Promise<IndexState> | undefined;

function fetchAll(): Promise<IndexState> {
  coming ??= (async (): Promise<IndexState> => {
    startEarly();
    const [stale, {default: Panel}] = await Promise.all([loadEngineAndData(), loadPanel()]);
    return {status: 'ready', stale, Panel};
  })().finally(() => (coming = undefined));
  return coming;
}

/**
 * The first use of any search box on the page. Code and data come side by side; where either fails, the box says so
 * and the next use tries again.
 */
export async function loadIndex(): Promise<void> {
  if (state.status === 'loading' || state.status === 'ready') return;
  become({status: 'loading'});
  try {
    become(await fetchAll());
  } catch (error) {
    console.warn('The search index could not be loaded.', error);
    become({status: 'failed', code: codeOf(error)});
  }
}

/** Before anybody has used a box: it looks the same until it is ready, and says nothing of a failure. */
export async function loadUnasked(): Promise<void> {
  if (state.status !== 'idle') return;
  const ready = await fetchAll().catch(() => idle);
  if (state.status === 'idle') become(ready);
}

/** By its code, not its class: the class belongs to the code that may not have come. */
function codeOf(error: unknown): SearchDataErrorCode {
  const {code} = error as {code?: unknown};
  return code === 'corrupt' || code === 'version' ? code : 'network';
}

export const engine = loadEngine;

export function useIndexState(): IndexState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => idle,
  );
}
