/**
 * As much of each name as tells it from the others: all readers get the list of them.
 *
 * @param {string[]} names
 * @returns {Map<string, string>}
 */
module.exports = function shortNames(names) {
  const all = [...new Set(names)];
  let length = 1;
  while (new Set(all.map((name) => name.slice(0, length))).size < all.length) length++;
  return new Map(all.map((name) => [name, name.slice(0, length)]));
};
