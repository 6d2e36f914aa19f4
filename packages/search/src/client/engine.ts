import {findMatches} from '../shared/normalise';
import {
  type Engine,
  type PageKind,
  kinds,
  type Language,
  type PageHit,
  type Result,
  type SectionHit,
  type VersionPath,
} from '../shared/types';
import {readData, type SearchData} from './data';
import {createMatcher, readQuery} from './matchWords';
import {createReranker} from './rerank';
import {type ScoredPage, scorePages} from './score';
import * as weights from './weights';

/** Throws a `SearchDataError` if the files aren't an index, or are from different builds. */
export function createEngine(
  docsJson: string,
  indexJson: string,
  language: Language,
  versions: readonly VersionPath[] = [],
): Engine {
  const data = readData(docsJson, indexJson);
  const match = createMatcher(data, language);
  const rerank = createReranker(data, language);
  const kindOf = ({page}: ScoredPage): PageKind => (data.pages[page] as SearchData['pages'][number]).kind;
  const versionOf = versionsOf(data.pages, versions);
  const kindsHere = kinds.filter((kind) => data.pages.some((page) => page.kind === kind));

  return {
    hash: data.hash,
    pages: data.pages.length,
    search(query, {kinds: wanted = [], version, limit, offset = 0}) {
      const matches = readQuery(query, language)
        .map(match)
        // A word that no page contains can't distinguish pages.
        .filter(({groups}) => groups.size > 0);
      const rarityOf = new Map(matches.flatMap(({marks, rarity}) => marks.map((mark) => [mark, rarity] as const)));
      const words = [...rarityOf.keys()];
      // Of a name such as `petType`, one of its words alone says little.
      const isName = !/\s/.test(query.trim()) && matches.some(({compound}) => compound);
      // A name from code has capitals or signs: readers who type plain words rather mean a guide.
      const nameWeight = /[\p{Lu}_.:/]/u.test(query) ? 1 : weights.nameInReference ** matches.length;
      const all = scorePages(data, matches, isName ? 1 : weights.leastShare, nameWeight).filter(
        ({page}) => !version || !versionOf[page] || versionOf[page] === version,
      );
      const countOf = (kind: PageKind): number => all.filter((page) => kindOf(page) === kind).length;
      const totalByKind: Result['totalByKind'] = Object.fromEntries(kindsHere.map((kind) => [kind, countOf(kind)]));
      const pages = rerank(wanted.length ? all.filter((page) => wanted.includes(kindOf(page))) : all, matches, query);
      const hits = pages.slice(offset, offset + limit).map((page) => describeHit(data, page, words, language));
      return {total: pages.length, totalByKind, hits, words, rarities: [...rarityOf.values()]};
    },
  };
}

/** The version of each page, by path. The path of the latest is a prefix of the others. */
function versionsOf(pages: SearchData['pages'], versions: readonly VersionPath[]): (string | undefined)[] {
  const innermost = [...versions].sort(([, a], [, b]) => b.length - a.length);
  return innermost.length === 0
    ? []
    : pages.map(({url}) => innermost.find(([, path]) => url === path || url.startsWith(`${path}/`))?.[0]);
}

function describeHit(
  data: SearchData,
  {page, score, sections}: ScoredPage,
  words: string[],
  language: Language,
): PageHit {
  const {url, title, kind, breadcrumb} = data.pages[page] as SearchData['pages'][number];
  const headings = sections.map(({section}) => data.headingOf(section).heading);
  const above = sections.map(({section}) => headingsAbove(data, section));
  /** Headings above all sections with the same heading don't distinguish them. */
  const tellingApart = (at: number): string[] => {
    const namesakes = above.filter((_, other) => headings[other] === headings[at]);
    return above[at]!.filter((heading) => !namesakes.every((one) => one.includes(heading)));
  };
  return {
    url,
    title,
    breadcrumb,
    kind,
    score,
    titleRanges: findMatches(title, words, language),
    sections: sections.map(({section}, at): SectionHit => {
      const {heading, anchor} = data.headingOf(section);
      const hit = {url: `${url}#${anchor}`, heading, ranges: findMatches(heading, words, language)};
      const within = tellingApart(at).join(' › ');
      return within ? {...hit, within} : hit;
    }),
  };
}

/** The outermost first, without the title of the page. */
function headingsAbove(data: SearchData, section: number): string[] {
  const parent = data.parentOf[section] as number;
  return data.parentOf[parent] === parent ? [] : [...headingsAbove(data, parent), data.headingOf(parent).heading];
}
