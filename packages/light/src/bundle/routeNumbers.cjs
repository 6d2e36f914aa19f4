/**
 * Docusaurus tells routes with the same path apart by a hash: `/docs-ef5`, `/docs-a01`. A number is enough: `/docs-0`,
 * `/docs-1`, and usually there is only one.
 */
module.exports = function routeNumbers(routes) {
  const hashes = new Map();
  for (const {path, hash} of routes) hashes.set(path, [...(hashes.get(path) ?? []), hash].sort());
  return ({path, hash}) => String(hashes.get(path).indexOf(hash));
};
