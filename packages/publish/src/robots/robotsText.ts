/**
 * Everything may be read: a page that is not to be found says so itself, and a robot that is kept away never sees it.
 * The sitemap of each language is named by its full address.
 */
export function robotsText(roots: readonly string[]): string {
  const sitemaps = roots.map((root) => `Sitemap: ${root}sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n${sitemaps.length > 0 ? `\n${sitemaps.join('')}` : ''}`;
}
