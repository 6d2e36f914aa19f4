/**
 * `npm run bench:search:scale [-- PAGES]`: how long a reader of a large site waits for the search. The index holds
 * the pages of the last English build and, up to the wanted number, the READMEs of the installed packages.
 */
import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {Globby} from '@docusaurus/utils';
import {resolveBrowser} from '@lectern/cli/browser/resolve';
import {createSiteServer} from '@lectern/cli/serve/server';
import {defaultLocale, locales} from '../src/config/i18n';
import type {IndexedPage} from '@lectern/search/build/page';
import {makeIndex} from '@lectern/search/build/makeIndex';
import {scanMarkdown} from '@lectern/search/build/scanMarkdown';
import {createEngine} from '@lectern/search/client/engine';
import {readBuild} from './search/site';

const wanted = Number(process.argv[2] ?? 1000);
const typed = 'configuration plugins';
const runs = 5;

/** What the throttling of a browser calls by these names; nothing is throttled on the first line. */
const conditions = [
  {name: 'this machine', cpu: 1},
  {name: '4G (9 Mbit/s, 60 ms), CPU 4x slower', cpu: 4, network: {downloadThroughput: 9e6 / 8, latency: 60}},
];

async function main(): Promise<void> {
  const site = await readBuild(defaultLocale);
  const pages = [...site.pages, ...(await readmes(wanted - site.pages.length))];
  const {hash} = JSON.parse(site.docs) as {hash: string};
  const files = makeIndex(pages, {hash, language: defaultLocale, baseUrl: site.baseUrl});
  const compressed = {docs: brotliCompressSync(files.docs), index: brotliCompressSync(files.index)};
  const bytes = compressed.docs.length + compressed.index.length;
  console.log(`${pages.length} pages, ${(bytes / 1024).toFixed(0)} KiB (brotli), both files together`);

  const times = keystrokes(createEngine(files.docs, files.index, defaultLocale), pages);
  console.log(`Worker, a keystroke: p50 ${share(times, 0.5)}, p95 ${share(times, 0.95)} (${times.length} keystrokes)`);

  const server = await serve(compressed);
  const browser = await chromium.launch({executablePath: await resolveBrowser(), args: ['--no-sandbox']});
  try {
    const address = `http://localhost:${(server.address() as AddressInfo).port}${site.baseUrl}docs/introduction`;
    for (const condition of conditions) {
      const visits = [];
      for (let run = 0; run < runs; run++) visits.push(await visit(browser, address, condition));
      const first = visits.map(({opened}) => opened);
      const painted = visits.flatMap(({keys}) => keys);
      console.log(
        `Browser, ${condition.name}: first results ${share(first, 0.5)}; keystroke to paint p50 ${share(painted, 0.5)}, p95 ${share(painted, 0.95)}`,
      );
    }
  } finally {
    await browser.close();
    server.close();
  }
}

async function readmes(count: number): Promise<IndexedPage[]> {
  const paths = (await Globby('node_modules/**/{README,readme}.md')).sort();
  const pages: IndexedPage[] = [];
  for (const path of paths) {
    if (pages.length === count) break;
    const text = await readFile(path, 'utf8');
    if (text.length < 2000) continue;
    const url = `/${path.slice('node_modules/'.length).replace(/\/readme\.md$/i, '')}`;
    pages.push({url, kind: 'docs', breadcrumb: [], sections: scanMarkdown(text, url.slice(1), defaultLocale)});
  }
  return pages;
}

/** Milliseconds of each query while the first 200 titles are typed. */
function keystrokes(engine: ReturnType<typeof createEngine>, pages: IndexedPage[]): number[] {
  return pages.slice(0, 200).flatMap(({sections: [title]}) =>
    Array.from(title?.heading ?? '', (_, end) => {
      const start = performance.now();
      engine.search((title?.heading ?? '').slice(0, end + 1), {limit: 10});
      return performance.now() - start;
    }),
  );
}

/** The site of the last build, with the large index in the place of its own. */
function serve({docs, index}: {docs: Buffer; index: Buffer}): Promise<Server> {
  const site = createSiteServer({
    folder: 'build',
    headersFile: 'deploy/_headers',
    baseUrl: '/',
    languages: locales.filter((locale) => locale !== defaultLocale),
  });
  const server = createServer((request, response) => {
    const file = /^\/search-(docs|index)\.json/.exec(request.url ?? '')?.[1];
    if (!file) return void site.emit('request', request, response);
    response.writeHead(200, {'content-type': 'application/json', 'content-encoding': 'br'});
    response.end(file === 'docs' ? docs : index);
  });
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)));
}

type Condition = (typeof conditions)[number];

/** A reader opens the search of a page that has settled, and types; the page itself takes the times. */
async function visit(
  browser: Browser,
  address: string,
  {cpu, network}: Condition,
): Promise<{opened: number; keys: number[]}> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const devtools = await context.newCDPSession(page);
  await page.goto(address);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.waitForLoadState('networkidle');
  if (network) {
    await devtools.send('Network.emulateNetworkConditions', {offline: false, uploadThroughput: -1, ...network});
  }
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  try {
    return await page.evaluate(async (text) => {
      const box = document.querySelector<HTMLElement>('.navbar .navbar__search') as HTMLElement;
      const changed = (ready: () => unknown): Promise<number> =>
        new Promise((resolve) => {
          const look = (): void => {
            if (!ready()) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          };
          const observer = new MutationObserver(look);
          observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
          look();
        });
      const input = (): HTMLInputElement => box.querySelector('input') as HTMLInputElement;
      const type = (value: string): void => {
        // The setter of the element itself: React notices no other change.
        Reflect.set(HTMLInputElement.prototype, 'value', value, input());
        input().dispatchEvent(new Event('input', {bubbles: true}));
      };
      const shown = (): string => box.querySelector('[role=listbox]')?.textContent ?? '';

      const start = performance.now();
      for (const event of ['pointerdown', 'pointerup', 'click']) {
        box.dispatchEvent(new PointerEvent(event, {bubbles: true, pointerType: 'mouse'}));
      }
      await changed(() => !input().disabled);
      type(text.slice(0, 3));
      const opened = (await changed(() => box.querySelector('[role=option]'))) - start;

      const keys: number[] = [];
      for (let end = 4; end <= text.length; end++) {
        const before = shown();
        const pressed = performance.now();
        type(text.slice(0, end));
        const painted = await Promise.race([
          changed(() => shown() !== before),
          new Promise<null>((resolve) => setTimeout(() => resolve(null), 500)),
        ]);
        // Where a letter changes nothing in the list there is nothing to wait for.
        if (painted !== null) keys.push(painted - pressed);
      }
      return {opened, keys};
    }, typed);
  } finally {
    await context.close();
  }
}

function share(times: number[], part: number): string {
  return `${[...times].sort((a, b) => a - b)[Math.floor(times.length * part)]?.toFixed(1)} ms`;
}

void main();
