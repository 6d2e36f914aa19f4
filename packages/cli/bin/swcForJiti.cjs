/**
 * Docusaurus reads configuration and plugins by jiti, which turns TypeScript and modules into CommonJS with Babel: 8 s
 * of processor time where nothing is cached, for 800 files. SWC, which `@docusaurus/faster` brings, takes 0.3 s.
 *
 * `node --require` loads this before Docusaurus. If Docusaurus differs from what is expected here, nothing is changed.
 */
const {existsSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');

const siteDir = process.cwd();

try {
  useSwc();
} catch {
  // Another version of Docusaurus, or one without `@docusaurus/faster`: Babel compiles as usual.
}

function useSwc() {
  const site = createRequire(path.join(siteDir, 'package.json'));
  const utils = createRequire(
    createRequire(site.resolve('@docusaurus/core/package.json')).resolve('@docusaurus/utils'),
  );
  const {version} = utils('jiti/package.json');
  if (!version.startsWith('1.')) return;
  const swcFile = createRequire(site.resolve('@docusaurus/faster/package.json')).resolve('@swc/core');
  const jiti = utils('jiti');
  const transform = (options) =>
    (belongsToSite(options.filename) ? undefined : bySwc(swcFile, options)) ?? utils('jiti/dist/babel')(options);
  require.cache[utils.resolve('jiti')].exports = Object.assign(
    (file, options) => jiti(file, {cacheVersion: 'swc', ...options, transform}),
    jiti,
  );
}

/** Leaves what SWC cannot read to Babel, so that authors get the usual message. */
function bySwc(swcFile, {filename, source, ts}) {
  const parser = ts ? {syntax: 'typescript', tsx: filename.endsWith('x')} : {syntax: 'ecmascript'};
  try {
    return require(swcFile).transformSync(source, {
      filename,
      configFile: false,
      swcrc: false,
      module: {type: 'commonjs'},
      jsc: {parser, target: 'es2022'},
    });
  } catch {
    return undefined;
  }
}

const packages = new Map();

/** Babel keeps line numbers, so errors in files of the site point to the right line. */
function belongsToSite(file) {
  return packageOf(path.dirname(file)) === siteDir;
}

function packageOf(folder) {
  if (!packages.has(folder)) {
    const parent = path.dirname(folder);
    packages.set(
      folder,
      existsSync(path.join(folder, 'package.json')) || parent === folder ? folder : packageOf(parent),
    );
  }
  return packages.get(folder);
}
