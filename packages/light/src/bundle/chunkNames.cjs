// CommonJS, because the bundler loads this file itself.
const routeNumbers = require('./routeNumbers.cjs');
const numberNames = require('./numberNames.cjs');

/**
 * Renames the parts of each page as routes.cjs and registry.cjs do:
 *
 *   {"/blog-ddb": {"__comp": "a6aa9e1f"}}   → {"/blog-0": {"__comp": "140"}}
 */
module.exports = function chunkNames(source) {
  const names = [];
  JSON.parse(source, (_, value) => {
    if (typeof value === 'string') names.push(value);
  });
  const numbers = numberNames(names);
  const pages = JSON.parse(source, (_, value) => (typeof value === 'string' ? numbers.get(value) : value));

  const routes = Object.keys(pages).map((key) => {
    const [, path, hash] = /^(.*)-([^-]+)$/.exec(key);
    return {path, hash, parts: pages[key]};
  });
  const numberOf = routeNumbers(routes);
  return JSON.stringify(Object.fromEntries(routes.map((route) => [`${route.path}-${numberOf(route)}`, route.parts])));
};
