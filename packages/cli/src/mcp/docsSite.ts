import type {Result} from '@lectern/search/shared/types';
import {pageOf, twinsOf, urlHere, urlHereIfWithin} from './places';
import {SiteIndex} from './siteIndex';
import {type LanguagePart, readListAt, siteMapOf, versionAt, versionNamed} from './siteMap';
import {NotThere, type Source} from './source';
import {urlWithin} from './within';

/** Language and version of a question: by default, the language of the URL and the latest version. */
export interface Choice {
  language?: string;
  version?: string;
}

export interface Entry {
  title: string;
  url: string;
  /** The sections of the page, the outermost first. */
  path: string[];
  description: string;
}

export interface Hit extends Entry {
  sections: {heading: string; url: string}[];
}

export interface DocsSite {
  /** The codes of the languages, and the names of the versions. */
  choices: (choice: Choice) => Promise<{languages: string[]; versions: string[]}>;
  list: (choice: Choice) => Promise<Entry[]>;
  search: (query: string, choice: Choice, limit: number) => Promise<{total: number; hits: Hit[]}>;
  /** The Markdown of a page, by its URL or path; if a language or version is given, in that one. */
  read: (page: string, choice: Choice) => Promise<{url: string; markdown: string}>;
  end: () => void;
}

/** In bytes. */
const longestPage = 4 * 2 ** 20;

/** Reads a site that publishes `llms.txt` and Markdown beside its pages, and may have the index of `@lectern/search`. */
export function docsSite(source: Source): DocsSite {
  const {map, part} = siteMapOf(source);
  const indexes = new Map<string, SiteIndex>();

  /** Created again when the list of versions has changed. */
  function indexOf(language: LanguagePart): SiteIndex {
    const key = JSON.stringify([language.base, language.versions]);
    const index = indexes.get(key) ?? new SiteIndex(source, language);
    indexes.set(key, index);
    return index;
  }

  return {
    async choices({language}) {
      const {languages} = await map();
      const {versions} = await part(language);
      return {languages: languages.map(({code}) => code).filter(Boolean), versions: versions.map(({name}) => name)};
    },

    async list(choice) {
      const {places} = await map();
      const language = await part(choice.language);
      const version = versionNamed(choice.version, language);
      const listed = choice.version && version ? (await readListAt(version.list, source)).pages : language.pages;
      const described = listed.flatMap(({title, url, description, section}) => {
        const here = urlHereIfWithin(pageOf(url), places);
        return here ? [{title, url: here.href, path: [section], description}] : [];
      });
      // The list of a large site lacks some pages and descriptions; the index, if there is one, has all pages.
      const indexed = await indexOf(language)
        .pages()
        .catch(() => undefined);
      if (!indexed) return described;
      const descriptions = new Map(described.map(({url, description}) => [url, description]));
      return indexed.flatMap(({title, url, breadcrumb}) => {
        const here = urlHereIfWithin(url, places);
        const isAsked = here && (!version || [undefined, version].includes(versionAt(here, language)));
        return isAsked
          ? [{title, url: here.href, path: breadcrumb, description: descriptions.get(here.href) ?? ''}]
          : [];
      });
    },

    async search(query, choice, limit) {
      const {places} = await map();
      const language = await part(choice.language);
      const version = versionNamed(choice.version, language);
      const index = indexOf(language);
      const result = await searchIn(index, query, version?.name, limit);
      const hits = await Promise.all(
        result.hits.map(async (hit): Promise<Hit[]> => {
          const url = urlHereIfWithin(hit.url, places)?.href;
          if (!url) return [];
          const sections = hit.sections.flatMap(({heading, url: address}) => {
            const here = urlHereIfWithin(address, places);
            return here ? [{heading, url: here.href}] : [];
          });
          const description = await index.excerpt(hit, result, language.base);
          return [{title: hit.title, url, path: hit.breadcrumb, description, sections}];
        }),
      );
      return {total: result.total, hits: hits.flat()};
    },

    async read(page, choice) {
      const {places} = await map();
      const asked = urlHere(page, places);
      const url = choice.language || choice.version ? await moved(asked, choice) : asked;
      for (const twin of twinsOf(url.pathname)) {
        const markdown = await readIfThere(urlWithin(twin, source.base));
        if (markdown?.startsWith('---\n')) return {url: new URL(pageOf(url.pathname), url).href, markdown};
      }
      throw new Error(
        `There is no page with Markdown at ${url.href}: “list_pages” and “search” name those that exist.`,
      );
    },

    end: () => indexes.forEach((index) => index.end()),
  };

  /** The URL of the same page in another language or version. */
  async function moved(url: URL, choice: Choice): Promise<URL> {
    const {languages} = await map();
    const innermost = languages.toSorted((a, b) => b.base.pathname.length - a.base.pathname.length);
    const own = innermost.find(({base}) => url.pathname.startsWith(base.pathname));
    const from = await part(own?.code);
    const to = await part(choice.language ?? own?.code);
    const version = versionAt(url, from);
    if (!version) {
      if (choice.version) throw new Error(`${url.href} belongs to no version: ask for it without one.`);
      return urlWithin(to.base.pathname + url.pathname.slice(from.base.pathname.length), source.base);
    }
    // The name of a version may differ between languages, but its path is the same.
    const pathIn = ({path}: {path: string}, {base}: LanguagePart): string => path.slice(base.pathname.length - 1);
    const target = choice.version
      ? versionNamed(choice.version, to)
      : to.versions.find((one) => pathIn(one, to) === pathIn(version, from));
    return urlWithin((target ?? version).path + url.pathname.slice(version.path.length), source.base);
  }

  async function searchIn(index: SiteIndex, ...asked: Parameters<SiteIndex['search']>): Promise<Result> {
    try {
      return await index.search(...asked);
    } catch (error) {
      if (!(error instanceof NotThere)) throw error;
      throw new Error('The site has no index of @lectern/search: find pages with “list_pages”.', {cause: error});
    }
  }

  async function readIfThere(url: URL): Promise<string | undefined> {
    try {
      return await source.read(url, longestPage);
    } catch (error) {
      if (error instanceof NotThere) return undefined;
      throw error;
    }
  }
}
