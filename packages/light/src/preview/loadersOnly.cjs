/**
 * Leaves in the list of all pages how each is loaded, without what makes the bundler compile it at once:
 *
 *   "1f5e3a2c": [() => import("@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],
 *   → "1f5e3a2c": [() => import("@site/a.md")],
 */
module.exports = function loadersOnly(source) {
  return source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
};
