// CommonJS, because the bundler loads this file itself.

/**
 * All readers get the list of all docs. Most of them have the address that their id says, and the sidebar of the one
 * before; unpackDocs.ts makes the same list of it again:
 *
 *   {"id": "a/b", "path": "/docs/a/b", "sidebar": "s"}, {"id": "c", "path": "/docs/c", "sidebar": "s"}   → ["a/b c", "s"]
 */
module.exports = function globalData(source) {
  const data = JSON.parse(source);
  for (const {versions} of Object.values(data[docsPlugin] ?? {})) {
    for (const version of versions) version.docs = pack(version);
  }
  return `
import unpackDocs from ${JSON.stringify(this.getOptions().unpack)};
const data = JSON.parse(${JSON.stringify(JSON.stringify(data))});
for (const {versions} of Object.values(data['${docsPlugin}'] ?? {})) versions.forEach(unpackDocs);
export default data;
`;
};

const docsPlugin = 'docusaurus-plugin-content-docs';

function pack(version) {
  const packed = [];
  for (const doc of version.docs) {
    const {id, path: address, sidebar, ...more} = doc;
    const last = packed.at(-1);
    if (address !== `${version.path}/${id}` || id.includes(' ') || Object.keys(more).length > 0) packed.push(doc);
    else if (Array.isArray(last) && last[1] === sidebar) last[0] += ` ${id}`;
    else packed.push(sidebar === undefined ? [id] : [id, sidebar]);
  }
  return packed;
}
