#!/usr/bin/env node
const {existsSync} = require('node:fs');
const path = require('node:path');

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function run() {
  require('./swcForJiti.cjs');
  // In the repository of this package there are sources only, which Node.js reads with this help.
  if (!existsSync(path.join(__dirname, '../lib'))) {
    require('tsx/cjs');
    // For the code of a command, which `import()` loads.
    (await import('tsx/esm/api')).register();
  }
  const {command} = require('@lectern/cli/command');
  await command(process.cwd(), process.argv.slice(2));
}
