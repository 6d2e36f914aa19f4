import {aheadMark, aheadRules} from '@lectern/kit/aheadRules';
import {isCostly} from '@lectern/kit/connection';
import {append} from './append';

/** What opens elsewhere, or is no page. */
const elsewhere = '[target],[download]';

/** A pointer or a focus that wanders over a long list shall not fetch all of it. */
const most = 12;

/** Milliseconds that it rests on a link which is meant. */
const rest = 30;

/**
 * Pages that are likely to be next are fetched ahead, as the router does later. Browsers have rules of their own for
 * the link under the pointer, but none for the one in focus, and their versions differ in how many links they fetch.
 * The function ends it.
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
    // A finger is there for a tenth of a second before it follows the link.
    if (type === 'pointerdown') fetchAhead(link);
    else resting = setTimeout(fetchAhead, rest, link);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) addEventListener(sign, onSign, end);
  oncePainted(() => {
    fetchAhead(neighbour('next'));
    // Of links that are marked together browsers fetch the first of the page first.
    requestAnimationFrame(() => requestAnimationFrame(() => fetchAhead(neighbour('prev'))));
  });
  return () => {
    end.abort();
    rules?.remove();
  };
}

/** Nothing of the page waits for its neighbours: a fast one is loaded before it is first shown. */
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
