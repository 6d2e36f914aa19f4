import {readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {browserArguments} from '@lectern/cli/browser/arguments';
import {resolveBrowser} from '@lectern/cli/browser/resolve';
import {createSiteServer} from '@lectern/cli/serve/server';

interface Asked {
  pages: number;
  /** What was asked for outside the path of the site, or was not there, and from where. */
  unanswered: Set<string>;
  /** Files with a hash in their names that are not kept for ever. */
  mutable: Set<string>;
}

/** Opens pages of each kind of a built site, in all languages, until their scripts have run. */
export async function askForPages({folder, baseUrl, languages, ofEachKind}: Options): Promise<Asked> {
  const server = createSiteServer({folder, headersFile: path.join(folder, '_headers'), baseUrl, languages});
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({executablePath: await resolveBrowser(), args: browserArguments});
  const asked: Asked = {pages: 0, unanswered: new Set(), mutable: new Set()};
  try {
    const page = await browser.newPage();
    page.on('response', (response) => {
      const {pathname} = new URL(response.url());
      if (response.status() >= 400 || !pathname.startsWith(baseUrl)) {
        asked.unanswered.add(`${response.status()} ${pathname} (${page.url()})`);
      } else if (isHashed(pathname) && !response.headers()['cache-control']?.includes('immutable')) {
        asked.mutable.add(pathname);
      }
    });
    for (const address of addressesOf(folder, baseUrl, languages, ofEachKind)) {
      await page.goto(origin + address);
      await page.keyboard.press('Shift');
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      asked.pages++;
    }
  } finally {
    await browser.close();
    server.close();
  }
  return asked;
}

interface Options {
  folder: string;
  baseUrl: string;
  /** Those beside the first one. */
  languages: string[];
  ofEachKind: number;
}

const isHashed = (pathname: string): boolean => /\/assets\/.*[.-][\da-f]{6,}\.\w+$/.test(pathname);

/** A kind is a folder: `/handbook/docs/tags/…`. Each language has its share of the pages of a kind. */
function addressesOf(folder: string, baseUrl: string, languages: string[], ofEachKind: number): string[] {
  const kinds = new Map<string, string[]>();
  const share = Math.ceil(ofEachKind / (languages.length + 1));
  for (const language of ['', ...languages.map((name) => `${name}/`)]) {
    const sitemap = readFileSync(path.join(folder, language, 'sitemap.xml'), 'utf8');
    for (const [, address = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
      const {pathname} = new URL(address);
      const kind = language + path.dirname(pathname.slice(`${baseUrl}${language}`.length));
      const pages = kinds.get(kind) ?? [];
      kinds.set(kind, pages.length < share ? [...pages, pathname] : pages);
    }
  }
  return [...kinds.values()].flat();
}
