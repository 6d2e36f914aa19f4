import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, parseDocument} from 'yaml';
import {authorError} from '@lectern/kit/authorError';

type Data = Record<string, unknown>;

const cache = new Map<string, {changed: number; data: Data}>();

/** The data file for a language, `variables.fr.yml`: if it is missing, that of the default language. */
export function dataFile(folder: string, name: string, locale: string, defaultLocale: string): string {
  const [own = '', first = ''] = [locale, defaultLocale].map((one) => path.join(folder, `${name}.${one}.yml`));
  return existsSync(own) ? own : first;
}

/**
 * Parses a file again when it has changed, so that the live preview shows what was just saved. A missing file counts as
 * empty.
 */
export function readData(file: string): Data {
  if (!existsSync(file)) return {};
  const changed = statSync(file).mtimeMs;
  const known = cache.get(file);
  if (known?.changed === changed) return known.data;
  const data = parseData(file);
  cache.set(file, {changed, data});
  return data;
}

function parseData(file: string): Data {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), {lineCounter: lines});
  const fail = (offset: number, message: string, hint: string): Error =>
    authorError({path: file}, {position: {start: {line: lines.linePos(offset).line, column: 1}}}, message, hint);

  const [problem] = document.errors;
  if (problem) {
    throw fail(
      problem.pos[0],
      `This is not valid YAML: ${problem.message.split('\n')[0]}`,
      'Compare the line with those around it. A text with a colon and a space needs quotation marks.',
    );
  }
  const data: unknown = document.toJS() ?? {};
  if (typeof data !== 'object' || Array.isArray(data)) {
    throw fail(
      document.contents?.range[0] ?? 0,
      'This file must be a list of names with values.',
      'Write one “name: value” per line.',
    );
  }
  return data as Data;
}
