import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {v8Options} from './v8Options';

const run = (...options: string[]) => spawnSync(process.execPath, [...options, '-e', ''], {encoding: 'utf8'});

it('has only options that this version of Node.js knows', () => {
  expect(run(...v8Options)).toMatchObject({status: 0, stderr: ''});
  // An unknown one does not pass unnoticed.
  expect(run('--interrupt-budget-of-none')).not.toMatchObject({status: 0, stderr: ''});
});
