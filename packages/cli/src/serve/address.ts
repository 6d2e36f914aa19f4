/** The base URLs of the site: the root, and a folder for each further language. Only these end in a slash. */
export interface SiteRoots {
  baseUrl: string;
  languages: string[];
}

/**
 * The only URL of a page, as every shipped server configuration has it:
 *
 *   /docs/guides.html, /docs/guides/index.html, /docs/guides/, //docs/guides   → /docs/guides
 *   /fr, /fr/index.html                                                        → /fr/
 */
export function cleanAddress(pathname: string, {baseUrl, languages}: SiteRoots): string {
  const clean = `/${pathname}`
    .replace(/[\\/]+/g, '/')
    .replace(/\/index(\.html)?$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  const roots = [baseUrl, ...languages.map((language) => `${baseUrl}${language}/`)];
  return roots.includes(`${clean}/`) ? `${clean}/` : clean;
}

/** The 404 page in the language of the URL. */
export function notFoundPage(pathname: string, {baseUrl, languages}: SiteRoots): string {
  const language = languages.find((candidate) => pathname.startsWith(`${baseUrl}${candidate}/`));
  return language ? `${language}/404.html` : '404.html';
}
