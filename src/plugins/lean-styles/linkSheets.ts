import {fontScript} from './fontScript';

/** The sheets of a build, by their addresses. */
export interface Sheets {
  /** Instead of the one that the bundler has made of all styles. */
  first: string;
  /** For what only scripts put into a page, if there is anything. */
  later?: string;
  /** For paper. */
  print?: string;
  /** Those that few pages need, with the names of classes only they know. */
  families: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Links the sheets a page needs instead of the one that all pages have:
 *
 *   <link rel="stylesheet" href="/assets/css/styles.1a2b.css">  in a page with class="home_x1y2"
 *   → <link rel="stylesheet" href="/assets/css/styles.5e6f.css">
 *     <link rel="stylesheet" href="/assets/css/later.7g8h.css" disabled>
 *     <link rel="stylesheet" href="/assets/css/home.3c4d.css">
 *
 * What is disabled is fetched once a script enables it: src/hydration/loader.ts.
 */
export function linkSheets(
  html: string,
  {first, later, print, families}: Sheets,
  fonts: readonly string[] = [],
): string {
  const shown = classesIn(html);
  const needed = [...families].filter(([, classes]) => [...classes].some((name) => shown.has(name)));
  const links = [
    link(first),
    later ? link(later, ' disabled') : '',
    ...needed.map(([address]) => link(address)),
    print ? link(print, ' media="print"') : '',
  ].join('');
  const script = fonts.length > 0 ? fontScript(fonts) : '';
  return html.replace(commonSheet, () => script + links);
}

const link = (address: string, attributes = ''): string => `<link rel="stylesheet" href="${address}"${attributes}>`;

const commonSheet = /<link rel="?stylesheet"? href="?\S*\/assets\/css\/styles\.\w+\.css"? ?\/?>/;

/** The names in all `class` attributes. */
export function classesIn(html: string): Set<string> {
  const values = [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)].map(([, quoted, bare]) => quoted ?? bare!);
  return new Set(values.flatMap((value) => value.split(/\s+/)));
}

/** `.a_1 > .b:not(.c) { … }` → a_1, b, c */
export const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map((match) => match[1]!));
