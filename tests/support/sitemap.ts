import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {site} from '../../src/config/site';
import {base, languages} from './languages';

/** The address of every page in the sitemaps of the build, without the host: the languages one after the other. */
export function sitemapAddresses(): string[] {
  known ??= languages.flatMap(({prefix}) =>
    [...readFileSync(placeOf(`${prefix}/sitemap.xml`), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
      address.slice(site.url.length),
    ),
  );
  return known;
}
let known: string[] | undefined;

/** Where the build keeps what has an address: the folder does not repeat the path of the site. */
export function placeOf(address: string): string {
  return `build${address.slice(base.length)}`;
}

/** What the build holds at an address. */
export function builtHtml(address: string): string {
  const {pathname} = new URL(address, site.url);
  let html = read.get(pathname);
  if (html === undefined) {
    const place = placeOf(pathname);
    const file = `${place}${place.endsWith('/') ? 'index' : ''}.html`;
    html = readFileSync(existsSync(file) ? file : `${place}/index.html`, 'utf8');
    read.set(pathname, html);
  }
  return html;
}
const read = new Map<string, string>();

/** Those of one language. */
export function addressesIn(prefix: string): string[] {
  const isOther = (address: string): boolean =>
    languages.some((other) => other.prefix.length > prefix.length && isBelow(address, other.prefix));
  return sitemapAddresses().filter((address) => isBelow(address, prefix) && !isOther(address));
}

/**
 * The pages of a language whose HTML has what a test needs, such as `/role="?tablist/`, in the order of the sitemap.
 * A site without such a page has nothing to test.
 */
export function pagesWith(pattern: RegExp, prefix = base): string[] {
  return addressesIn(prefix).filter((address) => pattern.test(builtHtml(address)));
}

/** The page of a language, or of those given, with the most of what a test needs: the first of those that have as much. */
export function pageWithMost(pattern: RegExp, prefix = base, among = pagesWith(pattern, prefix)): string | undefined {
  const each = new RegExp(pattern.source, 'g');
  const count = (address: string): number => [...builtHtml(address).matchAll(each)].length;
  return among.map((address) => ({address, found: count(address)})).sort((one, other) => other.found - one.found)[0]
    ?.address;
}

const isBelow = (address: string, prefix: string): boolean => address === prefix || address.startsWith(`${prefix}/`);

/** The sections for paper, which no sitemap names; the longest ones hold the same pages as shorter ones. */
export function printedAddresses(): string[] {
  return languages.flatMap(({prefix}) => {
    const folder = placeOf(`${prefix}/print`);
    if (!existsSync(folder)) return [];
    return (readdirSync(folder, {recursive: true}) as string[])
      .filter((name) => name.endsWith('.html') && statSync(`${folder}/${name}`).size < 500_000)
      .sort()
      .map((name) => `${prefix}/print/${name.slice(0, -'.html'.length)}`);
  });
}
