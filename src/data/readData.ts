import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '../config/i18n';

const cache = new Map<string, {changed: number; data: unknown}>();

/** Where the site keeps facts in one language: `src/data/variables.fr.yml`. */
export function dataFile(name: string, locale: Locale, siteDir = process.cwd()): string {
  return path.join(siteDir, 'src/data', `${name}.${locale}.yml`);
}

/** The parsed file, read anew when it changed: the live preview goes on with what the author just saved. */
export function readData(file: string): unknown {
  const changed = statSync(file).mtimeMs;
  const known = cache.get(file);
  if (known?.changed === changed) return known.data;
  const data: unknown = parse(readFileSync(file, 'utf8'));
  cache.set(file, {changed, data});
  return data;
}
