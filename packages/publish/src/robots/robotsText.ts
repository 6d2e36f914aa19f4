/**
 * Allows everything: a page that shouldn't be found says so itself, which a blocked robot would never read. Lists the
 * full URL of each language's sitemap.
 */
export function robotsText(roots: readonly string[]): string {
  const sitemaps = roots.map((root) => `Sitemap: ${root}sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n${sitemaps.length > 0 ? `\n${sitemaps.join('')}` : ''}`;
}
