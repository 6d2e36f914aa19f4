import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {i18nFolder} from '../folders';
import type {Site} from '../../settings/site';
import type {Problem} from '@lectern/kit/problems';
import type {Page} from '../page';
import type {Text} from '../typography';
import {findFaults, mend, notProse, type Typography} from '../typography/faults';

/** The word for a thing in a language, and the words to avoid. */
export interface Term {
  /** The same word in the language of the originals. */
  original: string;
  use: string;
  /** A note in the style guide's table, by language. */
  note?: Record<string, string>;
  avoid: {form: string; pattern: RegExp}[];
  /** Contexts in which a word to avoid is right. */
  except: RegExp[];
  /** How a page has to explain the word at its first use. */
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
  /** The doc that shows the words to avoid. */
  guide: string | undefined;
}

/** The terms of a language, from the optional file `i18n/<language>/terms.yml`. */
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

/** Matches whole words, not parts of a URL; a space matches any white space, also a line break. */
function wordsOf(pattern: string): RegExp {
  const words = pattern.trim().replace(/ /g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}/])(?:${words})(?![\\p{L}\\p{N}/]|\\.\\p{L})`, 'giu');
}

/** Finds words to avoid, in each text of the language. */
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

/** Finds a word with two meanings that a page doesn't explain at its first use; titles are too short for that. */
function findUnexplained(source: Text, {original, use, first}: Term, list: TermList): Problem[] {
  const {file, text, prose} = source;
  if (!first || !/\.mdx?$/.test(file)) return [];
  const body = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0].length ?? 0;
  const place = placesOf(first.word, source).find(
    ({start}) => start >= body && !lineOf(source, start).text.startsWith('#'),
  );
  // Markup is between the words: “en-tête (*front matter*)”.
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

/** Whether words to avoid are shown on purpose: in the guide's table, or in the glossary. */
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

/** Checks that the table of terms in the style guide has every term, as in the list. */
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

/** A row of that table; the semicolon is spaced as in the language of the guide. */
function rowOf({original, use, note, avoid}: Term, language: string, {rules}: Typography = {rules: []}): string {
  const line = note ? `${use}; ${note[language] ?? ''}` : use;
  const right = mend(line, findFaults(line, rules));
  const forms = avoid.map(({form}) => form).join(', ');
  return `| ${original} | ${right} |${forms ? ` ${forms} ` : ' '}|`;
}
