/** Checks that a packed package has all `files` of its manifest, and the targets of its `exports`. */
import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';

const run = promisify(execFile);

interface Manifest {
  name: string;
  files?: string[];
}

/** Throws an error with a line for each missing file. */
export async function checkPacked(tarball: string): Promise<void> {
  const data = await readFile(tarball);
  // Only bundlers ask whether a script is a module: Node has its own files, in `node`.
  const {messages, pkg} = await publint({
    pack: {tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength)},
    level: 'error',
  });
  const {name, files = []} = pkg as unknown as Manifest;
  const {stdout} = await run('tar', ['-tzf', tarball]);
  const packed = stdout.split('\n');
  const problems = [
    ...files
      .filter((file) => !packed.some((entry) => entry === `package/${file}` || entry.startsWith(`package/${file}/`)))
      .map((file) => `“files” names ${file}, which is not there.`),
    ...messages.map((message) => formatMessage(message, pkg, {color: false}) ?? message.code),
  ];
  if (problems.length > 0) {
    throw new Error([`${name} does not hold what its package.json says:`, ...problems].join('\n  '));
  }
}
