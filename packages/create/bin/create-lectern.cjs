#!/usr/bin/env node
const {command} = require('create-lectern');

command(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
