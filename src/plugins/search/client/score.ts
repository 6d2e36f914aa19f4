import {headingLevel} from '../shared/format';
import type {SearchData} from './data';
import type {WordMatch} from './matchWords';
import {weights} from './weights';

export interface ScoredPage {
  page: number;
  score: number;
  /** How much of the query the page has, from 0 to 1; rare words count more. */
  share: number;
  /** The best first, without the title. */
  sections: ScoredSection[];
}

export interface ScoredSection {
  section: number;
  score: number;
}

/** One word of the query over all sections. */
interface WordWeights {
  match: WordMatch;
  /** By section. */
  all: Float32Array;
  /** By section, from titles and headings alone. */
  headings: Float32Array;
}

/** The pages that have enough of the query, in no order. */
export function scorePages(data: SearchData, matches: readonly WordMatch[]): ScoredPage[] {
  const words = matches.map((match) => weigh(data, match));
  const touched = new Uint8Array(data.pages.length);
  for (const {all} of words) {
    all.forEach((weight, section) => {
      if (weight) touched[data.pageOf[section] as number] = 1;
    });
  }
  const pages: ScoredPage[] = [];
  touched.forEach((isTouched, page) => {
    if (isTouched) pages.push(scorePage(data, page, words));
  });
  const most = pages.reduce((share, page) => Math.max(share, page.share), 0);
  return pages.filter(({share}) => share >= most * weights.leastShare);
}

function weigh({firstPosting, sections, levels, parentOf}: SearchData, match: WordMatch): WordWeights {
  const all = new Float32Array(parentOf.length);
  const headings = new Float32Array(parentOf.length);
  for (const [group, nearness] of match.groups) {
    const end = firstPosting[group + 1] as number;
    for (let posting = firstPosting[group] as number; posting < end; posting++) {
      const section = sections[posting] as number;
      const level = levels[posting] as number;
      const isHeading = level === headingLevel;
      const place = isHeading
        ? parentOf[section] === section
          ? weights.title
          : weights.heading
        : (weights.text[level] as number);
      const weight = nearness * place;
      if (weight > (all[section] as number)) all[section] = weight;
      if (isHeading && weight > (headings[section] as number)) headings[section] = weight;
    }
  }
  return {match, all, headings};
}

/** The best section of the page, and something of the page as a whole. */
function scorePage(data: SearchData, page: number, words: readonly WordWeights[]): ScoredPage {
  const first = data.firstSection[page] as number;
  const end = data.firstSection[page + 1] as number;
  const sections: ScoredSection[] = [];
  let best = 0;
  for (let section = first; section < end; section++) {
    const own = words.some(({all}) => all[section]);
    if (!own) continue;
    const {score} = combine(words, (word) =>
      Math.max(word.all[section] as number, weights.inherited * headingsAbove(data, word, section)),
    );
    best = Math.max(best, score);
    if (section > first) sections.push({section, score});
  }
  const whole = combine(words, ({all}) => {
    let weight = 0;
    for (let section = first; section < end; section++) weight = Math.max(weight, all[section] as number);
    return weight;
  });
  const kind = (data.pages[page] as SearchData['pages'][number]).kind;
  return {
    page,
    score: (best + weights.page * whole.score) * weights.kind[kind],
    share: whole.share,
    sections: sections
      .filter(({score}) => score >= best * weights.leastSection)
      .sort((a, b) => b.score - a.score || a.section - b.section)
      .slice(0, weights.mostSections),
  };
}

/** What the title and the headings above a section say, that section stands for as well. */
function headingsAbove({parentOf}: SearchData, {headings}: WordWeights, section: number): number {
  let weight = 0;
  for (let at = section; at !== parentOf[at];) {
    at = parentOf[at] as number;
    weight = Math.max(weight, headings[at] as number);
  }
  return weight;
}

/** All words come before some words: the sum of the weights counts by a power of the share of the query. */
function combine(
  words: readonly WordWeights[],
  weightOf: (word: WordWeights) => number,
): {score: number; share: number} {
  let sum = 0;
  let found = 0;
  let wanted = 0;
  for (const word of words) {
    const {rarity, compound} = word.match;
    const weight = weightOf(word);
    sum += rarity * weight;
    if (compound) continue;
    wanted += rarity;
    if (weight) found += rarity;
  }
  const share = wanted ? found / wanted : 1;
  return {score: sum * share ** weights.share, share};
}
