import {isCostly} from '@lectern/kit/connection';
import {fontsKey} from '../../styles/fontsKey';
import {startsHydration} from './controls';
import {isJump} from './jumps';
import {isOfSearch, loadSearch} from './search';
import {calledBox} from './queuedEvents';

/** Milliseconds after the last scroll, touch or focus: a click that follows at once finds a processor that is free. */
const calm = 500;
/** After the last sign that somebody searches: nothing that is wanted later shall delay the first hit. */
const calmOfSearch = 2000;
/** For so many seconds a reader has had the page in view who stays. */
const stay = 10;
/** How long to look for a quiet moment then, in milliseconds. */
const patience = 400;

/**
 * Starts at the first sign that somebody uses the page: at once for what scripts answer, and in a quiet moment for
 * what they are only likely to be needed after. A page that is opened and left sees none. The function ends it.
 */
export function atSignsOfUse(start: () => void): () => void {
  const end = new AbortController();
  const atOnce = {capture: true, signal: end.signal};
  // The end of a press too: the scripts may have been lost since it began.
  for (const sign of ['pointerover', 'pointerdown', 'pointerup', 'focusin', 'keydown']) {
    addEventListener(sign, onSign, atOnce);
  }
  // What is chosen in another tab holds in this one; that fonts have come is no choice.
  addEventListener('storage', ({key}) => key !== fontsKey && start(), atOnce);
  // These readers wait for what they use, and for nothing else.
  const soon = isCostly() ? () => undefined : startLater(start, end.signal);

  function onSign(event: Event): void {
    // The search has a script of its own, which comes first.
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
      // The page is left: its scripts would only be in the way of the next.
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
