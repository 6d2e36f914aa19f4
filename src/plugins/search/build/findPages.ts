import {type Build, type BuiltPage, visitPages} from '../../builtPages';
import {Kept} from '../../kept';
import {shared} from '../../shared';
import type {Kind} from '../shared/types';
import type {IndexedPage} from './page';
import {scanPage, type ScannedPage} from './scanPage';

export type PageRules = {
  /** The kind of the pages below a path; the first that fits counts, `page` where none does. */
  kinds: [path: string, kind: Kind][];
  /** Paths of pages that are not to be found; `/x/**` stands for what is below `/x`. */
  exclude: string[];
};

const scans = new Kept<ScannedPage | 'none'>('search', process.cwd());
const found = shared('found pages', () => new WeakMap<BuiltPage, IndexedPage | undefined>());

/** Reads the pages of a build that can be found, in the order of their addresses. */
export async function findPages(build: Build, rules: PageRules): Promise<IndexedPage[]> {
  const pages: IndexedPage[] = [];
  await visitPages(build, (page) => {
    const indexed = findPage(page, rules);
    if (indexed) pages.push(indexed);
  });
  return pages;
}

/** What search knows of a page; nothing where it is not to be found. The same for all plugins that ask. */
export function findPage(page: BuiltPage, rules: PageRules): IndexedPage | undefined {
  if (!found.has(page)) found.set(page, readPage(page, rules));
  return found.get(page);
}

/** Saves for the next build what the pages of this one hold. */
export function keepScans(): void {
  scans.save();
}

function readPage({url, route, essence}: BuiltPage, {kinds, exclude}: PageRules): IndexedPage | undefined {
  if (isExcluded(route, exclude)) return undefined;
  const page = scans.get(essence, () => scanPage(essence) ?? 'none');
  return page === 'none' ? undefined : {url, kind: kindOf(route, kinds), ...page};
}

export function kindOf(route: string, kinds: PageRules['kinds']): Kind {
  return kinds.find(([path]) => route === path || route.startsWith(`${path}/`))?.[1] ?? 'page';
}

function isExcluded(route: string, exclude: readonly string[]): boolean {
  if (/\/404(\.html)?$|\*$/.test(route)) return true;
  return exclude.some((path) => (path.endsWith('/**') ? route.startsWith(path.slice(0, -2)) : route === path));
}
