// CommonJS, because the bundler loads this file itself.

/** Hands the source on as it is; the bundler only learns what else the page is made from. */
module.exports = function madeFrom(source) {
  const {folders, docsAround, sourcesOf} = this.getOptions();
  for (const folder of folders) this.addContextDependency(folder);
  for (const file of sourcesOf(source, this.resourcePath)) this.addDependency(file);
  // The glossary names the pages that use its terms.
  if (/^::glossary$/m.test(source)) this.addContextDependency(docsAround(this.resourcePath));
  // A notice may be over since yesterday, though nothing has changed.
  if (/^notice:/m.test(source)) this.cacheable(false);
  return source;
};
