// CommonJS, because the bundler loads this file itself.
const numberNames = require('./numberNames.cjs');

const entry = /^ *"([^"]+)": \[/gm;

/**
 * Docusaurus gives each part of a page, besides what loads it, what only the making of pages reads:
 *
 *   "1f5e3a2c": [() => import(/* webpackChunkName: "1f5e3a2c" *\/ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],
 *   → "12": [() => import(/* webpackChunkName: "12" *\/ "@site/a.md")],
 */
module.exports = function registry(source) {
  const numbers = numberNames(namesIn(source));
  return source
    .replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']')
    .replace(/"([^"]+)"(: \[| \*\/)/g, (_, name, next) => `"${numbers.get(name)}"${next}`);
};

/** The names of all parts. */
function namesIn(source) {
  return [...source.matchAll(entry)].map(([, name]) => name);
}
module.exports.namesIn = namesIn;
