import {fold} from '../shared/fold';
import {formsOf} from '../shared/normalise';
import {stemmer} from '../shared/stem';
import {isStopWord} from '../shared/stopWords';
import type {Language} from '../shared/types';
import type {SearchData} from './data';
import type {WordMatch} from './matchWords';
import type {ScoredPage, ScoredSection} from './score';
import * as weights from './weights';

interface HeadingWords {
  letters: string;
  words: string[];
}

/**
 * Sorts pages. The index doesn't know the length of a heading, nor which of the words with the same stem it contains, so
 * the best pages are compared again by the words of their title and headings: of ‘Tags’ and ‘Find pets by
 * tags’, the query ‘tags’ means the first.
 */
export function createReranker(
  data: SearchData,
  language: Language,
): (pages: readonly ScoredPage[], matches: readonly WordMatch[], query: string) => ScoredPage[] {
  const stem = stemmer(language);
  const read: HeadingWords[] = [];

  return (pages, matches, query) => {
    const letters = lettersOf(query);
    const sorted = [...pages].sort(byScore);
    const words = matches.filter(({compound}) => !compound);
    const best = sorted.slice(0, weights.reranked).map((page) => lookAgain(page, words, letters));
    return [...best.sort(byScore), ...sorted.slice(weights.reranked)];
  };

  function lookAgain(page: ScoredPage, words: readonly WordMatch[], query: string): ScoredPage {
    const titled = agreement(data.firstSection[page.page] as number, words, query);
    let headed = 0;
    const sections = page.sections.map(({section, score}): ScoredSection => {
      const agreed = agreement(section, words, query);
      headed = Math.max(headed, agreed);
      return {section, score: score * (1 + weights.coverage * agreed)};
    });
    const ofHeading = words.length === 1 ? weights.headingOfOne : weights.coverageOfHeading;
    const agreed = Math.max(titled, ofHeading * headed);
    return {
      ...page,
      score: page.score * (1 + weights.coverage * agreed),
      sections: sections.sort((a, b) => b.score - a.score || a.section - b.section),
    };
  }

  /** The share of the heading in the query, multiplied by the share of the query in the heading. */
  function agreement(section: number, words: readonly WordMatch[], query: string): number {
    const {letters, words: heading} = readSection(section);
    let inQuery = 0;
    const found = new Map<WordMatch, number>();
    for (const word of heading) {
      let best = 0;
      for (const match of words) {
        const near = nearness(word, match);
        best = Math.max(best, near);
        if (near > (found.get(match) ?? 0)) found.set(match, near);
      }
      inQuery += best;
    }
    let inHeading = 0;
    let wanted = 0;
    for (const match of words) {
      wanted += match.rarity;
      inHeading += match.rarity * (found.get(match) ?? 0);
    }
    if (!heading.length || !wanted) return 0;
    const isQuery = letters === query;
    return (inQuery / heading.length) * (inHeading / wanted) + (isQuery ? weights.exactHeading : 0);
  }

  function readSection(section: number): HeadingWords {
    let known = read[section];
    if (!known) {
      const {heading} = data.headingOf(section);
      // What stands before a colon is the subject.
      const forms = formsOf(heading.split(': ')[0] as string, language).filter(({compound}) => !compound);
      const telling = forms.filter(({word}) => !isStopWord(word, language));
      const words = [...new Set((telling.length ? telling : forms).map(({word}) => word))];
      known = read[section] = {letters: lettersOf(heading), words};
    }
    return known;
  }

  function nearness(word: string, {word: typed, open, marks}: WordMatch): number {
    if (word === typed) return weights.exact;
    if (stem(word) === stem(typed)) return weights.stem;
    if (marks.includes(word)) return weights.stem;
    if (open && word.startsWith(typed)) return weights.prefix + weights.prefixTyped * (typed.length / word.length);
    return marks.some((mark) => stem(word) === stem(mark)) ? weights.prefix : 0;
  }
}

function lettersOf(text: string): string {
  return fold(text.slice(0, 512)).replace(/[^\p{L}\p{N}]+/gu, '');
}

function byScore(a: ScoredPage, b: ScoredPage): number {
  return b.score - a.score || a.page - b.page;
}
