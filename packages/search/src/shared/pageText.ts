/**
 * What excerpts of one page are made of: a small JSON file of its own, fetched where the page is among the first hits.
 * Lines are sentences; an empty line parts those that do not follow each other.
 */
export interface PageText {
  /** The page's description. */
  about: string;
  /** By anchor, empty for what stands before the first: sentences, then what is none, then lines of code. */
  sections: [anchor: string, prose: string, fragments: string, code: string][];
}

/** `*` stands for the page's path below the base: `assets/search/docs/cli.json`. */
export const textNames = 'assets/search/*.json';

/** Where the text of a page is, by the page's address and that of all texts. */
export function textUrl(pageUrl: string, base: string, texts: string): string {
  const path = pageUrl.slice(base.length).replace(/\/$/, '');
  return texts.replace('*', () => path || 'index');
}
