import type {BuiltPage} from '@lectern/kit/builtPages';
import {isExcluded} from '@lectern/kit/isExcluded';
import {BuildCache, type CacheScope} from '@lectern/kit/buildCache';
import {shared} from '@lectern/kit/shared';
import type {PageKind} from '../shared/types';
import type {IndexedPage} from './page';
import {scanPage, type ScannedPage} from './scanPage';

export type PageRules = {
  /** The kind of the pages below a path; the first match counts, `page` if there is none. */
  kinds: [path: string, kind: PageKind][];
  /** Paths of pages to exclude; `/x/**` matches everything below `/x`. */
  exclude: string[];
};

const found = shared('found pages', () => new WeakMap<BuiltPage, IndexedPage | undefined>());

/** Collects the pages of a build for the search. */
export interface PageFinder {
  /** Reads a page, unless another search has done so. */
  look: (page: BuiltPage) => void;
  /** The pages to index. */
  pages: IndexedPage[];
  /** Caches the content of pages for the next build. */
  save(): void;
}

export function pageFinder(build: CacheScope, {kinds, exclude}: PageRules): PageFinder {
  const scans = new BuildCache<ScannedPage | 'none'>('search', build);
  const read = ({url, route, stableHtml, head}: BuiltPage): IndexedPage | undefined => {
    if (isExcluded(route, exclude)) return undefined;
    const page = scans.get(stableHtml, () => scanPage(stableHtml) ?? 'none');
    return page === 'none' ? undefined : {url, kind: kindOf(route, kinds, head.plugin), ...page};
  };
  const pages: IndexedPage[] = [];
  return {
    look(page) {
      if (!found.has(page)) found.set(page, read(page));
      const indexed = found.get(page);
      if (indexed) pages.push(indexed);
    },
    pages,
    save: () => scans.save(),
  };
}

/** The kind from the options, or else from Docusaurus. */
export function kindOf(route: string, kinds: PageRules['kinds'], otherwise: PageKind = 'page'): PageKind {
  const [, kind] = kinds.find(([path]) => route === path || route.startsWith(path.replace(/\/?$/, '/'))) ?? [];
  return kind ?? otherwise;
}
