import siteConfig from '@generated/docusaurus.config';
import {useSyncExternalStore} from 'react';
import {isAwaited} from '@lectern/kit/letters';
import type {Follow, SearchApi} from '../box/api';
import {showState} from '../box/showState';
import {onUse} from '../box/useOfBox';
import type {IndexState} from './indexState';

/** Until its script is there, the search is what React knows of it; from then on, what the script says. */
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

/** Builds name it in each page. */
const addressOfScript = (): string =>
  document.documentElement.dataset.searchFiles?.split(' ')[0] ?? `${siteConfig.baseUrl}assets/js/search.js`;

/** The script of the box, with all that searches. */
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

/** What the script says is told here, too. */
let isHeard = false;
/** What makes the box in the navbar, while its script is not there. */
let waiting: (() => void) | undefined;

/** The search itself. */
export async function engine(): Promise<SearchApi> {
  const loaded = await loadScript();
  if (!isHeard) {
    isHeard = true;
    loaded.subscribe(tell);
    waiting?.();
  }
  return loaded;
}

/** The first use of any search box on the page; where it fails, the box says so and the next use tries again. */
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

/** Before anybody has used a box: it looks the same until it is ready, and says nothing of a failure. */
export async function loadUnasked(): Promise<void> {
  if (stateNow().status !== 'idle') return;
  const loaded = await engine().catch(() => undefined);
  // Meanwhile, somebody may have used it.
  await loaded?.loadUnasked();
  tell();
}

/** Makes the box in the navbar what it is, now or once its script is there. */
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
