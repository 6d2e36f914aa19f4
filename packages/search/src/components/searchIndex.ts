import siteConfig from '@generated/docusaurus.config';
import {useSyncExternalStore} from 'react';
import {isAwaited} from '@lectern/kit/letters';
import type {Follow, SearchApi} from '../box/api';
import {showState} from '../box/showState';
import {onUse} from '../box/useOfBox';
import type {IndexState} from './indexState';

/** The state before the script of the box has loaded; afterwards, the script has it. */
const idle: IndexState = {status: 'idle'};
let before: IndexState = idle;
const listeners = new Set<() => void>();
let coming: Promise<SearchApi> | undefined;

const api = (): SearchApi | undefined => window.lecternSearch;
const stateNow = (): IndexState => api()?.state ?? before;

const tell = (): void => {
  for (const listener of listeners) listener();
};

function become(next: IndexState): void {
  before = next;
  tell();
}

/** The build writes the URL into each page. */
const addressOfScript = (): string =>
  document.documentElement.dataset.searchFiles?.split(' ')[0] ?? `${siteConfig.baseUrl}assets/js/search.js`;

/** Loads the script of the box, with the search engine. */
function loadScript(): Promise<SearchApi> {
  const here = api();
  if (here) return Promise.resolve(here);
  coming ??= new Promise<SearchApi>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = addressOfScript();
    script.dataset.byPage = '';
    script.onload = () => (api() ? resolve(api()!) : reject(new Error('The script of the search is another one')));
    script.onerror = () => {
      script.remove();
      reject(new Error(`${script.src} could not be fetched`));
    };
    document.head.append(script);
  }).finally(() => (coming = undefined));
  return coming;
}

/** Whether changes of the script's state are passed on. */
let isHeard = false;
/** Attaches the box in the navbar after its script has loaded. */
let waiting: (() => void) | undefined;

/** The search engine. */
export async function engine(): Promise<SearchApi> {
  const loaded = await loadScript();
  if (!isHeard) {
    isHeard = true;
    loaded.subscribe(tell);
    waiting?.();
  }
  return loaded;
}

/** Loads the index at the first use of any search box; after a failure, the box says so, and the next use tries again. */
export async function loadIndex(): Promise<void> {
  const {status} = stateNow();
  if (status === 'loading' || status === 'ready') return;
  if (!api()) become({status: 'loading'});
  try {
    const loaded = await engine();
    await loaded.load();
    tell();
  } catch (error) {
    console.warn('The search index could not be loaded.', error);
    become({status: 'failed', code: 'network'});
  }
}

/** Loads the index before any box is used: the box looks the same until it is ready, and a failure isn't reported. */
export async function loadUnasked(): Promise<void> {
  if (stateNow().status !== 'idle') return;
  const loaded = await engine().catch(() => undefined);
  // Meanwhile, a reader may have used it.
  await loaded?.loadUnasked();
  tell();
}

/** Attaches the box in the navbar, now or after its script has loaded. */
export function attachBox(box: HTMLElement, follow: Follow): (() => void) | undefined {
  const attach = (): void => {
    stop();
    waiting = undefined;
    api()!.attach(box, follow);
  };
  let stop = (): void => undefined;
  if (api()) {
    void engine();
    attach();
    return undefined;
  }
  const load = (): void => void loadIndex();
  const stopLooking = onUse(box, load);
  const show = (): void => showState(box, stateNow());
  listeners.add(show);
  stop = () => {
    stopLooking();
    listeners.delete(show);
  };
  waiting = attach;
  // The reader was here before hydration.
  if (isAwaited(box)) load();
  return stop;
}

export const closeBox = (): void => api()?.close();

export function useIndexState(): IndexState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      if (api()) void engine();
      return () => listeners.delete(listener);
    },
    stateNow,
    () => idle,
  );
}
