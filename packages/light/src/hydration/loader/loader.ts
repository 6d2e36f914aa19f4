/**
 * This inline script replaces the scripts in the head of each page, and loads them on first use. Until then, links load
 * pages without scripts, this script handles effects of scrolling, and events that need hydration are queued and
 * replayed.
 */
import {append, showSheets} from './append';
import {markSection} from './contents';
import {hydrated, partLost} from './events';
import {fadeIn} from './fade';
import {keepSection} from './languages';
import {noteJumps} from './jumps';
import {fetchLinksAhead} from './links';
import {hideNavbar} from './navbar';
import {keepSidebarScroll} from './sidebar';
import {atSignsOfUse} from './signs';
import {showChosenTabs} from './tabs';
import {releaseEvents, queueEvents, takeQueuedEvents} from './queuedEvents';

/** Parts that look wrong before hydration: the page loads its scripts at once, or when such a part comes into view. */
const [needed, neededWhenSeen] = ['[data-needs-scripts=true]', '[data-needs-scripts=seen]'];
/** Elements that read a query parameter: a field with its name, as on a search page, or one that names `?name`. */
const readers = '.main-wrapper [name],[data-needs-scripts^="?"]';
/** Search plugins write the words to mark into this parameter. */
const wordsOfHit = '_highlight';

const missing = document.currentScript!.dataset.scripts!.split(' ');
const root = document.documentElement;

const stopFetching = fetchLinksAhead();
// Before events are queued, because queued ones reach no other listener.
const stopLooking = atSignsOfUse(start);
queueEvents();
noteJumps();
hideNavbar();
markSection();
keepSidebarScroll();
keepSection();
fadeIn();

// The banner for a wrong base URL assumes that a page without this object is broken, but here it loads later.
const client = window as unknown as {docusaurus?: object; insertBanner?: () => void};
client.docusaurus = {};

let coming = 0;
function start(): void {
  if (coming) return;
  coming = missing.length;
  showSheets();
  for (const address of missing) {
    append('script', {
      src: address,
      // Scripts must run in order.
      async: false,
      onload() {
        missing.splice(missing.indexOf(address), 1);
        settle();
      },
      onerror: settle,
    });
  }
}

/** If a script can't be loaded, the page works without scripts, and its next use tries again. */
function settle(): void {
  coming--;
  if (coming || !missing.length) return;
  releaseEvents();
  client.insertBanner?.();
  client.insertBanner = undefined;
}

addEventListener(partLost, () => {
  takeQueuedEvents();
  releaseEvents();
});
new MutationObserver((_, observer) => {
  if (root.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  stopLooking();
  stopFetching();
  dispatchEvent(new CustomEvent(hydrated, {detail: takeQueuedEvents()}));
}).observe(root, {attributeFilter: ['data-has-hydrated']});

addEventListener('DOMContentLoaded', () => {
  const asked = new URLSearchParams(location.search);
  if (!showChosenTabs(asked) || document.querySelector(needed) || isRead(asked)) start();
  const observer = new IntersectionObserver(
    (parts) => {
      if (parts.some(({isIntersecting}) => isIntersecting)) start();
    },
    // Content at the edge of the window isn't being read yet.
    {rootMargin: '-20% 0px'},
  );
  for (const part of document.querySelectorAll(neededWhenSeen)) observer.observe(part);
});

/** Whether the page depends on the query: `?utm_source=…`, for instance, changes nothing. */
function isRead(asked: URLSearchParams): boolean {
  if (!location.search) return false;
  const names = [...document.querySelectorAll<HTMLElement>(readers)].map(
    (reader) => reader.getAttribute('name') ?? reader.dataset.needsScripts!.slice(1),
  );
  return [...names, wordsOfHit].some((name) => asked.has(name));
}
