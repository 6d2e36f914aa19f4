import {type Build, type BuiltPage, visitPages} from '@lectern/kit/builtPages';
import {isExcluded} from '@lectern/kit/isExcluded';
import {Kept, type KeptFor} from '@lectern/kit/kept';
import {shared} from '@lectern/kit/shared';
import type {Kind} from '../shared/types';
import type {IndexedPage} from './page';
import {scanPage, type ScannedPage} from './scanPage';

export type PageRules = {
  /** The kind of the pages below a path; the first that fits counts, `page` where none does. */
  kinds: [path: string, kind: Kind][];
  /** Paths of pages that are not to be found; `/x/**` stands for what is below `/x`. */
  exclude: string[];
};

const found = shared('found pages', () => new WeakMap<BuiltPage, IndexedPage | undefined>());

/** Reads what search knows of the pages of a build. */
export interface PageFinder {
  /** Nothing where the page is not to be found; the same for all plugins that ask. */
  find(page: BuiltPage): IndexedPage | undefined;
  /** Saves for the next build what the pages of this one hold. */
  save(): void;
}

export function pageFinder(build: KeptFor, {kinds, exclude}: PageRules): PageFinder {
  const scans = new Kept<ScannedPage | 'none'>('search', build);
  const read = ({url, route, essence}: BuiltPage): IndexedPage | undefined => {
    if (isExcluded(route, exclude)) return undefined;
    const page = scans.get(essence, () => scanPage(essence) ?? 'none');
    return page === 'none' ? undefined : {url, kind: kindOf(route, kinds, kindInHtml(essence)), ...page};
  };
  return {
    find(page) {
      if (!found.has(page)) found.set(page, read(page));
      return found.get(page);
    },
    save: () => scans.save(),
  };
}

/** The pages of a build that can be found, in the order of their addresses. */
export async function findPages(build: Build, finder: PageFinder): Promise<IndexedPage[]> {
  const pages: IndexedPage[] = [];
  await visitPages(build, (page) => {
    const indexed = finder.find(page);
    if (indexed) pages.push(indexed);
  });
  finder.save();
  return pages;
}

/** The kind that the options say, or else what the page is for Docusaurus. */
export function kindOf(route: string, kinds: PageRules['kinds'], otherwise: Kind = 'page'): Kind {
  const [, kind] = kinds.find(([path]) => route === path || route.startsWith(path.replace(/\/?$/, '/'))) ?? [];
  return kind ?? otherwise;
}

/** Docusaurus names the plugin of each page in the classes of its root. */
function kindInHtml(html: string): Kind | undefined {
  return /<html\b[^>]*[ "]plugin-(docs|blog)[ ">]/.exec(html)?.[1] as 'docs' | 'blog' | undefined;
}
