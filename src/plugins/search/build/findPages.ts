import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Kind} from '../shared/types';
import type {IndexedPage} from './page';
import {scanPage} from './scanPage';

export type PageRules = {
  /** The kind of the pages below a path; the first that fits counts, `page` where none does. */
  kinds: [path: string, kind: Kind][];
  /** Paths of pages that are not to be found; `/x/**` stands for what is below `/x`. */
  exclude: string[];
};

const found = new Map<string, Promise<IndexedPage[]>>();

/** The same for all plugins that ask after one build: reading all pages takes long. */
export function findPagesOnce(...[build, rules]: Parameters<typeof findPages>): Promise<IndexedPage[]> {
  const key = JSON.stringify([build.outDir, rules.kinds, rules.exclude]);
  const pages = found.get(key) ?? findPages(build, rules);
  found.set(key, pages);
  return pages;
}

/** Reads the pages of these routes from the HTML of the build, in the order of their addresses. */
export async function findPages(
  {routes, baseUrl, outDir}: {routes: readonly string[]; baseUrl: string; outDir: string},
  rules: PageRules,
): Promise<IndexedPage[]> {
  const pages: IndexedPage[] = [];
  // One after the other: reading is quick, parsing keeps the processor busy anyway, and memory stays flat.
  for (const url of [...new Set(routes)].sort()) {
    const path = pathWithin(url, baseUrl);
    const file = isExcluded(path, rules.exclude) ? undefined : fileOf(path, outDir);
    const page = file && scanPage(await readFile(file, 'utf8'));
    if (page) pages.push({url, kind: kindOf(path, rules.kinds), ...page});
  }
  return pages;
}

/** `/fr/docs/x/` → `/docs/x` */
export function pathWithin(url: string, baseUrl: string): string {
  return `/${url.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
}

/** Where Docusaurus puts a page, with and without trailing slashes. */
function fileOf(route: string, outDir: string): string | undefined {
  const decoded = decodeURIComponent(route);
  const candidates = [`${decoded}.html`, path.posix.join(decoded, 'index.html')];
  return candidates.map((file) => path.join(outDir, file)).find((file) => existsSync(file));
}

export function kindOf(route: string, kinds: PageRules['kinds']): Kind {
  return kinds.find(([path]) => route === path || route.startsWith(`${path}/`))?.[1] ?? 'page';
}

function isExcluded(route: string, exclude: readonly string[]): boolean {
  if (/\/404(\.html)?$|\*$/.test(route)) return true;
  return exclude.some((path) => (path.endsWith('/**') ? route.startsWith(path.slice(0, -2)) : route === path));
}
