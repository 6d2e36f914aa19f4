/**
 * Pages that have moved: the old path, then the new one, both without base path and language,
 * because each moves in all languages. A new path may end in the id of a heading.
 */
// region redirects
export const redirects: Record<string, string> = {
  '/docs/intro': '/docs/introduction',
  '/docs/markdown-features': '/docs/guides/markdown-features/intro',
  '/docs/category/packages': '/docs/category/getting-started',
  '/docs/category/site': '/docs/advanced',
};
// endregion
