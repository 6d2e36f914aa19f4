import {headingLevel} from '../shared/format';
import type {SearchData} from './data';
import type {WordMatch} from './matchWords';
import * as weights from './weights';

export interface ScoredPage {
  page: number;
  score: number;
  /** The share of the query that the page contains, from 0 to 1; rare words count more. */
  share: number;
  /** The best sections first, without the title. */
  sections: ScoredSection[];
}

export interface ScoredSection {
  section: number;
  score: number;
}

/** The weights of a query word in all sections. */
interface WordWeights {
  match: WordMatch;
  /** By section. */
  all: Float32Array;
  /** By section, from titles and headings alone. */
  headings: Float32Array;
}

/** The pages that contain enough of the query, compared with the page that contains most of it, unsorted. */
export function scorePages(
  data: SearchData,
  matches: readonly WordMatch[],
  leastShare: number,
  nameWeight: number,
): ScoredPage[] {
  const touched = new Uint8Array(data.pages.length);
  const words = matches.map((match) => weigh(data, match, touched, nameWeight));
  const pages: ScoredPage[] = [];
  for (let page = 0; page < touched.length; page++) {
    if (touched[page]) pages.push(scorePage(data, page, words));
  }
  const most = pages.reduce((share, page) => Math.max(share, page.share), 0);
  return pages.filter(({share}) => share >= most * leastShare);
}

function weigh(data: SearchData, match: WordMatch, touched: Uint8Array, nameWeight: number): WordWeights {
  const {firstPosting, sections, levels, parentOf, pageOf, pages} = data;
  const all = new Float32Array(parentOf.length);
  const headings = new Float32Array(parentOf.length);
  for (const [group, nearness] of match.groups) {
    const end = firstPosting[group + 1] as number;
    for (let posting = firstPosting[group] as number; posting < end; posting++) {
      const section = sections[posting] as number;
      const page = pageOf[section] as number;
      const level = levels[posting] as number;
      const {kind} = pages[page] as SearchData['pages'][number];
      const ofReference = weights.textOfKind[kind];
      const place =
        level === headingLevel
          ? parentOf[section] === section
            ? weights.title
            : weights.heading * (ofReference && nearness >= weights.stem ? nameWeight : 1)
          : (weights.text[level] as number) * (ofReference ?? 1);
      const weight = nearness * place;
      if (weight > (all[section] as number)) all[section] = weight;
      if (level === headingLevel && weight > (headings[section] as number)) headings[section] = weight;
      touched[page] = 1;
    }
  }
  return {match, all, headings};
}

/** The score of the best section, and a part of the page's. */
function scorePage(data: SearchData, page: number, words: readonly WordWeights[]): ScoredPage {
  const first = data.firstSection[page] as number;
  const end = data.firstSection[page + 1] as number;
  const own = new Float32Array(words.length);
  const ofPage = new Float32Array(words.length);
  const sections: ScoredSection[] = [];
  let best = 0;
  for (let section = first; section < end; section++) {
    let matches = false;
    for (let word = 0; word < words.length; word++) {
      const weight = (words[word] as WordWeights).all[section] as number;
      own[word] = weight;
      if (!weight) continue;
      matches = true;
      if (weight > (ofPage[word] as number)) ofPage[word] = weight;
    }
    if (!matches) continue;
    for (let word = 0; word < words.length; word++) {
      const inherited = weights.inherited * headingsAbove(data, words[word] as WordWeights, section);
      if (inherited > (own[word] as number)) own[word] = inherited;
    }
    const {score} = combine(words, own);
    best = Math.max(best, score);
    if (section > first) sections.push({section, score});
  }
  const whole = combine(words, ofPage);
  const kind = (data.pages[page] as SearchData['pages'][number]).kind;
  const shown = sections
    .filter(({score}) => score >= best * weights.leastSection)
    .sort((a, b) => b.score - a.score || a.section - b.section)
    .slice(0, weights.mostSections);
  // Those of generated references are fields, not subjects.
  const shareOfOthers = kind in weights.textOfKind ? 0 : weights.others;
  const others = shown.slice(2).reduce((sum, {score}) => sum + score, 0);
  return {
    page,
    score: (best + weights.page * whole.score + shareOfOthers * others) * weights.kind[kind],
    share: whole.share,
    sections: shown,
  };
}

/** A section inherits a part of the weights of the title and the headings above it. */
function headingsAbove({parentOf}: SearchData, {headings}: WordWeights, section: number): number {
  let weight = 0;
  for (let at = section; at !== parentOf[at];) {
    at = parentOf[at] as number;
    weight = Math.max(weight, headings[at] as number);
  }
  return weight;
}

/** Pages with all words rank above those with some: the sum is multiplied by a power of the share of the query. */
function combine(words: readonly WordWeights[], found: Float32Array): {score: number; share: number} {
  let sum = 0;
  let has = 0;
  let wanted = 0;
  for (let word = 0; word < words.length; word++) {
    const {rarity, compound} = (words[word] as WordWeights).match;
    const weight = found[word] as number;
    sum += rarity * weight;
    if (compound) continue;
    wanted += rarity;
    if (weight) has += rarity;
  }
  const share = wanted ? has / wanted : 1;
  return {score: sum * share ** weights.share, share};
}
