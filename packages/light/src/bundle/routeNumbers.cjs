/**
 * Docusaurus tells routes of one path apart by a hash: `/docs-ef5`, `/docs-a01`. Their number does as well: `/docs-0`,
 * `/docs-1`, and there is mostly one.
 */
module.exports = function routeNumbers(routes) {
  const hashes = new Map();
  for (const {path, hash} of routes) hashes.set(path, [...(hashes.get(path) ?? []), hash].sort());
  return ({path, hash}) => String(hashes.get(path).indexOf(hash));
};
