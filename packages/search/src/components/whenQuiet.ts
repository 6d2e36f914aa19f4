import {isSlow} from '@lectern/kit/connection';
import {loadUnasked} from './searchIndex';

/**
 * Loads the index automatically in an idle moment after the page has loaded: not if that costs readers money or time, and
 * not if the index is large, which the build has marked in pages (build/markPages.ts).
 */
export function loadWhenQuiet(): void {
  if (isSlow() || document.documentElement.dataset.search === 'on-use') return;
  if (document.readyState === 'complete') waitForQuiet();
  else addEventListener('load', waitForQuiet, {once: true});
}

function waitForQuiet(): void {
  const load = () => void loadUnasked();
  // Safari lacks `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load);
}
