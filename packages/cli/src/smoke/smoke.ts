import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {browserArguments} from '../browser/arguments';
import {resolveBrowser} from '../browser/resolve';
import type {Report} from '../report';
import {createSiteServer} from '../serve/server';
import {langOf, readBuiltSite, readFiles, type BuiltSite} from '../site/built';
import {kindOf} from './kindOf';
import {look, type Look} from './look';

/** Pages at the same time: this keeps two processors busy. */
const atOnce = 2;

/** Opens each page of a build in a browser, and reports the pages with errors. */
export async function smoke(folder: string): Promise<Report> {
  const site = readBuiltSite(folder);
  const looks = await looksAt(site);
  const server = createSiteServer({...site, headersFile: path.join(folder, '_headers')});
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const browser = await chromium.launch({executablePath: await resolveBrowser(), args: browserArguments});
    try {
      const problems = await all(looks, origin, browser);
      return {looked: `Browser: ${looks.length} pages opened`, problems};
    } finally {
      await browser.close();
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** All pages that search engines may list. The first of each kind is checked for accessibility. */
async function looksAt({folder, baseUrl, languages}: BuiltSite): Promise<Look[]> {
  const known = new Set<string>();
  const looks: Look[] = [];
  const langs = new Map(['', ...languages].map((name) => [name, langOf(path.join(folder, name))]));
  const notFound = new Set([...langs.keys()].map((name) => path.posix.join('/', name, '404')));
  for (const {page} of (await readFiles(folder)).pages()) {
    if (page.isRedirect || page.isHidden || notFound.has(page.address)) continue;
    const kind = `${page.language} ${kindOf(page.classes)}`;
    const [, first = ''] = page.address.split('/');
    looks.push({
      address: baseUrl + page.address.slice(1),
      lang: langs.get(first) ?? langs.get('') ?? '',
      isFirstOfKind: !known.has(kind),
    });
    known.add(kind);
  }
  return looks;
}

async function all(looks: Look[], origin: string, browser: Browser): Promise<string[]> {
  const found: string[][] = [];
  const left = looks.entries();
  const work = async (): Promise<void> => {
    for (const [index, one] of left) {
      const wrong = await look(one, origin, browser);
      found[index] = wrong.map((what) => `${one.address}: ${what}`);
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
  return found.flat();
}
