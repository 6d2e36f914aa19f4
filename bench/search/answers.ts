import {readFileSync} from 'node:fs';
import path from 'node:path';
import {excerptFrom} from '@lectern/search/client/excerpt';
import {type PageText, textNames, textUrl} from '@lectern/search/shared/pageText';
import type {Engine, Excerpt, PageHit, Result} from '@lectern/search/shared/types';
import {questions} from './queries';
import type {BuiltSite} from './site';

export interface Answer {
  question: string;
  hit: PageHit;
  excerpt: Excerpt | null;
  text: PageText;
  words: string[];
}

/** What a reader sees first of each hand-made question. */
export function answersOf(site: BuiltSite, engine: Engine): Answer[] {
  return questions(site.language).map(({text: question}) => {
    const result = engine.search(question, {limit: 1});
    const [hit] = result.hits;
    if (!hit) throw new Error(`“${question}” finds nothing`);
    const text = readText(site, hit.url);
    return {question, hit, text, words: result.words, excerpt: excerptOf(site, text, hit, result)};
  });
}

export function readText({outDir, baseUrl}: BuiltSite, url: string): PageText {
  return JSON.parse(readFileSync(path.join(outDir, textUrl(url, baseUrl, textNames)), 'utf8')) as PageText;
}

/** As packages/search/src/components/useExcerpt.ts asks for it. */
function excerptOf({language}: BuiltSite, text: PageText, hit: PageHit, {words, rarities}: Result): Excerpt | null {
  const sections = hit.sections.map(({url, heading}) => ({anchor: url.slice(url.indexOf('#') + 1), heading}));
  return excerptFrom(text, words, {language, rarities, title: hit.title, sections});
}

/** What is marked stands in brackets. */
export function withMarks({text, ranges}: Excerpt): string {
  return ranges.reduceRight(
    (shown, [from, to]) => `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`,
    text,
  );
}
