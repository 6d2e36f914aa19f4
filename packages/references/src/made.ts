import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Site} from './site';

/** A record of a generated reference, by which its files are deleted when the API is no longer listed. Paths are relative. */
export interface Made {
  fingerprint: string;
  /** The files in the fingerprint. */
  sources?: string[];
  /** Generated files and folders. */
  outputs: string[];
  /** The title and the description in the source, by language. */
  about?: Record<string, {title: string; description: string}>;
  /** Relative links in the texts of the source; only a build knows whether their pages exist. */
  links?: TextLink[];
}

export interface TextLink {
  url: string;
  file: string;
  line: number;
}

export function recordFile({cache}: Pick<Site, 'cache'>): string {
  return path.join(cache, 'made.json');
}

/** The records by the ids of references. */
export function readMade(site: Pick<Site, 'cache'>): Record<string, Made> {
  const file = recordFile(site);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Made>) : {};
}
