// CommonJS, because the bundler loads this file itself.
const shortNames = require('./shortNames.cjs');

/**
 * Docusaurus gives each part of a page, besides what loads it, what only the making of pages reads:
 *
 *   "1f5e3a2c": [() => import(/* webpackChunkName: "1f5e3a2c" *\/ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],
 *   → "1f5": [() => import(/* webpackChunkName: "1f5" *\/ "@site/a.md")],
 */
module.exports = function registry(source) {
  const short = shortNames([...source.matchAll(/^ *"([^"]+)": \[/gm)].map(([, name]) => name));
  return source
    .replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']')
    .replace(/"([^"]+)"(: \[| \*\/)/g, (_, name, next) => `"${short.get(name)}"${next}`);
};
