// CommonJS, because the bundler loads this file itself.
const path = require('node:path');

/** Hands the source on as it is; the bundler only learns what else the page is made from. */
module.exports = function markdownData(source) {
  const {siteDir} = this.getOptions();
  this.addContextDependency(path.join(siteDir, 'src/data'));
  this.addContextDependency(path.join(siteDir, 'src/remark'));
  for (const [, file] of source.matchAll(/^\s*(?:`{3,}|~{3,}).*\sfile=["']?([^"'\s]+)/gm)) {
    this.addDependency(path.resolve(siteDir, file));
  }
  // A notice may be over since yesterday, though nothing has changed.
  if (/^notice:/m.test(source)) this.cacheable(false);
  return source;
};
