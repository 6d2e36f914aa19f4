#!/usr/bin/env node
const {loadSources} = require('./loadSources.cjs');

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function run() {
  await loadSources();
  const {command} = require('@lectern/cli/command');
  await command(process.cwd(), process.argv.slice(2));
}
