/** The address of the pages of an API: `/docs/api/shop/` of one of its operations, and of `/docs/api/shop/schemas/item`. */
export function baseOf(source: string, permalink: string): string {
  const depth = /\.schema\.mdx$/.test(source) ? 2 : 1;
  const parts = permalink.replace(/\/$/, '').split('/');
  return `${parts.slice(0, -depth).join('/')}/`;
}
