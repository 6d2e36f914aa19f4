/**
 * V8 makes faster code of a function that runs often, which takes a seventh of the processor time of a build and is not
 * used for long after that. With this option it waits ten times as long. Each version of Node.js has another one, so that
 * a version that is not named here gets none.
 */
const optimizeLater: Partial<Record<string, string[]>> = {
  20: ['--interrupt-budget=675840'],
};

/** Options with which Node.js runs a build or a preview. */
export const v8Options = optimizeLater[process.versions.node.split('.')[0]!] ?? [];
