// CommonJS, which packing doesn't change: in compiled code, `import()` would become `require()`.

/**
 * ECMAScript modules that generators load. Docusaurus may be importing them for another plugin at the same time,
 * and Node.js 20 crashes on `require()` of a module that is still being imported.
 */
const modules = [
  'hast-util-to-html',
  'remark-gfm',
  'remark-parse',
  'remark-rehype',
  'remark-stringify',
  'unified',
  'unist-util-visit',
];

/** Waits until they are loaded. */
exports.importFirst = () => Promise.all(modules.map((name) => import(name)));
