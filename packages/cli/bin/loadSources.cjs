const {existsSync} = require('node:fs');
const path = require('node:path');

exports.loadSources = async () => {
  require('./swcForJiti.cjs');
  // In the repository of this package there are sources only, which Node.js reads with this help.
  if (existsSync(path.join(__dirname, '../lib'))) return;
  require('tsx/cjs');
  // For the code of a command, which `import()` loads.
  (await import('tsx/esm/api')).register();
};
