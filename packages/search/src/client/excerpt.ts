import {rulesOf} from '../languages/rulesOf';
import {findMatches, type Match, matchesIn} from '../shared/normalise';
import type {PageText} from '../shared/pageText';
import type {Excerpt, Language} from '../shared/types';

export interface ExcerptOptions {
  language: Language;
  /** How telling each word is; all alike where it is missing. */
  rarities?: readonly number[];
  title?: string;
  /** The sections of the page that match, the best first. */
  sections?: readonly {anchor: string; heading: string}[];
  /** What there is room for; a whole sentence may be a little longer. */
  length?: number;
}

/** Sentences that follow each other, and which of them the excerpt is made of. */
interface Candidate {
  run: readonly string[];
  place: number;
  /** Sentences come before what is none, and that before code. */
  rank: number;
  /** How much its section counts. */
  weight: number;
  /** What stands above it. */
  heading: string;
  /** Whether it opens what stands below that heading. */
  isFirst: boolean;
  /** Whether it is what the page says of itself. */
  isAbout?: boolean;
}

interface Rated extends Candidate {
  score: number;
}

/** Of a text that is too long, so much stands before its first match where there is no better place to begin. */
const before = 40;

/** Found by looking at the excerpts of all hand-made questions: `npm run bench:search -- --answers`. */
const weights = {
  /** Sentences of the section that was found, of the others that match, and what the page says of itself. */
  bestSection: 1.7,
  otherSection: 1.15,
  about: 0.9,
  /** A word of the title is what the page says of itself. */
  fromTitle: 0.9,
  /** What opens a section; the same without a word of its own; and whatever else has none. */
  opening: 1.15,
  promised: 0.75,
  unsaid: 0.4,
  /** A word of the heading above a sentence is a part of what the sentence says. */
  fromHeading: 0.5,
  /** A word within a name, such as `--list` or `.cache`, says less than the word itself. */
  inName: 0.7,
  /** A power of how telling a word is. */
  rarity: 0.75,
};

/**
 * What a page says about the words: sentences where there are any, of the sections that match before others; else what
 * is no sentence, else a line of code, else what the page says of itself.
 */
export function excerptFrom(page: PageText, words: readonly string[], options: ExcerptOptions): Excerpt | null {
  const {language, length = 180} = options;
  const rated = candidatesOf(page, options)
    .map((candidate) => rate(candidate, words, options))
    .sort((a, b) => a.rank - b.rank || b.score - a.score);
  const best = rated.find(({score}) => score > 0);
  if (!best && !page.about) return null;
  const text = best ? (best.rank === 0 ? fill(best, language, length) : (best.run[best.place] ?? '')) : page.about;
  return cut(lengthen(text, rated, language, length), words, language, length);
}

const gap = ' · ';

/**
 * All excerpts have room for as many lines: where what was found leaves some of it, what else the page says follows, the
 * best first, and what it says of itself before the rest.
 */
function lengthen(text: string, rated: readonly Rated[], language: Language, length: number): string {
  let all = text;
  for (const {run, place, rank} of rated) {
    const other = run[place] ?? '';
    const room = length - all.length - gap.length;
    if (rank > 0 || room < length / 5) break;
    if (all.includes(other) || other.endsWith(':') || leansOnOthers(other, language)) continue;
    all += gap + (other.length <= room ? other : `${other.slice(0, endOf(other, room)).replace(/\.$/, '')}…`);
  }
  return all;
}

function candidatesOf({about, sections}: PageText, {title = '', sections: found = []}: ExcerptOptions): Candidate[] {
  const all: Candidate[] = [];
  const add = (run: readonly string[], rank: number, more: Omit<Candidate, 'run' | 'place' | 'rank'>): void => {
    run.forEach((text, place) => text && all.push({run, place, rank, ...more}));
  };
  add([about], 0, {weight: weights.about, heading: title, isFirst: true, isAbout: true});
  for (const [anchor, prose, fragments, code] of sections) {
    const at = found.findIndex((section) => section.anchor === anchor);
    const weight = at === 0 ? weights.bestSection : at > 0 ? weights.otherSection : 1;
    const heading = found[at]?.heading ?? (anchor ? '' : title);
    prose.split('\n\n').forEach((run, place) => {
      add(run.split('\n'), 0, {weight, heading, isFirst: place === 0});
    });
    for (const line of fragments.split('\n')) add([line], 1, {weight, heading: '', isFirst: false});
    for (const line of code.split('\n')) add([line], 2, {weight, heading: '', isFirst: false});
  }
  return all;
}

