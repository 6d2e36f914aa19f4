/**
 * Stands in the head of each page instead of its scripts, and loads them when they are needed: at the first use of
 * a control or key, at the latest at a quiet moment after the page. Until then links load pages without scripts, and
 * what only a hydrated page answers is kept and made again.
 */
import {startsHydration} from './controls';
import {fadeIn} from './fade';
import {fetchLinksAhead} from './links';
import {keepSidebarScroll} from './sidebar';
import {keepUses} from './uses';

/** From the load of a page until it is hydrated by itself; `idle` is how long it looks for a quiet moment. */
const quietAfter = 2450;
const idle = 400;

/** What cannot look right before it is hydrated: the page loads its scripts at once, or when such a part is seen. */
const [needed, neededWhenSeen] = ['[data-needs-scripts=true]', '[data-needs-scripts=seen]'];

const addresses = document.currentScript!.dataset.scripts!.split(' ');
const root = document.documentElement;
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

const stopFetching = fetchLinksAhead();
const makeUsesAgain = keepUses();
keepSidebarScroll();
fadeIn();

// The banner on a wrong base URL takes a page without it for broken: here it only comes later.
const client = window as unknown as {docusaurus?: object; insertBanner?: () => void};
client.docusaurus = {};

let started = false;
function start(): void {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, onSign, true);
  // Styles of what only scripts make: src/plugins/lean-styles.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) sheet.disabled = false;
  for (const address of addresses) {
    const script = document.createElement('script');
    script.src = address;
    // In their order.
    script.async = false;
    script.onerror = fail;
    document.head.append(script);
  }
}

function onSign(event: Event): void {
  if (event.type === 'keydown' || startsHydration(event.target)) start();
}

/** What was kept is given to the browser, which may have an answer of its own. */
function fail(): void {
  makeUsesAgain();
  client.insertBanner?.();
  client.insertBanner = undefined;
}

new MutationObserver((_, observer) => {
  if (root.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  stopFetching();
  makeUsesAgain();
}).observe(root, {attributeFilter: ['data-has-hydrated']});

for (const sign of signs) addEventListener(sign, onSign, true);
addEventListener('DOMContentLoaded', () => {
  if (location.search || document.querySelector(needed) || hasChosenTabs()) start();
  const observer = new IntersectionObserver(
    (parts) => {
      if (parts.some(({isIntersecting}) => isIntersecting)) start();
    },
    // What only begins at the edge of the window is not read yet.
    {rootMargin: '-20% 0px'},
  );
  for (const part of document.querySelectorAll(neededWhenSeen)) observer.observe(part);
});
addEventListener('load', () =>
  setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(start, {timeout: idle}) : start()),
    quietAfter,
  ),
);

/** The page as sent shows the first tab of each set. */
function hasChosenTabs(): boolean {
  try {
    return (
      Boolean(document.querySelector('[role=tab]')) &&
      Object.keys(localStorage).some((key) => key.startsWith('docusaurus.tab.'))
    );
  } catch {
    return false;
  }
}
