import {readFileSync} from 'node:fs';
import path from 'node:path';
import {authorError} from '@lectern/kit/authorError';
import {nearest} from '@lectern/kit/nearest';
import {readData} from '../data/readData';

/** An entry of `glossary.en.yml`; the file of each language has the same ids. */
export interface Term {
  term: string;
  /** One or two sentences of Markdown: the definition, which also appears at the word. */
  short: string;
  /** Further Markdown, shown on the page of the glossary only. */
  more?: string;
  /** Other forms of the word: its plural, its abbreviation. */
  aliases?: string[];
  /** Ids of related terms. */
  see?: string[];
  /** Whether its first use on every page becomes a link automatically. */
  auto?: boolean;
}

export type Glossary = Map<string, Term>;

export function readGlossary(file: string): Glossary {
  return checkedGlossary(readData(file), file, () => readFileSync(file, 'utf8'));
}

const fields: Record<keyof Term, (value: unknown) => boolean> = {
  term: isText,
  short: isText,
  more: isText,
  aliases: (value) => Array.isArray(value) && value.every(isText),
  see: (value) => Array.isArray(value) && value.every(isText),
  auto: (value) => typeof value === 'boolean',
};

const kinds: Record<keyof Term, string> = {
  term: 'a text',
  short: 'a text',
  more: 'a text',
  aliases: 'a list of texts',
  see: 'a list of ids',
  auto: '“true” or “false”',
};

export function checkedGlossary(data: Record<string, unknown>, file: string, text: () => string): Glossary {
  const entries = Object.entries(data as Record<string, Record<string, unknown>>);
  const glossary = new Map(entries) as unknown as Glossary;
  const owners = new Map<string, string>();
  for (const [id, entry] of entries) {
    const fail = (message: string, hint: string): never => {
      const line =
        text()
          .split('\n')
          .findIndex((one) => one.startsWith(`${id}:`)) + 1;
      throw authorError({path: file}, {position: {start: {line: line || 1, column: 1}}}, message, hint);
    };
    if (!/^[a-z][a-z0-9-]*$/.test(id))
      fail(`“${id}” is not a valid id.`, 'Use small letters, digits and hyphens: “static-site”.');
    if (typeof entry !== 'object' || entry === null) {
      fail(
        `The term “${id}” has no fields.`,
        'Write “term: …” and “short: …” below it, each with two spaces before it.',
      );
    }
    for (const field of ['term', 'short']) {
      if (!(field in entry)) fail(`The term “${id}” has no “${field}”.`, `Add a line “${field}: …” to it.`);
    }
    for (const [field, value] of Object.entries(entry)) {
      if (!isField(field)) {
        const meant = nearest(field, Object.keys(fields));
        fail(
          `The term “${id}” has an unknown field “${field}”.`,
          meant ? `Did you mean “${meant}”?` : `Known fields: ${Object.keys(fields).join(', ')}.`,
        );
      } else if (!fields[field](value))
        fail(`“${field}” of the term “${id}” is not ${kinds[field]}.`, 'Correct the value.');
    }
    for (const other of glossary.get(id)?.see ?? []) {
      if (!glossary.has(other))
        fail(
          `The term “${id}” refers to “${other}”, which does not exist.`,
          suggest(other, glossary, path.relative('', file)),
        );
    }
    for (const name of namesOf(entry as unknown as Term)) {
      const owner = owners.get(name.toLowerCase());
      if (owner) fail(`“${name}” is a name of both “${owner}” and “${id}”.`, 'Remove it from one of them.');
      owners.set(name.toLowerCase(), id);
    }
  }
  return glossary;
}

/** The words by which a term is recognised. */
export function namesOf({term, aliases = []}: Term): string[] {
  return [term, ...aliases];
}

export function suggest(id: string, glossary: Glossary, files: string): string {
  const meant = nearest(id, [...glossary.keys()]);
  return meant ? `Did you mean “${meant}”?` : `Add it to ${files}, or use a term that stands there.`;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isField(field: string): field is keyof Term {
  return field in fields;
}
