import {fontScript} from './fontScript';

/**
 * Links the sheets a page needs after the one that all pages have:
 *
 *   <link rel="stylesheet" href="/assets/css/styles.1a2b.css">  in a page with class="home_x1y2"
 *   → … <link rel="stylesheet" href="/assets/css/home.3c4d.css">
 *
 * `sheets` are the families' by their address, with the names of classes only they know.
 */
export function linkSheets(
  html: string,
  sheets: ReadonlyMap<string, ReadonlySet<string>>,
  fonts: readonly string[] = [],
): string {
  const shown = classesIn(html);
  const needed = [...sheets].filter(([, classes]) => [...classes].some((name) => shown.has(name)));
  const links = needed.map(([address]) => `<link rel="stylesheet" href="${address}">`).join('');
  const script = fonts.length > 0 ? fontScript(fonts) : '';
  return html.replace(commonSheet, (link) => script + link + links);
}

const commonSheet = /<link rel="?stylesheet"? href="?\S*\/assets\/css\/styles\.\w+\.css"? ?\/?>/;

function classesIn(html: string): Set<string> {
  const values = [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)].map(([, quoted, bare]) => quoted ?? bare!);
  return new Set(values.flatMap((value) => value.split(/\s+/)));
}

/** `.a_1 > .b:not(.c) { … }` → a_1, b, c */
export const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map((match) => match[1]!));
