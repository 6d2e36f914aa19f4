import {useSyncExternalStore} from 'react';
import {startEarly} from '../../plugins/search/client/startWorker';
import type {SearchDataErrorCode} from '../../plugins/search/shared/types';
import type Panel from './Panel';

export type IndexState =
  | {status: 'idle'}
  | {status: 'loading'}
  /** In `npm start` the index is that of the last build, and may be stale. */
  | {status: 'ready'; stale: boolean; Panel: typeof Panel}
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
const loadPanel = () => import('./Panel');

async function loadEngineAndData(): Promise<boolean> {
  const {client, stale} = await loadEngine();
  await client.load();
  return stale;
}

/**
 * The first use of any search box on the page. Code and data come side by side; where either fails, the box says so
 * and the next use tries again.
 */
export async function loadIndex(): Promise<void> {
  if (state.status === 'loading' || state.status === 'ready') return;
  become({status: 'loading'});
  try {
    startEarly();
    const [stale, {default: Panel}] = await Promise.all([loadEngineAndData(), loadPanel()]);
    become({status: 'ready', stale, Panel});
  } catch (error) {
    console.warn('The search index could not be loaded.', error);
    become({status: 'failed', code: codeOf(error)});
  }
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
