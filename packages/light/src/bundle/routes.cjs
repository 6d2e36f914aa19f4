// CommonJS, because the bundler loads this file itself.
const routeNumbers = require('./routeNumbers.cjs');

const creator = /ComponentCreator\('((?:[^'\\]|\\.)*)', '([^']+)'\)/g;

/** `ComponentCreator('/docs', 'ef5')` → `ComponentCreator('/docs', '0')`, as chunkNames.cjs names the same route. */
module.exports = function routes(source) {
  const numberOf = routeNumbers([...source.matchAll(creator)].map(([, path, hash]) => ({path: unescaped(path), hash})));
  return source.replace(
    creator,
    (_, path, hash) => `ComponentCreator('${path}', '${numberOf({path: unescaped(path), hash})}')`,
  );
};

/** The names of all routes, as routesChunkNames.json has them: `/docs-ef5`. */
module.exports.routesIn = (source) =>
  [...source.matchAll(creator)].map(([, path, hash]) => `${unescaped(path)}-${hash}`);

function unescaped(path) {
  return path.replace(/\\'/g, "'");
}
