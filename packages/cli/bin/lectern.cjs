#!/usr/bin/env node
const {existsSync} = require('node:fs');
const path = require('node:path');

// In the repository of this package there are sources only, which Node.js reads with this help.
if (!existsSync(path.join(__dirname, '../lib'))) require('tsx/cjs');

const {command} = require('@lectern/cli/command');

command(process.cwd(), process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
