import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import sirv from 'sirv';
import {browserArguments} from '@lectern/cli/browser/arguments';
import {resolveBrowser} from '@lectern/cli/browser/resolve';

export interface Served {
  /** Without a slash at its end. */
  address: string;
  close: () => Promise<void>;
}

export interface Visit {
  page: Page;
  /** Of the browser, from the beginning on. */
  complaints: string[];
}

export interface Visits extends Served {
  browser: Browser;
  /** Opens a page: `/docs/intro` of what is served, or a whole address. */
  open: (url: string, options?: BrowserContextOptions) => Promise<Visit>;
}

/** Visits of a built site in a browser. */
export async function visitsOf(folder: string): Promise<Visits> {
  const served = await serve(folder);
  const browser = await launchBrowser();
  return {
    address: served.address,
    browser,
    async open(url, options) {
      const page = await browser.newPage({reducedMotion: 'reduce', ...options});
      const complaints = complaintsOn(page);
      await withoutNetwork(page);
      await page.goto(url.startsWith('/') ? served.address + url : url);
      return {page, complaints};
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({executablePath: await resolveBrowser(), args: browserArguments});

/** As hosts of static sites do it, with the page of the site for what is not there. */
export async function serve(folder: string): Promise<Served> {
  const files = sirv(folder, {dev: true});
  const notFound = path.join(folder, '404.html');
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html'});
      response.end(existsSync(notFound) ? readFileSync(notFound) : '');
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What the browser says on a page, as it comes. */
export function complaintsOn(page: Page, kinds: readonly string[] = ['error']): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({message}) => complaints.push(message));
  page.on('console', (message) => void (kinds.includes(message.type()) && complaints.push(message.text())));
  return complaints;
}

/** Pictures of authors and the like are elsewhere. */
export const withoutNetwork = (page: Page): Promise<unknown> =>
  page.route(/^https:/, (route) => route.fulfill({status: 204}));
