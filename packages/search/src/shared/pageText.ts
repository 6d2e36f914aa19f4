/**
 * Text for excerpts of one page: a small JSON file, fetched if the page is among the first results.
 * Lines are sentences; an empty line separates those that aren't consecutive.
 */
export interface PageText {
  /** The page's description. */
  about: string;
  /** By anchor, empty before the first heading: sentences, other text, and lines of code. */
  sections: [anchor: string, prose: string, fragments: string, code: string][];
}

/** `*` is the path of the page after the base path: `assets/search/docs/cli.json`. */
export const textNames = 'assets/search/*.json';

/** The URL of a page's text, from that of the page and the pattern for all texts. */
export function textUrl(pageUrl: string, base: string, texts: string): string {
  const path = pageUrl.slice(base.length).replace(/\/$/, '');
  return texts.replace('*', () => path || 'index');
}
