/**
 * The service worker: pages come from the network, or from the cache without one. Each version of the site has its own
 * cache, with pages of that version only, so that nobody reads a mixture of two.
 */
import {isForever, isOfVersion, type OfflineLanguage, offlinePage, pageKey} from './answers';
import {cachesOf, prefixOf} from './caches';

declare const self: ServiceWorkerGlobalScope;
declare const VERSION: string;
declare const ROOT: string;
declare const LANGUAGES: OfflineLanguage[];

/** A page asks to be cached, with the files that it loaded before this worker started, or asks this worker to take over. */
type Message = {page: string; assets: string[]} | 'take over';

const ownCache = prefixOf(ROOT) + VERSION;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** Keeps the previous version, because a tab that still shows it loads its scripts from there. */
async function takeOver(): Promise<void> {
  const others = (await cachesOf(ROOT)).filter((name) => name !== ownCache);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(ROOT)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, url));
  else if (isForever(url)) event.respondWith(openAsset(event, request));
  else event.respondWith(openOther(event));
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as Message;
  if (message === 'take over') return void self.skipWaiting();
  const {page, assets} = message;
  event.waitUntil(
    Promise.all([
      fetch(page).then((response) => keepPage(new URL(page), response, lookForUpdate)),
      ...assets.filter((asset) => isForever(new URL(asset))).map((asset) => openAsset(event, new Request(asset))),
      // Without a network, there is nothing to cache.
    ]).catch(() => undefined),
  );
});

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keepPage(url, response.clone()));
    return response;
  } catch {
    const cache = await caches.open(ownCache);
    return (await cache.match(pageKey(url))) ?? offlinePage(url.pathname.slice(ROOT.length), LANGUAGES);
  }
}

async function keepPage(url: URL, response: Response, onOtherVersion?: () => void): Promise<void> {
  if (!response.ok || response.redirected) return;
  if (isOfVersion(await response.clone().text(), VERSION)) {
    const cache = await caches.open(ownCache);
    await cache.put(pageKey(url), response);
  } else onOtherVersion?.();
}

/** Browsers look for updates themselves when a page loads. */
function lookForUpdate(): void {
  self.registration.update().catch(() => undefined);
}

async function openAsset(event: ExtendableEvent, request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) keepFile(event, request, response);
  return response;
}

async function openOther(event: FetchEvent): Promise<Response> {
  const {request} = event;
  try {
    const response = await fetch(request);
    if (response.status === 200) keepFile(event, request, response);
    return response;
  } catch (error) {
    const kept = await (await caches.open(ownCache)).match(request);
    if (kept) return kept;
    throw error;
  }
}

/** The reader gets the file meanwhile, and also where the browser has no room to keep it. */
function keepFile(event: ExtendableEvent, request: Request, response: Response): void {
  const copy = response.clone();
  event.waitUntil(
    caches
      .open(ownCache)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined),
  );
}
