// CommonJS, because that stays as it is: of other code, what is packed asks for modules by `require()`.

/**
 * What generators load of ECMAScript modules. Docusaurus may be importing the same ones for another plugin at this very
 * moment, and Node.js 20 crashes where it is to `require()` a module that is still on its way.
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

/** Waits until they are there. */
exports.importFirst = () => Promise.all(modules.map((name) => import(name)));
