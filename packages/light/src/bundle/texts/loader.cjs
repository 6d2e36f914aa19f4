// CommonJS, because the bundler loads this file itself.

/** Code with the texts of the language in it; the bundler learns that it is made from them, and by the code here. */
module.exports = function placeTexts(source) {
  if (!source.includes('@docusaurus/Translate')) return source;
  const {textsFile, textsInPlace} = this.getOptions();
  this.addDependency(textsFile);
  this.addContextDependency(__dirname);
  return textsInPlace(source, JSON.parse(this.fs.readFileSync(textsFile, 'utf8')));
};
