#!/usr/bin/env node
const {command} = require('@lectern/publish/afterBuild/command');

command(process.cwd(), process.argv[2]).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
