/** Of the pages that links in view lead to; those before and after come on top. */
const mostPerPage = 6;

const waiting = new Set<string>();
let left = 0;
let isWaiting = false;

/**
 * Docusaurus fetches the page of each link that comes into view, which are a hundred on some pages. Here they wait
 * for a quiet moment, one after the other, and only some are fetched: first those of the main part. The page under the
 * pointer is fetched at once, as before.
 */
export function onRouteDidUpdate({location, previousLocation}: Navigation): void {
  if (!previousLocation) replacePrefetch();
  if (location.pathname === previousLocation?.pathname) return;
  waiting.clear();
  left = mostPerPage;
  // The next page first, then the one before.
  for (const {pathname} of linksIn('.pagination-nav').reverse()) {
    waiting.add(pathname);
    left += 1;
  }
  fetchWhenQuiet();
}

interface Navigation {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}

let stock: Window['docusaurus'];

function replacePrefetch(): void {
  stock = window.docusaurus;
  window.docusaurus = {
    ...stock,
    prefetch(address) {
      waiting.add(new URL(address, window.location.href).pathname);
      fetchWhenQuiet();
      return false;
    },
  };
}

function fetchWhenQuiet(): void {
  if (isWaiting || left === 0 || waiting.size === 0) return;
  isWaiting = true;
  // Safari has no moments of this kind.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchOne);
  else setTimeout(fetchOne);
}

function fetchOne(): void {
  isWaiting = false;
  const page = mostLikely();
  // The reader has gone on meanwhile.
  if (page === undefined) return;
  waiting.delete(page);
  if (page !== window.location.pathname && stock.prefetch(page)) left -= 1;
  fetchWhenQuiet();
}

function mostLikely(): string | undefined {
  const pages = [...waiting];
  const inMain = new Set(linksIn('main').map(({pathname}) => pathname));
  return pages.find((page) => inMain.has(page)) ?? pages[0];
}

function linksIn(part: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href]`)];
}
