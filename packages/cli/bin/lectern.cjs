#!/usr/bin/env node
const {command} = require('@lectern/cli/command');

command(process.cwd(), process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
