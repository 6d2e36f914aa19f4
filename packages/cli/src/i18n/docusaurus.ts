import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Runs a command of the site's Docusaurus and returns its output; throws the output if it fails. */
export async function docusaurus(dir: string, words: string[]): Promise<string> {
  const {resolve} = createRequire(path.resolve(dir, 'package.json'));
  const bin = path.join(path.dirname(resolve('@docusaurus/core/package.json')), 'bin/docusaurus.mjs');
  const child = spawn(process.execPath, [bin, ...words], {cwd: path.resolve(dir), stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  if (code !== 0) throw new Error(output);
  return output;
}
