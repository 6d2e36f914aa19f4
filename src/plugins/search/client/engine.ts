import {findMatches} from '../shared/normalise';
import {type Engine, type Kind, kinds, type Language, type PageHit, type SectionHit} from '../shared/types';
import {readData, type SearchData} from './data';
import {createMatcher, readQuery} from './matchWords';
import {createReranker} from './rerank';
import {type ScoredPage, scorePages} from './score';

/** Throws a `SearchDataError` where the files are not an index, or not of one build. */
export function createEngine(docsJson: string, indexJson: string, language: Language): Engine {
  const data = readData(docsJson, indexJson);
  const match = createMatcher(data, language);
  const rerank = createReranker(data, language);
  const kindOf = ({page}: ScoredPage): Kind => (data.pages[page] as SearchData['pages'][number]).kind;

  return {
    hash: data.hash,
    pages: data.pages.length,
    search(query, {kinds: wanted = [], limit, offset = 0}) {
      const matches = readQuery(query, language)
        .map(match)
        // What the whole site does not have tells no page from another.
        .filter(({groups}) => groups.size > 0);
      const words = [...new Set(matches.flatMap(({marks}) => marks))];
      const all = scorePages(data, matches);
      const totalByKind = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
      for (const page of all) totalByKind[kindOf(page)]++;
      const pages = rerank(wanted.length ? all.filter((page) => wanted.includes(kindOf(page))) : all, matches, query);
      const hits = pages.slice(offset, offset + limit).map((page) => describeHit(data, page, words, language));
      return {total: pages.length, totalByKind, hits, words};
    },
  };
}

function describeHit(
  data: SearchData,
  {page, score, sections}: ScoredPage,
  words: string[],
  language: Language,
): PageHit {
  const {url, title, kind, breadcrumb} = data.pages[page] as SearchData['pages'][number];
  return {
    url,
    title,
    breadcrumb,
    kind,
    score,
    titleRanges: findMatches(title, words, language),
    sections: sections.map(({section}): SectionHit => {
      const {heading, anchor} = data.headingOf(section);
      return {url: `${url}#${anchor}`, heading, ranges: findMatches(heading, words, language)};
    }),
  };
}
