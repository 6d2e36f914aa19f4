import {OutsideSite, urlWithin} from './within';

/** The URL from which the site is read, and the URL in its configuration: they differ for a preview. */
export interface Places {
  base: URL;
  origin: string;
}

/** Converts a URL that the site or an assistant names to the one to read from; throws if it is outside the site. */
export function urlHere(address: string, {base, origin}: Places): URL {
  // A path from the root of the host, which may be above the base path.
  const isPath = /^\/(?![\\/])/.test(address);
  if (isPath && !address.startsWith(base.pathname)) return urlWithin(address.slice(1), base);
  if (!URL.canParse(address, base)) return urlWithin(address, base);
  const {href, ...url} = partsOf(new URL(address, base));
  return urlWithin(url.origin === origin ? url.path : href, base);
}

const partsOf = ({href, origin, pathname, hash}: URL): {href: string; origin: string; path: string} => ({
  href,
  origin,
  path: pathname + hash,
});

/** The same for URLs that a site lists; undefined if outside, because one bad link must not hide the others. */
export function urlHereIfWithin(address: string, places: Places): URL | undefined {
  try {
    return urlHere(address, places);
  } catch (error) {
    if (error instanceof OutsideSite) return undefined;
    throw error;
  }
}

/** `/docs/intro.md`, `/docs/intro.html` → `/docs/intro`; `/fr/index.md` → `/fr/` */
export const pageOf = (address: string): string => address.replace(/\.(?:md|html)$/, '').replace(/(?<=\/)index$/, '');

/** URLs at which the Markdown of a page may be, for sites with and without trailing slashes. */
export function twinsOf(pathname: string): string[] {
  const page = pageOf(pathname);
  const bare = page.replace(/\/$/, '');
  const twins = [`${bare}.md`, `${bare}/index.md`];
  return page.endsWith('/') ? twins.reverse() : twins;
}
