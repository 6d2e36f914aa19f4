/**
 * Docusaurus reads configuration and plugins by jiti, which turns TypeScript and modules into CommonJS with Babel: 8 s
 * of processor time where nothing is cached, for 800 files. SWC, which `@docusaurus/faster` brings, takes 0.3 s.
 *
 * For each plugin, jiti runs all that it imports anew. Here, a module runs once until the configuration is read again.
 *
 * `node --require` loads this before Docusaurus. If Docusaurus differs from what is expected here, nothing is changed.
 */
const {existsSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');

const siteDir = process.cwd();

try {
  makeFaster();
} catch {
  // Another version of Docusaurus, or one without `@docusaurus/faster`: Babel compiles as usual.
}

function makeFaster() {
  const site = createRequire(path.join(siteDir, 'package.json'));
  const utils = createRequire(
    createRequire(site.resolve('@docusaurus/core/package.json')).resolve('@docusaurus/utils'),
  );
  const {version} = utils('jiti/package.json');
  if (!version.startsWith('1.')) return;
  const swcFile = createRequire(site.resolve('@docusaurus/faster/package.json')).resolve('@swc/core');
  const jiti = utils('jiti');
  const jitiOfModules = utils('jiti/dist/jiti');
  const transform = (options) =>
    (belongsToSite(options.filename) ? undefined : bySwc(swcFile, options)) ?? utils('jiti/dist/babel')(options);
  const load = (file, options) => {
    const whole = {cacheVersion: 'swc', ...options, transform};
    return options?.requireCache === false ? onceLoaded(jitiOfModules, file, whole) : jiti(file, whole);
  };
  require.cache[utils.resolve('jiti')].exports = Object.assign(load, jiti);
}

/** All modules that have run, by file. */
let modules = {};

/** A preview reads a changed sidebar, or a changed configuration with its plugins, again: files of the site run anew. */
function onceLoaded(jiti, file, options) {
  return (name) => {
    const isConfiguration = path.basename(name).startsWith('docusaurus.config.');
    modules = Object.fromEntries(
      Object.entries(modules).filter(([known]) => !isConfiguration && !belongsToSite(known)),
    );
    try {
      return jiti(file, {onError: fail, ...options}, undefined, modules)(name);
    } catch (error) {
      // It holds modules that stopped halfway.
      modules = {};
      throw error;
    }
  };
}

function fail(error) {
  throw error;
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
