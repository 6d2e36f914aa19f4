import {beforeEach, expect, it, vi} from 'vitest';

/** What the worker listens to. */
const listeners: Record<string, (event: unknown) => void> = {};

beforeEach(async () => {
  vi.stubGlobal('VERSION', '1');
  vi.stubGlobal('ROOT', '/');
  vi.stubGlobal('LANGUAGES', []);
  vi.stubGlobal('self', {
    location: new URL('https://docs.example/service-worker.js'),
    addEventListener: (type: string, listener: (event: unknown) => void) => (listeners[type] = listener),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('the file')));
  await import('./worker');
});

it.each(['assets/js/main.js', 'search-index.json'])(
  'answers with %s where the browser has no room to keep it',
  async (file) => {
    const put = vi.fn(() => Promise.reject(new DOMException('', 'QuotaExceededError')));
    vi.stubGlobal('caches', {match: () => Promise.resolve(), open: () => Promise.resolve({put})});
    const ends: Promise<unknown>[] = [];
    const answer = await new Promise<Response>((resolve, reject) => {
      listeners.fetch!({
        request: new Request(`https://docs.example/${file}`),
        respondWith: (response: Promise<Response>) => response.then(resolve, reject),
        waitUntil: (end: Promise<unknown>) => ends.push(end),
      });
    });
    expect(await answer.text()).toBe('the file');
    await Promise.all(ends);
    expect(put).toHaveBeenCalledOnce();
  },
);
