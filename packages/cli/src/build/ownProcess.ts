import {fork} from 'node:child_process';
import {packageFile} from '../packageFile';
import type {Steps} from './steps';

const stepFile = packageFile('bin/buildStep.cjs');

/**
 * Runs a step of a build in a separate process. The memory of the step, hundreds of MiB for reading API descriptions, is
 * free again before the languages are built.
 */
export function inOwnProcess<Name extends keyof Steps>(name: Name, given: Steps[Name][0]): Promise<Steps[Name][1]> {
  return new Promise((resolve, reject) => {
    const step = fork(stepFile, {stdio: 'inherit', execArgv: []});
    let said: {result?: Steps[Name][1]; error?: string} | undefined;
    step.on('message', (message: typeof said) => (said = message));
    step.on('error', reject);
    step.on('close', (code) => {
      if (!said) reject(new Error(`A step of the build, “${name}”, ended early (${code}).`));
      else if (said.error !== undefined) reject(new Error(said.error));
      else resolve(said.result);
    });
    step.send({name, given});
  });
}
