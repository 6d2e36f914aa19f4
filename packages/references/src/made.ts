import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Site} from './site';

/** What a reference was made from, and what was made: it is removed when the API is no longer listed. Paths begin at the site. */
export interface Made {
  fingerprint: string;
  /** The files that the fingerprint is of. */
  sources?: string[];
  /** Files and folders. */
  outputs: string[];
  /** How the source calls itself, by language. */
  about?: Record<string, {title: string; description: string}>;
}

export function recordFile({cache}: Pick<Site, 'cache'>): string {
  return path.join(cache, 'made.json');
}

/** By the ids of the references. */
export function readMade(site: Pick<Site, 'cache'>): Record<string, Made> {
  const file = recordFile(site);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Made>) : {};
}
