/** The base URL of an API's pages: `/docs/api/shop/` for one of its operations, and for `/docs/api/shop/schemas/item`. */
export function baseOf(source: string, permalink: string): string {
  const depth = /\.schema\.mdx$/.test(source) ? 2 : 1;
  const parts = permalink.replace(/\/$/, '').split('/');
  return `${parts.slice(0, -depth).join('/')}/`;
}
