/**
 * The parts of the site. A part that is off leaves nothing behind: no page, no menu entry, no file in the build. The
 * REST and GraphQL references are those in src/config/references.ts.
 */
// region parts
export const parts = {
  /** Posts in `blog/`, with their feeds. */
  blog: true,
  /** The section of the docs in `docs/wiki/`, with a sidebar of its own. */
  wiki: true,
  /** Markdown pages outside of docs and blog: `src/pages/*.md`. */
  standalonePages: true,
  /** Links to terms, and the list of them where a page contains `::glossary`. */
  glossary: true,
  /** Pages that list all docs of a tag. */
  tags: true,
  /** Addresses by which products open a page of their help. */
  contextHelp: true,
  /** The reference of an OpenAPI file. */
  rest: true,
  /** The reference of a GraphQL schema. */
  graphql: true,
  /** The picture that networks show beside a link. */
  socialCards: true,
  /** Each page as Markdown, `llms.txt`, and the buttons that copy a page. */
  markdownTwins: true,
  /** Whole sections on one page, for paper. */
  printSections: true,
  /** Visited pages and search without a network. */
  offline: false,
  /** The editor in the browser, at `/admin`. */
  cms: false,
  /** The line above the navbar. */
  announcement: true,
};
// endregion

export type Part = keyof typeof parts;
