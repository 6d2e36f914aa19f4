/** What a reader sees of a page that arrives slowly, in pieces. */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {onePageOfEachKind} from '../../support/kinds';
import {languages} from '../../support/languages';
import {expect, test, type Page} from '../../support/page';
import {screens} from '../../support/screens';
import {collectAllShifts} from '../../support/shifts';
import {pagesWith} from '../../support/sitemap';

const prefixes = languages.map(({prefix}) => prefix);
/** What Chrome calls good is twice as much. */
const mostMoved = 0.05;

screens.forEach((viewport, turn) => {
  for (const address of onePageOfEachKind([...prefixes.slice(turn), ...prefixes.slice(0, turn)])) {
    test(`at ${viewport.width} px ${address} moves little while it arrives`, async ({browser, baseURL}) => {
      const slow = await serveInPieces(baseURL!, address, (html) => cutsOf(html, 40));
      const page = await browser.newPage({viewport});
      try {
        const shifts = await collectAllShifts(page);
        await page.goto(slow.address, {waitUntil: 'commit'});
        while (slow.sendNext()) await drawn(page);
        await page.waitForLoadState();
        const all = await shifts();
        const sum = all.reduce((total, {value}) => total + value, 0);
        expect(sum, all.map(({value, moved}) => `${value.toFixed(4)}: ${moved}`).join('\n')).toBeLessThan(mostMoved);
      } finally {
        await page.close();
        slow.server.close();
      }
    });
  }
});

for (const [part, cut] of [
  ['navbar', '<div class="navbar__item dropdown'],
  // The button of its menu, which is wider without it.
  ['group of page actions', '<summary aria-label='],
] as const) {
  const [withPart] = pagesWith(new RegExp(cut));
  if (!withPart) continue;
  test(`a page is not drawn before its ${part} is whole`, async ({browser, baseURL}) => {
    const slow = await serveInPieces(baseURL!, withPart, (html) => [html.indexOf(cut)]);
    // Not the page of the other tests, which asks no other host.
    const page = await browser.newPage();
    try {
      await page.goto(slow.address, {waitUntil: 'commit'});
      const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
      await page.waitForFunction(() => [...document.styleSheets].length > 1, null, {polling: 50});
      // Nothing to wait for: what is awaited is that nothing happens.
      await page.waitForTimeout(500);
      expect(await painted()).toBe(0);
      slow.sendNext();
      await expect.poll(painted).toBeGreaterThan(0);
    } finally {
      await page.close();
      slow.server.close();
    }
  });
}

const contentsBeside = '<div class="col col--2">';
const [withContentsBeside] = pagesWith(new RegExp(`class="[^"]*mdx-page[^]*${contentsBeside}`));
if (withContentsBeside) {
  test('a text does not move when the contents beside it come later', async ({browser, baseURL}) => {
    const slow = await serveInPieces(baseURL!, withContentsBeside, (html) => [html.indexOf(contentsBeside)]);
    const page = await browser.newPage({viewport: screens[0]!});
    try {
      await page.goto(slow.address, {waitUntil: 'commit'});
      const heading = page.getByRole('heading', {level: 1});
      await expect(heading).toBeVisible();
      const before = await heading.boundingBox();
      slow.sendNext();
      await expect(page.locator('.table-of-contents')).toBeVisible();
      expect((await heading.boundingBox())!.x).toBe(before!.x);
    } finally {
      await page.close();
      slow.server.close();
    }
  });
}

/** Places between elements, evenly spread between the navbar and the footer, which grows upwards on a short page. */
function cutsOf(html: string, count: number): number[] {
  const start = html.indexOf('</nav>');
  const length = html.lastIndexOf('<footer') - start;
  return Array.from({length: count}, (_, at) => html.indexOf('<', start + (length * at) / count));
}

/** A frame, or a while if the page isn't drawn yet: then it has no frames. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, 50);
      }),
  );

/** The site, but for one page, which arrives up to the next of these places whenever more is sent. */
async function serveInPieces(site: string, path: string, cutsIn: (html: string) => number[]) {
  const html = await (await fetch(site + path)).text();
  const cuts = [...cutsIn(html), html.length];
  expect(Math.min(...cuts)).toBeGreaterThan(0);
  let sent = 0;
  let paged: ServerResponse | undefined;
  /** Whether there was more. */
  const sendNext = (): boolean => {
    const cut = cuts.shift();
    if (cut === undefined) return false;
    paged!.write(html.slice(sent, cut));
    sent = cut;
    if (cuts.length === 0) paged!.end();
    return true;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === path) {
      paged = response.writeHead(200, {'Content-Type': 'text/html'});
      sendNext();
    } else {
      const original = await fetch(site + request.url);
      response.writeHead(original.status, {'Content-Type': original.headers.get('Content-Type') ?? ''});
      response.end(Buffer.from(await original.arrayBuffer()));
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, listening));
  const {port} = server.address() as AddressInfo;
  return {address: `http://localhost:${port}${path}`, server, sendNext};
}
