import {fork} from 'node:child_process';
import {packageFile} from '../packageFile';
import type {Steps} from './steps';

const stepFile = packageFile('bin/buildStep.cjs');

/**
 * Makes a step of a build in a process that ends with it: what it takes of memory, hundreds of MiB where it reads the
 * descriptions of APIs, is free before languages are built.
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
