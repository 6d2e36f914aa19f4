import {spawn} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {watchProcesses} from './processes';

/** What a command and all that it starts took: seconds on the clock and of CPU, and bytes of memory at one time. */
export interface Usage {
  wall: number;
  cpu: number;
  peak: number;
}

export async function measure(command: string[], folder = '.'): Promise<Usage> {
  const log = path.join(tmpdir(), `bench-${process.pid}.log`);
  const start = performance.now();
  // The shell stays until all of it has been counted.
  const script = 'log=$1; shift; "$@" >"$log" 2>&1; echo $?; read';
  const shell = spawn('bash', ['-c', script, '-', log, ...command], {cwd: folder});
  const processes = watchProcesses(shell.pid!);
  const code = await new Promise<string>((resolve) =>
    shell.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).trim())),
  );
  const wall = secondsSince(start);
  const used = processes.stop();
  shell.stdin.end('\n');
  if (code !== '0') {
    throw new Error(`“${command.join(' ')}” ended with ${code}:\n${(await readFile(log, 'utf8')).slice(-3000)}`);
  }
  return {wall, ...used};
}

export const secondsSince = (start: number): number => (performance.now() - start) / 1000;
