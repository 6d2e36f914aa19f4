const {existsSync} = require('node:fs');
const path = require('node:path');
const {parentPort} = require('node:worker_threads');

// As in `lectern.cjs`: in the repository of this package there are sources only.
if (!existsSync(path.join(__dirname, '../lib'))) require('tsx/cjs');
const {tasks} = require('@lectern/cli/mcp/indexWork');

parentPort.on('message', ({id, name, given}) => {
  try {
    parentPort.postMessage({id, result: tasks[name](given)});
  } catch (error) {
    parentPort.postMessage({id, error: String(error?.message ?? error)});
  }
});
