import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {i18nFolder} from '../folders';
import type {Site} from '../../settings/site';
import type {Problem} from '@lectern/kit/problems';
import type {Page} from '../page';
import type {Text} from '../typography';
import {findFaults, mend, notProse, type Typography} from '../typography/faults';

/** What one thing is called in a language, and what it is not called. */
export interface Term {
  /** What it is called in the language of the originals. */
  original: string;
  use: string;
  /** What the table of the style guide adds, in its own language. */
  note?: Record<string, string>;
  avoid: {form: string; pattern: RegExp}[];
  /** Where such a form is right. */
  except: RegExp[];
  /** How a page says it where it says it first. */
  first?: {word: RegExp; whole: RegExp};
}

type Entry = {
  use: string;
  note?: Record<string, string>;
  avoid?: Record<string, string>;
  except?: string[];
  first?: {word: string; whole: string};
};

export interface TermList {
  file: string;
  terms: Term[];
  /** The doc that shows the forms that are not to be used. */
  guide: string | undefined;
}

/** The terms of a language, which it may have in `i18n/<language>/terms.yml`. */
export function readTerms(site: Site, language: string): TermList {
  const file = `${i18nFolder(site, language)}/terms.yml`;
  const place = path.resolve(site.dir, file);
  const terms = existsSync(place) ? parseTerms(readFileSync(place, 'utf8')) : [];
  return {file, terms, guide: site.settings.styleGuide};
}

export function parseTerms(text: string): Term[] {
  return Object.entries((parse(text) as Record<string, Entry> | null) ?? {}).map(([original, entry]) => ({
    original,
    use: entry.use,
    note: entry.note,
    avoid: Object.entries(entry.avoid ?? {}).map(([form, pattern]) => ({form, pattern: wordsOf(pattern)})),
    except: (entry.except ?? []).map(wordsOf),
    first: entry.first && {word: wordsOf(entry.first.word), whole: new RegExp(`^(?:${entry.first.whole})`, 'iu')},
  }));
}

/** Whole words, not parts of an address; a space is any white space, and a line may end there. */
function wordsOf(pattern: string): RegExp {
  const words = pattern.trim().replace(/ /g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}/])(?:${words})(?![\\p{L}\\p{N}/]|\\.\\p{L})`, 'giu');
}

/** One thing has one name, wherever the language is read. */
export function checkTerms(texts: Text[], list: TermList): Problem[] {
  return texts.flatMap((text) =>
    list.terms.flatMap((term) => [...findAvoided(text, term, list), ...findUnexplained(text, term, list)]),
  );
}

function findAvoided(text: Text, {original, use, avoid, except}: Term, {file, guide}: TermList): Problem[] {
  const right = except.flatMap((pattern) => placesOf(pattern, text));
  return avoid
    .flatMap(({pattern}) => placesOf(pattern, text))
    .filter(({start, end}) => !right.some((place) => place.start <= start && end <= place.end))
    .filter(({start}) => !showsNames(text, start, guide))
    .map(({start, words}) => ({
      file: text.file,
      line: lineOf(text, start).number,
      message: `“${words}” is not our word for “${original}”.`,
      hint: `Write “${use}”. ${file} lists the terms, and where another word is right.`,
    }));
}

/** In a page, a word of two meanings says at first which of them it has; titles are too short for it. */
function findUnexplained(source: Text, {original, use, first}: Term, list: TermList): Problem[] {
  const {file, text, prose} = source;
  if (!first || !/\.mdx?$/.test(file)) return [];
  const body = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0].length ?? 0;
  const place = placesOf(first.word, source).find(
    ({start}) => start >= body && !lineOf(source, start).text.startsWith('#'),
  );
  // Markup stands between the words: “en-tête (*front matter*)”.
  if (!place || first.whole.test(prose.slice(place.start).replaceAll(notProse, ''))) return [];
  return [
    {
      file,
      line: lineOf(source, place.start).number,
      message: `“${place.words}” has two meanings: say at its first use which one is meant.`,
      hint: `If it is “${original}”, write “${use}”. ${list.file} says what else may stand there.`,
    },
  ];
}

/** The guide's table shows what not to write, and the glossary has the words that others use. */
function showsNames(source: Text, start: number, guide: string | undefined): boolean {
  const {text} = lineOf(source, start);
  return guide !== undefined && source.file.endsWith(guide) ? text.startsWith('|') : /^ *(?:aliases|see):/.test(text);
}

function placesOf(pattern: RegExp, {prose}: Text): {start: number; end: number; words: string}[] {
  return [...prose.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: match[0].replace(/\s+/g, ' '),
  }));
}

function lineOf({text}: Text, place: number): {number: number; text: string} {
  const before = text.slice(0, place).split('\n');
  const [rest = ''] = text.slice(place).split('\n');
  return {number: before.length, text: `${before.at(-1) ?? ''}${rest}`};
}

/** Where the style guide has a table of terms, it has every term, as the list has it. */
export function checkTermTable(pages: Page[], list: TermList, typography: Map<string, Typography>): Problem[] {
  return pages
    .filter(({key, kind}) => kind === 'doc' && key === list.guide)
    .flatMap(({file, text, language, headings}) => {
      const heading = headings.find(({id}) => id === 'terms');
      if (!heading) return [];
      const {line} = heading;
      const rows = text
        .split('\n')
        .slice(line)
        .filter((row) => row.startsWith('| '))
        .map((row) => row.replace(/ {2,}/g, ' '));
      return list.terms
        .map((term) => rowOf(term, language, typography.get(language)))
        .filter((row) => !rows.includes(row))
        .map((row) => ({
          file,
          line,
          message: `The table lacks a row of ${list.file}, or says something else.`,
          hint: `Write: ${row}`,
        }));
    });
}

/** The semicolon stands as the language of the guide wants it. */
function rowOf({original, use, note, avoid}: Term, language: string, {rules}: Typography = {rules: []}): string {
  const line = note ? `${use}; ${note[language] ?? ''}` : use;
  const right = mend(line, findFaults(line, rules));
  const forms = avoid.map(({form}) => form).join(', ');
  return `| ${original} | ${right} |${forms ? ` ${forms} ` : ' '}|`;
}
