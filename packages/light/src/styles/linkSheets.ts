import type {BuiltPage} from '@lectern/kit/builtPages';
import type {Tag} from '@lectern/kit/pageOutline';
import {type Font, fontScript} from './fontScript';

/** The style sheets that replace the common one in a page, by URL. */
export interface OwnSheets {
  first: string;
  /** Further styles of the page. */
  rest?: string;
  /** Styles for elements that only scripts create, and those of other pages. */
  later?: string;
}

/** The style sheets of a build, by URL. */
export interface Sheets {
  /** By the index of a look. */
  own?: readonly OwnSheets[];
  /** All styles for pages: for print pages, which combine several. */
  whole?: string;
  /** Styles for paper. */
  print?: string;
  /** Sheets that few pages need, with the class names that only they have. */
  chunks: ReadonlyMap<string, ReadonlySet<string>>;
  /** Fonts that wait until the first page is idle. */
  fonts: readonly Font[];
}

/**
 * Links the style sheets that a page needs instead of the common one:
 *
 *   <link rel="stylesheet" href="/assets/css/styles.1a2b.css">  in a page with class="home_x1y2"
 *   → <link rel="stylesheet" href="/assets/css/styles.5e6f.css">
 *     <link rel="stylesheet" href="/assets/css/rest.9i0j.css">
 *     <link rel="stylesheet" href="/assets/css/later.7g8h.css" media="not all" disabled>
 *     <link rel="stylesheet" href="/assets/css/home.3c4d.css">
 *
 * A script enables the disabled sheet, which the browser fetches only then: ../hydration/loader/loader.ts. The preload
 * scanner of Chromium ignores `disabled`, but skips sheets whose media don't match.
 */
export function linkSheets(
  page: BuiltPage,
  look: number | undefined,
  {own, whole, print, chunks, fonts}: Sheets,
  fontsAtOnce: readonly string[] = [],
): void {
  const {outline, edits} = page;
  const common = own ? outline.head.find(isCommonSheet) : undefined;
  const {first, rest, later}: Partial<OwnSheets> = own?.[look ?? -1] ?? {};
  // If the common sheet stays, the others come after it.
  const place = own ? common : {start: outline.headEnd!, end: outline.headEnd!};
  if (place?.start === undefined) return;
  // Docusaurus links a sheet that belongs to all pages.
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

/** Whether a tag links the common style sheet. */
export const isCommonSheet = ({name, attributes: {rel, href = ''}}: Tag): boolean =>
  name === 'link' && rel === 'stylesheet' && /\/assets\/css\/styles\.\w+\.css$/.test(href);

/** `.a_1 > .b:not(.c) { … }` → a_1, b, c */
export const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map((match) => match[1]!));
