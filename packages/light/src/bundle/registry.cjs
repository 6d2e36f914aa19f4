// CommonJS, because the bundler loads this file itself.
const loadersOnly = require('../preview/loadersOnly.cjs');
const numberNames = require('./numberNames.cjs');

const entry = /^ *"([^"]+)": \[/gm;

/**
 * Removes, from each part of a page, what Docusaurus only reads while it renders pages:
 *
 *   "1f5e3a2c": [() => import(/* webpackChunkName: "1f5e3a2c" *\/ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],
 *   → "12": [() => import(/* webpackChunkName: "12" *\/ "@site/a.md")],
 */
module.exports = function registry(source) {
  const numbers = numberNames(namesIn(source));
  return loadersOnly(source).replace(/"([^"]+)"(: \[| \*\/)/g, (_, name, next) => `"${numbers.get(name)}"${next}`);
};

/** The names of all parts. */
function namesIn(source) {
  return [...source.matchAll(entry)].map(([, name]) => name);
}
module.exports.namesIn = namesIn;
