import {execFile, spawn} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** `OUTSIDE=full`: more is tried, and npm installs all that the packages say that they need. */
export const isFull = process.env.OUTSIDE === 'full';

/** A stranger's shell knows nothing of these tests, nor of the site that is built here. */
export const environment = {...process.env, NODE_ENV: undefined, TEST: undefined, VITEST: undefined, NO_COLOR: '1'};

export async function runToEnd(command: string, words: string[], cwd: string): Promise<{code: number; output: string}> {
  const child = spawn(command, words, {cwd, env: environment});
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(String(chunk)));
  const code = await new Promise<number>((resolve) => child.on('close', (number) => resolve(number ?? 1)));
  return {code, output: output.join('')};
}

export async function unpack(file: string, folder: string): Promise<void> {
  mkdirSync(folder, {recursive: true});
  await run('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
}

/** Ours as they are packed, all others as links to those that are installed: in this repository, if nothing else is said. */
export async function link(packed: Record<string, string>, modules: string, installed = 'node_modules'): Promise<void> {
  const own = path.resolve(installed);
  const commands = path.join(modules, '.bin');
  mkdirSync(commands, {recursive: true});
  for (const name of readdirSync(own)) {
    if (!name.startsWith('.') && name !== '@lectern' && !packed[name])
      symlinkSync(path.join(own, name), path.join(modules, name));
  }
  for (const [name, file] of Object.entries(packed)) {
    await unpack(file, path.join(modules, name));
    linkCommands(path.join(modules, name), commands);
  }
  for (const name of readdirSync(path.join(own, '.bin'))) {
    if (!existsSync(path.join(commands, name))) {
      symlinkSync(path.join(own, '.bin', name), path.join(commands, name));
    }
  }
}

/** As npm does it with what `bin` names. */
function linkCommands(folder: string, commands: string): void {
  const {bin = {}} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin?: Record<string, string>;
  };
  for (const [name, script] of Object.entries(bin)) {
    chmodSync(path.join(folder, script), 0o755);
    symlinkSync(path.join(folder, script), path.join(commands, name));
  }
}
