import type {BuiltPage} from '@lectern/kit/builtPages';
import type {Tag} from '@lectern/kit/pageOutline';
import {fontScript} from './fontScript';

/** What a page links instead of the one that the bundler has made of all styles, by their addresses. */
export interface OwnSheets {
  first: string;
  /** What it shows besides. */
  rest?: string;
  /** For what only scripts put into a page, and what other pages show. */
  later?: string;
}

/** The sheets of a build, by their addresses. */
export interface Sheets {
  /** By the numbers of looks. */
  own?: readonly OwnSheets[];
  /** What any page shows: for sections on paper, which have the parts of several pages. */
  whole?: string;
  /** For paper. */
  print?: string;
  /** Those that few pages need, with the names of classes only they know. */
  chunks: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses of fonts that are fetched beside them. */
  fonts: readonly string[];
}

/**
 * Links the sheets a page needs instead of the one that all pages have:
 *
 *   <link rel="stylesheet" href="/assets/css/styles.1a2b.css">  in a page with class="home_x1y2"
 *   → <link rel="stylesheet" href="/assets/css/styles.5e6f.css">
 *     <link rel="stylesheet" href="/assets/css/rest.9i0j.css">
 *     <link rel="stylesheet" href="/assets/css/later.7g8h.css" media="not all" disabled>
 *     <link rel="stylesheet" href="/assets/css/home.3c4d.css">
 *
 * What is disabled is fetched once a script enables it: ../hydration/loader/loader.ts. When Chromium looks ahead for
 * files, it does not see that a sheet is disabled, but that its media are none.
 */
export function linkSheets(
  page: BuiltPage,
  look: number | undefined,
  {own, whole, print, chunks, fonts}: Sheets,
  fontsAtOnce = false,
): void {
  const {outline, edits} = page;
  const common = own ? outline.head.find(isCommonSheet) : undefined;
  const {first, rest, later}: Partial<OwnSheets> = own?.[look ?? -1] ?? {};
  // Where the one of all pages stays, the others come after it.
  const place = own ? common : {start: outline.headEnd!, end: outline.headEnd!};
  if (place?.start === undefined) return;
  // One that belongs to all pages is linked by Docusaurus.
  const needed = [...chunks].flatMap(([address, classes]) =>
    !page.sheets.includes(address) && [...classes].some((name) => outline.classes.has(name)) ? [address] : [],
  );
  const links = [
    first ? link(first) : '',
    rest ? link(rest) : '',
    later ? link(later, ' media="not all" disabled') : '',
    ...needed.map((address) => link(address)),
    print ? link(print, ' media="print"') : '',
  ].join('');
  const script = fonts.length > 0 ? fontScript(fonts, fontsAtOnce) : '';
  edits.replace(place, script + links);
  const added = [whole ?? first ?? [], needed, print ?? []].flat();
  page.sheets = common
    ? page.sheets.flatMap((address) => (address === common.attributes.href ? added : address))
    : [...page.sheets, ...added];
}

const link = (address: string, attributes = ''): string => `<link rel="stylesheet" href="${address}"${attributes}>`;

/** Whether this links the sheet that the bundler has made of all styles. */
export const isCommonSheet = ({name, attributes: {rel, href = ''}}: Tag): boolean =>
  name === 'link' && rel === 'stylesheet' && /\/assets\/css\/styles\.\w+\.css$/.test(href);

/** `.a_1 > .b:not(.c) { … }` → a_1, b, c */
export const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map((match) => match[1]!));
