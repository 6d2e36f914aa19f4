/** Pages on which to try what all pages of their kind can do, and what tests have to know of them. */
import {i18n} from '../../src/config/i18n';
import {writtenDocs} from './kinds';
import type {languages} from './languages';
import {builtHtml, pagesWith} from './sitemap';

type Language = (typeof languages)[number];

const link = (way: string): RegExp =>
  new RegExp(`<a class="[^"]*\\bpagination-nav__link--${way}\\b[^>]* href="?([^" >]+)`);

/** What the HTML of a page has in which a test looks for it; what a group holds, `find` gives. */
export const has = {
  /** The text of a doc, not a list of docs. */
  doc: /^[^]{0,40}<html[^>]* class="[^"]*\bdocs-doc-id-/,
  previous: link('prev'),
  next: link('next'),
  contents: /<div class="[^"]*\btheme-doc-toc-desktop\b/,
  heading: /<h2 class="?anchor\b[^>]* id="?([^" >]+)/,
  /** In the sidebar, without one around it. */
  closedCategory: /<li class="[^"]*-category-level-1 [^"]*--collapsed/,
  openCategory: /<li class="[^"]*-category-level-1 menu__list-item"/,
  /** In the sidebar, another one than this page. */
  otherPage: /<a class="menu__link" tabindex="0" href="?([^" >]+)/,
  /** Two of them at least, in the first set of the page. */
  tabs: /^(?:(?!role="?tablist)[^])*role="?tablist(?:(?:(?!<\/ul>)[^])*?role="?tab\b){2}/,
  /** Tabs that follow what is chosen on other pages. */
  groupedTabs: /<li[^>]* data-tab-group\b/,
  diagram: /<\w+[^>]* data-needs-scripts="?seen\b/,
  fold: /<details[^>]* data-collapsed="?true\b/,
  term: /<a[^>]* href="?[^" >]*#term-/,
  /** Besides the actions of a page, in which nothing is highlighted either. */
  search: /<(?!div class="page-actions)\w+[^>]* data-no-highlight\b/,
  date: /<time\b/,
};

/** The pages of a language that have all of these. */
export function pagesThatHave(prefix: string, ...patterns: RegExp[]): string[] {
  const [first = /^/, ...others] = patterns;
  return pagesWith(first, prefix).filter((address) => others.every((pattern) => pattern.test(builtHtml(address))));
}

export const pageWith = (prefix: string, ...patterns: RegExp[]): string | undefined =>
  pagesThatHave(prefix, ...patterns)[0];

/** A doc to begin at: one that somebody has written and that leads to a next one, if there is any. */
export function startOf(prefix: string): string {
  return writtenDocs(prefix, has.next)[0] ?? writtenDocs(prefix)[0] ?? `${prefix}/`;
}

/** A doc with headings whose scripts draw nothing, with the sheets that each page has, and with one before and one after it. */
export function textDocOf(prefix: string): string | undefined {
  const drawn = [has.tabs, has.diagram, has.search, /<\w+[^>]* data-needs-scripts="?true/];
  const sheets = /<link rel="?stylesheet"? href="?[^" >]+"?(?: media="?print"?)?>/g;
  return pagesThatHave(prefix, has.doc, has.heading, has.previous, has.next).find((address) => {
    const html = builtHtml(address);
    const own = html.match(sheets)?.filter((sheet) => !sheet.includes('/rest.'));
    return own?.length === 2 && !drawn.some((pattern) => pattern.test(html));
  });
}

/** Where the reader of a doc goes next. */
export const nextOf = (address: string): string | undefined => has.next.exec(builtHtml(address))?.[1];

/** What a page has, or rather the first group of its pattern. */
export function find(pattern: RegExp, address: string): string {
  return pattern.exec(builtHtml(address))?.[1] ?? '';
}

/** The heading of a page. */
export function titleOf(address: string): string {
  return textIn(find(/<h1[^>]*>([^]*?)<\/h1>/, address));
}

/** The headings of a page that have an address of their own. */
export function headingsOf(address: string): {id: string; text: string}[] {
  const headings = builtHtml(address).matchAll(
    /<h2 class="?anchor\b[^>]* id="?([^" >]+)[^>]*>([^]*?)(?:<a [^>]*hash-link[^]*?)?<\/h2>/g,
  );
  return [...headings].map(([, id = '', html = '']) => ({id, text: textIn(html)}));
}

/** The longest word of the heading of a page, which a search for it has to find. */
export function wordOf(address: string): string {
  const words = titleOf(address).match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.reduce((one, other) => (other.length > one.length ? other : one), '').toLowerCase();
}

/** Where the links of the navbar lead that stay in the site, but lead to another page. */
export function navbarTargets(address: string): string[] {
  const links = builtHtml(address).matchAll(/<a[^>]* class="navbar__item navbar__link\b[^>]* href="?(\/[^" >]*)/g);
  return [...links].map(([, href = '']) => href).filter((href) => href !== address);
}

/** How many pages of the site a page links to. */
export function countLinks(address: string): number {
  return new Set([...builtHtml(address).matchAll(/<a[^>]* href="?(\/[^" >#?]*)/g)].map(([, path]) => path)).size;
}

/** The same page in another language. */
export function inLanguage(address: string, from: Language, to: Language): string {
  return to.prefix + address.slice(from.prefix.length);
}

/** What the menu of languages calls a language. */
export function labelOf({locale}: Language): string {
  return i18n.localeConfigs[locale]?.label ?? locale;
}

function textIn(html: string): string {
  const characters: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'"};
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&([\w#]+);/g, (entity, name: string) => characters[name] ?? entity)
    .trim();
}
