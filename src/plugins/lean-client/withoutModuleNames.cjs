/**
 * Docusaurus gives each part of a page with its name, which only a build reads:
 *
 *   "1f": [() => import("@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")]   → [() => …, "", require…]
 */
module.exports = function withoutModuleNames(source) {
  return source.replace(/"[^"]*"(?=, require\.resolveWeak\()/g, '""');
};
