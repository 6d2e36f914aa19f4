/** The service worker of a site that no longer wants one: it forgets what was kept, and goes. */
import {cachesOf} from './caches';

declare const self: ServiceWorkerGlobalScope;
declare const ROOT: string;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await cachesOf(ROOT)) await caches.delete(name);
      await self.registration.unregister();
    })(),
  );
});
