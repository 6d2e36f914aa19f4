/** For links in view; the previous and the next page are added. */
const mostPerPage = 6;

const waiting = new Set<string>();
let left = 0;
let isWaiting = false;

/**
 * Docusaurus prefetches the page of each link in view, a hundred on some pages. This queues them for idle moments, one
 * after the other, and fetches only some: first those of the main part. The page under the pointer is fetched at once, as
 * before.
 */
export function onRouteDidUpdate({location, previousLocation}: Navigation): void {
  if (!previousLocation) replacePrefetch();
  if (location.pathname === previousLocation?.pathname) return;
  waiting.clear();
  left = mostPerPage;
  // The next page first, then the previous one.
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
  // Safari lacks `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchOne);
  else setTimeout(fetchOne);
}

function fetchOne(): void {
  isWaiting = false;
  const page = mostLikely();
  // The reader has moved to another page meanwhile.
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
