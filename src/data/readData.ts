import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, parseDocument} from 'yaml';
import type {Locale} from '../config/i18n';
import {authorError} from '../remark/authorError';

type Data = Record<string, unknown>;

const cache = new Map<string, {changed: number; data: Data}>();

/** Where the site keeps facts in one language: `src/data/variables.fr.yml`. */
export function dataFile(name: string, locale: Locale, siteDir = process.cwd()): string {
  return path.join(siteDir, 'src/data', `${name}.${locale}.yml`);
}

/** The parsed file, read anew when it changed: the live preview goes on with what the author just saved. */
export function readData(file: string): Data {
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
      'This file has no names with values.',
      'Write “name: value”, a name a line.',
    );
  }
  return data as Data;
}