function rate(candidate: Candidate, words: readonly string[], {language, rarities}: ExcerptOptions): Rated {
  const own = nearnessByWord(candidate.run[candidate.place] ?? '', words, language);
  const above = nearnessByWord(candidate.heading, words, language);
  const fromAbove = candidate.isAbout ? weights.fromTitle : weights.fromHeading;
  let sum = 0;
  words.forEach((_, word) => {
    const nearness = Math.max(own.get(word) ?? 0, fromAbove * (above.get(word) ?? 0));
    sum += nearness * (rarities?.[word] ?? 1) ** weights.rarity;
  });
  const opens = candidate.isFirst && candidate.place === 0;
  // Without a word of its own, it is the opening that says what the heading promises.
  const alone = candidate.isAbout ? 1 : opens ? weights.promised : weights.unsaid;
  const position = own.size === 0 ? alone : opens ? weights.opening : 1;
  return {...candidate, score: sum * candidate.weight * position * legibility(candidate, language)};
}

function nearnessByWord(text: string, words: readonly string[], language: Language): Map<number, number> {
  const best = new Map<number, number>();
  for (const {range, word, nearness} of matchesIn(text, words, language)) {
    const [from, to] = range;
    const isInName = /[-./_@]$/.test(text.slice(0, from)) || /^[/_=(]/.test(text.slice(to));
    best.set(word, Math.max(isInName ? weights.inName * nearness : nearness, best.get(word) ?? 0));
  }
  return best;
}

/** How well a text can be read alone. */
function legibility({run, place}: Candidate, language: Language): number {
  const text = run[place] ?? '';
  let factor = 1;
  if (text.endsWith(':')) factor *= 0.8;
  if (text.length < 50) factor *= 0.85;
  if (text.length > 220) factor *= 0.9;
  // Names and values rather than words.
  if ((text.match(plainWord) ?? []).length < 4) factor *= 0.7;
  if (leansOnOthers(text, language) && place === 0) factor *= 0.85;
  return factor;
}

/** It is about what was said before. */
function leansOnOthers(text: string, language: Language): boolean {
  return rulesOf(language).leansOnOthers?.test(text) ?? false;
}

const plainWord = /(?<![^\s(«“"'’])\p{L}+(?![^\s,.;:!?…)»”"'’])/gu;

/** The sentence, with its neighbours where there is room for them. */
function fill({run, place}: Candidate, language: Language, length: number): string {
  let text = run[place] ?? '';
  const fits = (more: string | undefined): more is string => more !== undefined && text.length + more.length < length;
  const previous = run[place - 1];
  if (leansOnOthers(text, language) && fits(previous)) text = `${previous} ${text}`;
  // What ends so announces something that is not shown.
  for (let next = place + 1; fits(run[next]) && !run[next]?.endsWith(':'); next++) text += ` ${run[next]}`;
  return text;
}

/** The whole text where there is room for it; else the part that has most of the words, with what is left out shown. */
function cut(text: string, words: readonly string[], language: Language, length: number): Excerpt {
  const matches = matchesIn(text, words, language);
  if (text.length <= length * 1.15) return {text, ranges: findMatches(text, words, language)};
  const start = startOf(text, matches, length);
  const end = start + length >= text.length ? text.length : endOf(text, start + length);
  const shown = (start > 0 ? '…' : '') + text.slice(start, end) + (end < text.length ? '…' : '');
  return {text: shown, ranges: findMatches(shown, words, language)};
}

/** The beginning, unless the best stretch is further on; then where a part of the sentence begins, or a word. */
function startOf(text: string, matches: readonly Match[], length: number): number {
  const first = bestStretch(matches, length - before);
  if (!first || first.last <= length - 10) return 0;
  const from = Math.max(0, Math.min(first.start - before, text.length - length));
  // Not where less would follow than there is room for.
  const part = /[,;:–)»”] /.exec(text.slice(from, Math.min(first.start, text.length - 0.8 * length)));
  const word = text.indexOf(' ', from);
  if (part) return from + part.index + part[0].length;
  return word >= 0 && word < first.start ? word + 1 : first.start;
}

function bestStretch(matches: readonly Match[], length: number): {start: number; last: number} | undefined {
  let best: {start: number; last: number} | undefined;
  let most = 0;
  matches.forEach(({range: [start]}, index) => {
    const found = new Set<number>();
    let last = start;
    for (const {range, word} of matches.slice(index, index + mostLookedAt)) {
      if (range[1] > start + length) break;
      found.add(word);
      last = range[1];
    }
    if (found.size > most) {
      most = found.size;
      best = {start, last};
    }
  });
  return best;
}

/** More matches than that stand in no stretch that is shown. */
const mostLookedAt = 40;

function endOf(text: string, limit: number): number {
  const space = text.lastIndexOf(' ', limit);
  const end = space > Math.max(0, limit - 60) ? space : limit;
  return end - (/[\s,;:–(«“-]*$/.exec(text.slice(0, end))?.[0].length ?? 0);
}
