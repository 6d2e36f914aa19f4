// CommonJS, because the bundler loads this file itself.

/** Inserts the texts of the language; the bundler is told that the result depends on them, and on this code. */
module.exports = function placeTexts(source) {
  if (!source.includes('@docusaurus/Translate')) return source;
  const {textsFile, textsInPlace} = this.getOptions();
  this.addDependency(textsFile);
  this.addContextDependency(__dirname);
  return textsInPlace(source, JSON.parse(this.fs.readFileSync(textsFile, 'utf8')));
};
