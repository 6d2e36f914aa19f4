const {existsSync} = require('node:fs');
const path = require('node:path');

exports.loadSources = async () => {
  require('./fasterJiti.cjs');
  // In the repository of this package there are only TypeScript sources, which Node.js reads through tsx.
  if (existsSync(path.join(__dirname, '../lib'))) return;
  require('tsx/cjs');
  // Commands load their code by `import()`.
  (await import('tsx/esm/api')).register();
};
