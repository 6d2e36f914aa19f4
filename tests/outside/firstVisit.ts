import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';

/** What a page of a build takes before it can be shown, in bytes, as servers compress it. */
export function firstVisit(build: string, file: string): number {
  const html = readFileSync(path.join(build, file));
  const $ = load(html.toString());
  const sheets = $('link[rel=stylesheet]:not([media="not all"], [media=print])');
  const scripts = $('script[src]');
  const parts = [...sheets.map((_, {attribs}) => attribs.href), ...scripts.map((_, {attribs}) => attribs.src)];
  return [html, ...parts.filter(isOwn).map((name) => readFileSync(path.join(build, name)))]
    .map((part) => gzipSync(part, {level: 9}).length)
    .reduce((sum, size) => sum + size, 0);
}

const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address);
