/**
 * Completes the links of descriptions, in HTML or in JSON that contains it: `./add-pet.api.mdx` is a page of the same
 * API, and `pathname:///docs/more` a page of the site. `base` is the base URL of the
 * API's pages, and `home` that of the site.
 */
export function withLinks(text: string, permalink: string, base: string, home: string): string {
  const end = permalink.endsWith('/') ? '/' : '';
  return text
    .replace(/( href=\\?")\.\/([^"\\/]+)\.(?:api|tag)\.mdx(?=\\?")/g, `$1${base}$2${end}`)
    .replace(/( (?:href|src)=\\?")pathname:\/\/(\/?)/g, (_, start: string, root) => start + (root ? home : ''));
}
