/**
 * A thread that renders pages loads all of Docusaurus' bundler, 0.8 s of processor time, for the minifier of HTML alone,
 * which is switched off here.
 *
 * `node --require` loads this before Docusaurus, in each thread. If Docusaurus differs from what is expected here, nothing
 * is changed.
 */
const {createRequire} = require('node:module');
const path = require('node:path');
const {isMainThread} = require('node:worker_threads');

if (!isMainThread && process.env.SKIP_HTML_MINIFICATION === 'true') {
  try {
    const core = createRequire(path.join(process.cwd(), 'package.json')).resolve('@docusaurus/core/package.json');
    const bundler = createRequire(core).resolve('@docusaurus/bundler');
    require.cache[bundler] = {id: bundler, filename: bundler, loaded: true, exports: withoutBundler(bundler)};
  } catch {
    // Another version of Docusaurus.
  }
}

function withoutBundler(file) {
  const getHtmlMinifier = async () => ({minify: async (html) => ({code: html, warnings: []})});
  let whole;
  const load = () => {
    delete require.cache[file];
    return require(file);
  };
  return new Proxy({getHtmlMinifier}, {get: (own, name) => own[name] ?? (whole ??= load())[name]});
}
