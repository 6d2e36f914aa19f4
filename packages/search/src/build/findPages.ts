import type {BuiltPage} from '@lectern/kit/builtPages';
import {isExcluded} from '@lectern/kit/isExcluded';
import {BuildCache, type CacheScope} from '@lectern/kit/buildCache';
import {shared} from '@lectern/kit/shared';
import type {PageKind} from '../shared/types';
import type {IndexedPage} from './page';
import {scanPage, type ScannedPage} from './scanPage';

export type PageRules = {
  /** The kind of the pages below a path; the first that fits counts, `page` where none does. */
  kinds: [path: string, kind: PageKind][];
  /** Paths of pages that are not to be found; `/x/**` stands for what is below `/x`. */
  exclude: string[];
};

const found = shared('found pages', () => new WeakMap<BuiltPage, IndexedPage | undefined>());

/** Reads what search knows of the pages of a build. */
export interface PageFinder {
  /** Reads one, unless another search has read it. */
  look: (page: BuiltPage) => void;
  /** Those that are to be found, as they were read. */
  pages: IndexedPage[];
  /** Saves for the next build what the pages of this one hold. */
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

/** The kind that the options say, or else what the page is for Docusaurus. */
export function kindOf(route: string, kinds: PageRules['kinds'], otherwise: PageKind = 'page'): PageKind {
  const [, kind] = kinds.find(([path]) => route === path || route.startsWith(path.replace(/\/?$/, '/'))) ?? [];
  return kind ?? otherwise;
}
