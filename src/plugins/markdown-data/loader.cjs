// CommonJS, because the bundler loads this file itself.
const path = require('node:path');

/** Hands the source on as it is; the bundler only learns what else the page is made from. */
module.exports = function markdownData(source) {
  const {siteDir, contentFolders} = this.getOptions();
  this.addContextDependency(path.join(siteDir, 'src/data'));
  this.addContextDependency(path.join(siteDir, 'src/remark'));
  for (const [, file] of source.matchAll(/^\s*(?:`{3,}|~{3,}).*\sfile=["']?([^"'\s]+)/gm)) {
    this.addDependency(path.resolve(siteDir, file));
  }
  for (const {en, fr} of contentFolders) {
    const folder = path.join(siteDir, fr) + path.sep;
    if (this.resourcePath.startsWith(folder)) {
      this.addDependency(path.join(siteDir, en, this.resourcePath.slice(folder.length)));
    }
  }
  return source;
};
