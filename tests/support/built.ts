import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {load} from 'cheerio';
import {site} from '../../src/config/site';
import {builtHtml, placeOf} from './sitemap';

/** A file of the last build. */
export const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');

/** What the last build has at an address. */
export const readAt = (address: string): string => readFileSync(placeOf(address), 'utf8');

/** The page at an address, `/docs` or `/fr/`, to look into. */
export const pageAt = (address: string) => load(builtHtml(address));

/** `https://docs.example/img/logo.svg` → `build/img/logo.svg` */
export const fileOfAddress = (address = ''): string => placeOf(address.slice(site.url.length));

/** Whether the build has a page at an address. */
export const hasPage = (address: string): boolean => existsSync(placeOf(`${address}.html`));

interface Feed {
  version: string;
  title: string;
  home_page_url: string;
  items: {url: string; title: string; content_html: string; date_modified: string}[];
}

/** The posts of a language, the newest first. */
export const feedOf = (prefix: string): Feed => JSON.parse(readAt(`${prefix}/blog/feed.json`)) as Feed;

/** The scripts of a language, with the letters that the minifier has written as numbers: `\u0627` → `ا`. */
export async function scriptsOf(folder: string): Promise<string> {
  const files = await Globby('assets/js/*.js', {cwd: path.join('build', folder)});
  const code = files.map((file) => read(path.join(folder, file))).join('\n');
  return code.replace(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
