import {fork} from 'node:child_process';
import {packageFile} from './packageFile';
import type {Steps} from './steps';
import {v8Options} from './v8Options';

const stepFile = packageFile('bin/step.cjs');

/**
 * Runs a step in a separate process. The memory of the step, hundreds of MiB for reading API descriptions, is free again
 * afterwards, and the process that started it goes on meanwhile.
 */
export function inOwnProcess<Name extends keyof Steps>(
  name: Name,
  given: Steps[Name][0],
  signal?: AbortSignal,
): Promise<Steps[Name][1]> {
  return new Promise((resolve, reject) => {
    const step = fork(stepFile, {stdio: 'inherit', execArgv: v8Options, signal});
    let said: {result?: Steps[Name][1]; error?: string} | undefined;
    step.on('message', (message: typeof said) => (said = message));
    step.on('error', reject);
    step.on('close', (code) => {
      if (!said) reject(new Error(`The step “${name}” ended early (${code}).`));
      else if (said.error !== undefined) reject(new Error(said.error));
      else resolve(said.result);
    });
    step.send({name, given});
  });
}
