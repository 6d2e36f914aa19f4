import {OutsideSite, urlWithin} from './within';

/** Where the site is read, and where it says that it stands: a preview of it stands elsewhere. */
export interface Places {
  base: URL;
  origin: string;
}

/** The URL at which the site is read of one that it or an assistant names; throws where that is outside of it. */
export function urlHere(address: string, {base, origin}: Places): URL {
  // A path from the root of the site, which may stand below a base path.
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

/** The same, or nothing, for what a site lists: one bad link does not hide the others. */
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

/** Where the Markdown of a page may be, with and without slashes at the end of addresses. */
export function twinsOf(pathname: string): string[] {
  const page = pageOf(pathname);
  const bare = page.replace(/\/$/, '');
  const twins = [`${bare}.md`, `${bare}/index.md`];
  return page.endsWith('/') ? twins.reverse() : twins;
}
