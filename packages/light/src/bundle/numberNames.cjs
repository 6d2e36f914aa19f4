/**
 * Numbers names in their order: every reader downloads the list of them, twice.
 *
 * @param {string[]} names
 * @returns {Map<string, string>}
 */
module.exports = function numberNames(names) {
  return new Map([...new Set(names)].sort().map((name, number) => [name, String(number)]));
};
