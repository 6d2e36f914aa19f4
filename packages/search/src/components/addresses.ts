import type {PageKind} from '../shared/types';

const parameter = '_highlight';
/** A URL with more words isn't from a search. */
const mostWords = 24;
const longestWord = 100;

/** The URL of a result, with the words to highlight: `/docs/cli?_highlight=build#options`. */
export function withWords(url: string, words: readonly string[]): string {
  const [path = '', anchor] = url.split('#');
  const query = words.map((word) => `${parameter}=${encodeURIComponent(word)}`).join('&');
  return path + (query && `?${query}`) + (anchor === undefined ? '' : `#${anchor}`);
}

export function wordsOf(search: string): string[] {
  return new URLSearchParams(search)
    .getAll(parameter)
    .filter((word) => word !== '' && word.length <= longestWord)
    .slice(0, mostWords);
}

export function hasWords(search: string): boolean {
  return new URLSearchParams(search).has(parameter);
}

/** The query string after the words have been read. */
export function withoutWords(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(parameter);
  return asSearch(rest);
}

export interface SearchAddress {
  text: string;
  kind: PageKind | null;
  /** The name of a version of the docs; null for that of the current page, or the latest. */
  version: string | null;
  /** From 1. */
  page: number;
}

/** `?q=…&kind=…&version=…&page=…`, without default values. */
export function searchOf({text, kind, version, page}: SearchAddress): string {
  const parameters = new URLSearchParams();
  if (text !== '') parameters.set('q', text);
  if (kind) parameters.set('kind', kind);
  if (version) parameters.set('version', version);
  if (page > 1) parameters.set('page', String(page));
  return asSearch(parameters);
}

function asSearch(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text && `?${text}`;
}
