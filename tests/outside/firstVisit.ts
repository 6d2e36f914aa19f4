import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';

/** What a page of a build takes before it can be shown, in bytes, as servers compress it. */
export function firstVisit(build: string, file: string): number {
  const $ = load(readFileSync(path.join(build, file), 'utf8'));
  const sheets = $('link[rel=stylesheet]:not([media="not all"], [media=print])');
  const scripts = $('script[src]');
  const parts = [...sheets.map((_, {attribs}) => attribs.href), ...scripts.map((_, {attribs}) => attribs.src)];
  return [file, ...parts.filter(isOwn)]
    .map((name) => compressed(path.join(build, name)))
    .reduce((sum, size) => sum + size, 0);
}

export const compressed = (file: string): number => gzipSync(readFileSync(file), {level: 9}).length;

const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address);
