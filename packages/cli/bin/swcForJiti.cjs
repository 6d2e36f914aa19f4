/**
 * Docusaurus reads configuration and plugins by jiti, which turns TypeScript and modules into CommonJS with Babel: 8 s
 * of processor time where nothing is cached, for 800 files. SWC, which `@docusaurus/faster` brings, takes 0.3 s.
 *
 * `node --require` loads this before Docusaurus, which stays as it is where anything is not what it is taken for.
 */
const {existsSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');

const siteDir = process.cwd();

try {
  useSwc();
} catch {
  // Another Docusaurus, or none of its faster parts: Babel does it.
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

/** What SWC cannot read is left to Babel, so that its message is the usual one. */
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

/** Babel keeps the lines of a file, by which errors in what people wrote themselves are found. */
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
