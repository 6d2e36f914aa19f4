import {forAWhile} from './forAWhile';
import {type Places, urlHereIfWithin} from './places';
import {type ListedPage, type PageList, readList} from './readList';
import {NotThere, type Source} from './source';
import {shortened} from './within';

/** In bytes; the list of 3,000 pages takes 50 kB. */
const longestList = 4 * 2 ** 20;

export interface Version {
  name: string;
  /** The URL of the list of its pages. */
  list: URL;
  /** The path with which its pages begin, without a slash at the end. */
  path: string;
}

export interface Language {
  /** Empty if the site has one language. */
  code: string;
  base: URL;
}

export interface LanguagePart extends Language {
  pages: ListedPage[];
  /** The latest first; empty if the docs have one version. */
  versions: Version[];
}

export interface SiteMap {
  places: Places;
  /** The language of the base URL first. */
  languages: Language[];
}

/** Finds the languages and versions of a site by the links between its lists of pages. */
export function siteMapOf(source: Source): {
  map: () => Promise<SiteMap>;
  part: (code: string | undefined) => Promise<LanguagePart>;
} {
  const {base} = source;
  const parts = new Map<string, () => Promise<LanguagePart>>();

  const map = forAWhile(async (): Promise<SiteMap> => {
    const {lists, pages} = await readListAt(new URL('llms.txt', base), source);
    const [first] = [...lists, ...pages];
    const origin = first && URL.canParse(first.url) ? new URL(first.url).origin : base.origin;
    const places = {base, origin};
    const linked = lists.flatMap(({url, language: code}) => {
      const list = code && urlHereIfWithin(url, places);
      return list ? [{code, base: new URL('.', list)}] : [];
    });
    const own = linked.find((language) => language.base.href === base.href) ?? {code: '', base};
    return {places, languages: [own, ...linked.filter((language) => language !== own)]};
  });

  async function readPart(language: Language, places: Places): Promise<LanguagePart> {
    const {pages, lists} = await readListAt(new URL('llms.txt', language.base), source);
    const versions = lists.flatMap(({name, url, language: code}) => {
      const list = code ? undefined : urlHereIfWithin(url, places);
      return list ? [{name, list, path: list.pathname.replace(/\/llms\.txt$/, '')}] : [];
    });
    return {...language, pages, versions};
  }

  return {
    map,
    async part(code) {
      const {languages, places} = await map();
      const language = code === undefined ? languages[0] : languages.find((one) => one.code === code);
      if (!language)
        throw notAmong(
          'language',
          code,
          languages.map((one) => one.code),
        );
      const {href} = language.base;
      if (!parts.has(href))
        parts.set(
          href,
          forAWhile(() => readPart(language, places)),
        );
      return parts.get(href)!();
    },
  };
}

/** The version with that name; undefined if none is named and the docs have one version. */
export function versionNamed(name: string | undefined, {versions}: LanguagePart): Version | undefined {
  const version = name === undefined ? versions[0] : versions.find((one) => one.name === name);
  if (!version && name !== undefined)
    throw notAmong(
      'version',
      name,
      versions.map((one) => one.name),
    );
  return version;
}

/** The version of a page: the path of the latest is a prefix of the others. */
export function versionAt({pathname}: URL, {versions}: LanguagePart): Version | undefined {
  const innermost = versions.toSorted((a, b) => b.path.length - a.path.length);
  return innermost.find(({path}) => `${pathname}/`.startsWith(`${path}/`));
}

export async function readListAt(url: URL, source: Source): Promise<PageList> {
  let text = '';
  try {
    text = await source.read(url, longestList);
  } catch (error) {
    if (!(error instanceof NotThere)) throw error;
  }
  // Some servers answer with an HTML page for every missing file.
  if (text.startsWith('# ')) return readList(text);
  throw new Error(
    `There is no list of pages at ${url.href}. Give the URL of the home page, of a site that publishes its pages as Markdown (“twins” of @lectern/publish).`,
  );
}

function notAmong(what: string, name = '', names: string[]): Error {
  const known = names.filter(Boolean);
  const there = known.length > 0 ? `There are ${known.join(', ')}.` : `The site has only one.`;
  return new Error(`There is no ${what} “${shortened(name)}”. ${there}`);
}
