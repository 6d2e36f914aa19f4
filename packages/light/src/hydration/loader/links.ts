import {aheadMark, aheadRules} from '@lectern/kit/aheadRules';
import {isCostly} from '@lectern/kit/connection';
import {append} from './append';

/** Links that open elsewhere, or aren't pages. */
const elsewhere = '[target],[download]';

/** At most so many pages, so that a pointer or a focus that moves over a long list doesn't fetch all of it. */
const most = 12;

/** Milliseconds that the pointer has to rest on a link. */
const rest = 30;

/**
 * Prefetches pages that are likely to be next, as the router does later. Browsers have rules of their own for the link
 * under the pointer, but none for the focused one, and versions differ in how many links they fetch. Call the returned
 * function to stop.
 */
export function fetchLinksAhead(): () => void {
  if (isCostly()) return () => undefined;

  const rules = HTMLScriptElement.supports?.('speculationrules')
    ? append('script', {type: 'speculationrules', textContent: aheadRules})
    : undefined;
  const fetched = new Set([location.pathname]);
  const fetchAhead = (link: HTMLAnchorElement | null): void => {
    if (!link || link.origin !== location.origin || link.matches(elsewhere)) return;
    if (fetched.has(link.pathname) || fetched.size > most) return;
    fetched.add(link.pathname);
    if (rules) link.setAttribute(aheadMark, '');
    else append('link', {rel: 'prefetch', href: link.href});
  };

  const end = new AbortController();
  let resting: ReturnType<typeof setTimeout>;
  const onSign = ({type, target}: Event): void => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // A touch lasts a tenth of a second before it follows the link.
    if (type === 'pointerdown') fetchAhead(link);
    else resting = setTimeout(fetchAhead, rest, link);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) addEventListener(sign, onSign, end);
  oncePainted(() => {
    fetchAhead(neighbour('next'));
    // Browsers fetch links that are marked at the same time in the order of the page.
    requestAnimationFrame(() => requestAnimationFrame(() => fetchAhead(neighbour('prev'))));
  });
  return () => {
    end.abort();
    rules?.remove();
  };
}

/** Prefetching must not delay the page: a fast one is loaded before its first paint. */
function oncePainted(run: () => void): void {
  addEventListener('load', () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      run();
    }).observe({type: 'paint', buffered: true}),
  );
}

const neighbour = (way: 'next' | 'prev'): HTMLAnchorElement | null =>
  document.querySelector(`.pagination-nav__link--${way}`);
