// CommonJS, because the bundler loads this file itself.

/** Returns the source unchanged; only tells the bundler on which other files the page depends. */
module.exports = function madeFrom(source) {
  const {folders, docsAround, sourcesOf} = this.getOptions();
  for (const folder of folders) this.addContextDependency(folder);
  for (const file of sourcesOf(source, this.resourcePath)) this.addDependency(file);
  // The glossary lists the pages that use its terms.
  if (/^::glossary$/m.test(source)) this.addContextDependency(docsAround(this.resourcePath));
  // A notice may have ended since the last build, although nothing has changed.
  if (/^notice:/m.test(source)) this.cacheable(false);
  return source;
};
