// CommonJS, because the bundler loads this file itself.

/** Without the versions of all plugins, which only a page for debugging shows. */
module.exports = function siteMetadata(source) {
  return JSON.stringify({...JSON.parse(source), pluginVersions: {}});
};
