/** Nothing moves under the eyes of a reader: not when fonts and pictures arrive, not when the page is hydrated. */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, hydrate, openHydrated, test, type Page} from '../support/page';
import {languages} from '../support/routes';

/** One of each kind. */
const paths = [
  '',
  '/docs/installation',
  '/docs/guides/creating-pages',
  '/docs/guides/markdown-features/tabs',
  '/docs/guides/markdown-features/diagrams',
  '/docs/tags',
  '/docs/tags/content',
  '/docs/wiki',
  '/docs/category/getting-started',
  '/docs/api/petstore/add-pet',
  '/docs/api/queries',
  '/blog',
  // With pictures of authors and a diagram.
  '/blog/hybrid',
  '/blog/archive',
  '/blog/authors',
  '/example-page',
  '/search',
  '/search?q=tabs',
];
const screens = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
];

/** What has moved since the page began to load, with how far, as a fault names it. */
async function collectShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        // Less than a button beside the code that comes or goes is not seen.
        if (entry.value < 0.001) continue;
        const moved = entry.sources.map(({node}) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'text'));
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: string[]}).shifts);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null}[];
}

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport});
    for (const {prefix} of languages) {
      for (const path of paths) {
        const address = prefix + path || '/';
        test(`${address} stays where it is`, async ({page}) => {
          const shifts = await collectShifts(page);
          await page.goto(address);
          await settle(page);
          // Slowly: what is only right at the end of it is seen before.
          const devtools = await page.context().newCDPSession(page);
          await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
          await hydrate(page);
          await settle(page);
          expect(await shifts()).toEqual([]);
        });
      }
    }
  });
}

/** Fonts and pictures are there, and shown. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].filter(({loading}) => loading !== 'lazy').map((image) => image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

test('what moves is seen', async ({page}) => {
  const shifts = await collectShifts(page);
  await openHydrated(page, '/docs/installation');
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.height = '200px';
    document.body.prepend(box);
  });
  await expect.poll(shifts).not.toEqual([]);
});

test('a page is not drawn before its navbar is whole', async ({browser, baseURL}) => {
  const slow = await serveInHalves(baseURL!, '/blog/authors', '<div class="navbar__item dropdown');
  // Not the page of the other tests, which asks no other host.
  const page = await browser.newPage();
  try {
    await page.goto(slow.address, {waitUntil: 'commit'});
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await page.waitForFunction(() => [...document.styleSheets].length > 1, null, {polling: 50});
    // Nothing to wait for: what is awaited is that nothing happens.
    await page.waitForTimeout(500);
    expect(await painted()).toBe(0);
    slow.sendRest();
    await expect.poll(painted).toBeGreaterThan(0);
  } finally {
    await page.close();
    slow.server.close();
  }
});

/** The site, but for one page: what follows `cut` in it is held back. */
async function serveInHalves(site: string, path: string, cut: string) {
  const html = await (await fetch(site + path)).text();
  const at = html.indexOf(cut);
  expect(at).toBeGreaterThan(0);
  let sendRest = () => {};
  const mayGoOn = new Promise<void>((resolve) => (sendRest = resolve));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === path) {
      response.writeHead(200, {'Content-Type': 'text/html'}).write(html.slice(0, at));
      await mayGoOn;
      response.end(html.slice(at));
    } else {
      const original = await fetch(site + request.url);
      response.writeHead(original.status, {'Content-Type': original.headers.get('Content-Type') ?? ''});
      response.end(Buffer.from(await original.arrayBuffer()));
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, listening));
  const {port} = server.address() as AddressInfo;
  return {address: `http://localhost:${port}${path}`, server, sendRest};
}

test.describe('the GraphQL reference', () => {
  const reference = '/docs/api/objects';
  const isLaidOut = (page: Page, id: string): Promise<boolean> =>
    page.locator(`[id="${id}"] + *`).evaluate((after) => after.checkVisibility({contentVisibilityAuto: true}));

  test('lays out at first what is near the window only', async ({page}) => {
    await page.goto(reference);
    expect(await isLaidOut(page, 'Build')).toBe(true);
    expect(await isLaidOut(page, 'ValidationProblem')).toBe(false);
  });

  test('has an address of a field at the top, also after hydration', async ({page}) => {
    await page.goto(`${reference}#Page.revisions`);
    const top = (): Promise<number> =>
      page.locator('[id="Page.revisions"]').evaluate((heading) => heading.getBoundingClientRect().top);
    const first = await top();
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(200);
    await hydrate(page);
    expect(await top()).toBeCloseTo(first, 0);
  });

  for (const viewport of screens) {
    test(`expects types to be as high as they are, at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      await page.goto(reference);
      const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
      const expected = await height();
      await page.addStyleTag({content: '.graphql {content-visibility: visible !important}'});
      expect(Math.abs((await height()) / expected - 1)).toBeLessThan(0.05);
    });
  }
});
