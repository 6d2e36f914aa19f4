import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Report} from '../report';

/** Checks the types with the site's TypeScript. */
export async function checkSources(siteDir: string): Promise<Report> {
  const bring = createRequire(path.resolve(siteDir, 'package.json'));
  const problems: string[] = [];
  if (existsSync(path.join(siteDir, 'tsconfig.json'))) {
    problems.push(...(await run(bring.resolve('typescript/bin/tsc'), ['--noEmit', '--pretty', 'false'], siteDir)));
  }
  return {looked: 'Sources: types', problems};
}

/** The output of a script that fails. */
async function run(script: string, words: string[], siteDir: string): Promise<string[]> {
  const child = spawn(process.execPath, [script, ...words], {cwd: path.resolve(siteDir)});
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code === 0) return [];
  // Lines that explain the one above are indented.
  return output
    .join('')
    .trim()
    .split(/\n(?! )/);
}
