import {isCostly} from '@lectern/kit/connection';
import {fontsKey} from '../../styles/fontsKey';
import {startsHydration} from './controls';
import {isJump} from './jumps';
import {isOfSearch, loadSearch} from './search';
import {calledBox} from './queuedEvents';

/** Milliseconds after the last scroll, touch or focus, so that a click right after it finds a free processor. */
const calm = 500;
/** Milliseconds after the last sign of a search, so that nothing delays the first results. */
const calmOfSearch = 2000;
/** Seconds for which the page has been in view: then the reader stays. */
const stay = 10;
/** Milliseconds to wait for an idle moment then. */
const patience = 400;

/**
 * Starts at the first sign that somebody uses the page: at once for controls that need scripts, otherwise in an idle
 * moment. A page that is opened and left never starts. Call the returned function to stop.
 */
export function atSignsOfUse(start: () => void): () => void {
  const end = new AbortController();
  const atOnce = {capture: true, signal: end.signal};
  // The end of a press counts too, because loading may have failed since it began.
  for (const sign of ['pointerover', 'pointerdown', 'pointerup', 'focusin', 'keydown']) {
    addEventListener(sign, onSign, atOnce);
  }
  // A choice in another tab applies to this one; that fonts have loaded is no choice.
  addEventListener('storage', ({key}) => key !== fontsKey && start(), atOnce);
  // On these connections, scripts load only for controls that need them.
  const soon = isCostly() ? () => undefined : startLater(start, end.signal);

  function onSign(event: Event): void {
    // The search has its own script, which loads first.
    if ([event.target, calledBox(event as KeyboardEvent)].some(isOfSearch)) {
      loadSearch(start);
      soon(calmOfSearch);
    } else if (event.type === 'keydown' || startsHydration(event.target)) start();
  }
  return () => end.abort();
}

function startLater(start: () => void, signal: AbortSignal): (pause: number) => void {
  const inQuiet = (): void => {
    if (signal.aborted) return;
    if ('requestIdleCallback' in window) requestIdleCallback(start, {timeout: patience});
    else start();
  };

  let coming: ReturnType<typeof setTimeout>;
  const soon = (pause: number): void => {
    clearTimeout(coming);
    coming = setTimeout(inQuiet, pause);
  };
  for (const sign of ['wheel', 'touchstart', 'focusin']) {
    addEventListener(sign, ({target}) => isOfSearch(target) || soon(calm), {passive: true, signal});
  }
  addEventListener('scroll', () => isJump() || soon(calm), {passive: true, signal});
  addEventListener(
    'click',
    ({target}) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([href^="#"])');
      // The reader leaves the page: its scripts would delay the next one.
      if (link) clearTimeout(coming);
    },
    {signal},
  );

  let seen = 0;
  const clock = setInterval(() => {
    if (document.hidden || ++seen < stay) return;
    clearInterval(clock);
    inQuiet();
  }, 1000);
  signal.addEventListener('abort', () => clearInterval(clock));
  return soon;
}
