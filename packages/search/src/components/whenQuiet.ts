import {isSlow} from '@lectern/kit/connection';
import {loadUnasked} from './searchIndex';

/**
 * A search box becomes ready by itself, in a quiet moment after the page has loaded: not where that costs readers money
 * or time, and not with an index so large that the build has marked its pages (build/markPages.ts).
 */
export function loadWhenQuiet(): void {
  if (isSlow() || document.documentElement.dataset.search === 'on-use') return;
  if (document.readyState === 'complete') waitForQuiet();
  else addEventListener('load', waitForQuiet, {once: true});
}

function waitForQuiet(): void {
  const load = () => void loadUnasked();
  // Safari has no moments of this kind.
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load);
}
