#!/usr/bin/env node
const {loadSources} = require('./loadSources.cjs');

// A reader of the output may stop early, as in `lectern i18n status | head`: the command still ends as usual.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function run() {
  await loadSources();
  const {command} = require('@lectern/cli/command');
  await command(process.cwd(), process.argv.slice(2));
}
