// CommonJS, because the bundler loads this file itself.
const {readdirSync, readFileSync} = require('node:fs');
const path = require('node:path');

/** Runs `postcss-loader` with plugins that are made once, and lets it look for a configuration only where there is one. */
module.exports = function postcssOnce(...source) {
  const {postcssLoader, ...options} = this.getOptions();
  const {postcssOptions} = options;
  const shared =
    typeof postcssOptions === 'object'
      ? {...postcssOptions, ...madeOnce(postcssOptions, this.context)}
      : postcssOptions;
  const context = Object.create(this, {getOptions: {value: () => ({...options, postcssOptions: shared})}});
  return require(postcssLoader).apply(context, source);
};

function madeOnce({plugins, config}, folder) {
  return {
    plugins: Array.isArray(plugins) ? pluginsOf(plugins) : plugins,
    config: config ?? hasConfig(folder),
  };
}

const made = new WeakMap();

function pluginsOf(list) {
  if (!made.has(list)) made.set(list, list.map(make));
  return made.get(list);
}

/** As `postcss-loader` and PostCSS do; what only they can find or explain stays as it is. */
function make(entry) {
  const [name, options = {}] = [entry].flat();
  if (typeof name !== 'string' || !path.isAbsolute(name)) return entry;
  try {
    const found = require(name);
    const plugin = found.default ?? found;
    if (Object.keys(options).length > 0) return plugin(options);
    return plugin.postcss === true ? plugin() : plugin;
  } catch {
    return entry;
  }
}

const configs = new Map();

/** Whether `postcss-loader` may find a configuration in a folder, or in one above it. */
function hasConfig(folder) {
  if (!configs.has(folder)) {
    const above = path.dirname(folder);
    configs.set(folder, hasOwnConfig(folder) || (above !== folder && hasConfig(above)));
  }
  return configs.get(folder);
}

function hasOwnConfig(folder) {
  const names = namesIn(folder);
  return (
    names.some((name) => /^(?:\.postcssrc\b|postcss\.config\.)/.test(name)) ||
    (names.includes('.config') && namesIn(path.join(folder, '.config')).some((name) => name.startsWith('postcssrc'))) ||
    (names.includes('package.json') && 'postcss' in packageIn(folder))
  );
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function packageIn(folder) {
  try {
    return Object(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  } catch {
    return {};
  }
}
