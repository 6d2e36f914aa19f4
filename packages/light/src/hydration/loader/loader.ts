/**
 * Stands in the head of each page instead of its scripts, and loads them once the page is used. Until then links load
 * pages without scripts, what moves with a scroll is done here, and what only a hydrated page answers is queued and
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

/** What cannot look right before it is hydrated: the page loads its scripts at once, or when such a part is seen. */
const [needed, neededWhenSeen] = ['[data-needs-scripts=true]', '[data-needs-scripts=seen]'];
/** What reads a parameter of the address: a field of its name, such as that of a search page, or what says `?name`. */
const readers = '.main-wrapper [name],[data-needs-scripts^="?"]';
/** Search plugins write words of a hit there, which its page marks. */
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

// The banner on a wrong base URL takes a page without it for broken: here it only comes later.
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
      // In their order.
      async: false,
      onload() {
        missing.splice(missing.indexOf(address), 1);
        settle();
      },
      onerror: settle,
    });
  }
}

/** Without one of its scripts a page is what it is without any, and its next use has that one fetched again. */
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
    // What only begins at the edge of the window is not read yet.
    {rootMargin: '-20% 0px'},
  );
  for (const part of document.querySelectorAll(neededWhenSeen)) observer.observe(part);
});

/** Whether the page is another one for what its address asks: `?utm_source=…`, for one, changes nothing. */
function isRead(asked: URLSearchParams): boolean {
  if (!location.search) return false;
  const names = [...document.querySelectorAll<HTMLElement>(readers)].map(
    (reader) => reader.getAttribute('name') ?? reader.dataset.needsScripts!.slice(1),
  );
  return [...names, wordsOfHit].some((name) => asked.has(name));
}
