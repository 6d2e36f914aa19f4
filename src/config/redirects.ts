/**
 * Pages that have moved: the old address, then the new one, both without the base path and without the language,
 * because each moves in all languages. A new address may end in the id of a heading.
 */
// region redirects
export const redirects: Record<string, string> = {
  '/docs/intro': '/docs/introduction',
  '/docs/markdown-features': '/docs/guides/markdown-features/intro',
  '/docs/category/packages': '/docs/category/getting-started',
  '/docs/category/site': '/docs/advanced',
};
// endregion
