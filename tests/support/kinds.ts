import {references} from '../../src/references';
import {base} from './languages';
import {builtHtml, pagesWith, pageWithMost} from './sitemap';

const kindOfPage = (name: string): RegExp => new RegExp(`<html [^>]*class="?[^">]*\\b${name}\\b`);

/** A doc that somebody has written, and no page that lists others. */
export const doc = /<html [^>]*\bdocs-doc-id-/;
/** The same without the references, which are made of descriptions. */
export function writtenDocs(prefix = base, pattern = doc): string[] {
  const routes = [...references.openapi, ...references.graphql].map(({route}) => `${prefix}/docs/${route}/`);
  const docs = new Set(pagesWith(doc, prefix));
  return pagesWith(pattern, prefix).filter(
    (address) => docs.has(address) && !routes.some((route) => address.startsWith(route)),
  );
}

/** That of the written docs in the first language with the most of what a test needs. */
export function writtenDocWithMost(pattern: RegExp): string | undefined {
  return pageWithMost(pattern, base, writtenDocs(base, pattern));
}

/** A set of tabs in a text: those of the REST reference have further classes. */
export const tabs = /<ul role="tablist"[^>]* class="tabs"/;
export const restOperation = /<span [^>]*data-method=/;
export const graphqlType = /<div class="graphql"/;
export const searchPage = kindOfPage('search-page-wrapper');
export const docTags = kindOfPage('docs-tags-list-page');
export const archive = kindOfPage('blog-wrapper plugin-blog');
export const post = kindOfPage('blog-post-page');
export const helpTopic = /<a [^>]*data-topic=/;

/** What makes pages look and work unlike each other, as it stands in their HTML. */
const kinds: RegExp[] = [
  tabs,
  /<div class="theme-code-block/,
  /<code class="language-mermaid/,
  /<span class="katex"/,
  restOperation,
  // A schema of that reference.
  /^(?![^]*data-method=)[^]*data-api-page/,
  graphqlType,
  // The list of all sections.
  /<section class="card_[^>]*aria-labelledby/,
  // The list of one.
  /<a class="card /,
  kindOfPage('docs-doc-id-wiki/[^ "]*'),
  docTags,
  kindOfPage('docs-tags-doc-list-page'),
  kindOfPage('blog-list-page'),
  archive,
  kindOfPage('blog-authors-list-page'),
  post,
  kindOfPage('mdx-page'),
  searchPage,
  helpTopic,
  doc,
];

/** Home and one page of each kind that the site has, with the language of each one's turn, or all in one language. */
export function onePageOfEachKind(prefixes: string[]): string[] {
  const pages = kinds.map((kind, turn) => pageWithMost(kind, prefixes[turn % prefixes.length]));
  return [...new Set([`${prefixes[0]}/`, ...pages.filter((page) => page !== undefined)])];
}

/** The page of the search, which finds something: a word of the first title. */
export function searchesWithHits(prefix: string): string[] {
  const [first] = pagesWith(doc, prefix);
  const title = /<h1[^>]*>(?<words>.*?)<\/h1>/.exec(first ? builtHtml(first) : '')?.groups!.words ?? '';
  const word = /\p{Letter}{4,}/u.exec(title.replaceAll(/<[^>]*>/g, ''))?.[0];
  return word ? pagesWith(searchPage, prefix).map((page) => `${page}?q=${encodeURIComponent(word)}`) : [];
}

/** Docs of the first language, each of which leads to the next: at most as many as asked for. */
export function docsInARow(most: number): string[] {
  const docs = new Set(writtenDocs());
  let longest: string[] = [];
  for (const first of docs) {
    const row = [first];
    for (let next = nextOf(first); next && docs.has(next) && row.length < most; next = nextOf(next)) row.push(next);
    if (row.length > longest.length) longest = row;
    if (row.length === most) break;
  }
  return longest;
}

export const nextLink = '.pagination-nav__link--next';

function nextOf(address: string): string | undefined {
  return /<a [^>]*pagination-nav__link--next"[^>]* href="([^"]+)"/.exec(builtHtml(address))?.[1];
}
