/** Types that the workers in this folder need: TypeScript's own conflict with those of the DOM, which the site needs. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface ServiceWorkerGlobalScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {claim: () => Promise<void>};
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: ExtendableMessageEvent) => void) => void);
}
