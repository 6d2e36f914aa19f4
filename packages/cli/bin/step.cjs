const {loadSources} = require('./loadSources.cjs');

/** `ownProcess.ts` starts this process: it runs one step, sends back the result, and ends. */
process.once('message', ({name, given}) => {
  step(name, given).then(
    (result) => process.send({result}, () => process.disconnect()),
    (error) => process.send({error: String(error?.message ?? error)}, () => process.disconnect()),
  );
});

async function step(name, given) {
  await loadSources();
  return require('@lectern/cli/steps').steps[name](given);
}
