// CommonJS, because the bundler loads this file itself.
const path = require('node:path');

/** Hands the source on as it is; the bundler only learns what else the page is made from. */
module.exports = function markdownData(source) {
  const {siteDir} = this.getOptions();
  this.addContextDependency(path.join(siteDir, 'src/data'));
  this.addContextDependency(path.join(siteDir, 'src/remark'));
  // The glossary names the pages that use its terms.
  if (/^::glossary$/m.test(source)) this.addContextDependency(path.join(siteDir, 'docs'));
  for (const [, file] of source.matchAll(/^\s*(?:`{3,}|~{3,}).*\sfile=["']?([^"'\s]+)/gm)) {
    this.addDependency(path.resolve(siteDir, file));
  }
  return source;
};
