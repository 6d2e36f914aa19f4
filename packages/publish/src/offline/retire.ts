/** The service worker of a site that no longer wants one: it deletes its caches, and unregisters. */
import {cachesOf} from './caches';

declare const self: ServiceWorkerGlobalScope;
declare const ROOT: string;

self.addEventListener('install', () => {
  void self.skipWaiting();
  // Chromium may let it wait. This isn't awaited, because the browser goes on only when installing has ended.
  void forget();
});
self.addEventListener('activate', (event) => event.waitUntil(forget()));

async function forget(): Promise<void> {
  for (const name of await cachesOf(ROOT)) await caches.delete(name);
  await self.registration.unregister();
}
