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

/** What the main part of a page would take as bare HTML, without classes, buttons, pictures of its interface and colours of code. */
export function bareHtml(build: string, file: string): number {
  const $ = load(readFileSync(path.join(build, file), 'utf8'));
  const main = $('main');
  main.find('svg, script, style, button, .hash-link, .code-label, .theme-doc-toc-mobile').remove();
  main.find('div, span, pre mark').each((_, element) => void $(element).replaceWith($(element).contents()));
  main.find('*').each((_, element) => {
    const {href, src, alt, id} = element.attribs;
    element.attribs = Object.fromEntries(Object.entries({href, src, alt, id}).filter(([, value]) => value)) as Words;
  });
  return gzipSync(`<!doctype html><title>${$('title').text()}</title>${main.html()}`, {level: 9}).length;
}

type Words = Record<string, string>;

export const compressed = (file: string): number => gzipSync(readFileSync(file), {level: 9}).length;

const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address);
