import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** Components named in the first column of README.md, with their kinds. */
function readRegister(): Map<string, string> {
  const register = new Map<string, string>();
  for (const line of readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8').split('\n')) {
    const [, names = '', kind = '', reason = ''] = line.split('|').map((cell) => cell.trim());
    for (const [, name] of names.matchAll(/`([^`]+)`/g)) {
      expect(reason, `the reason of ${name}`).not.toBe('');
      register.set(name!, kind);
    }
  }
  return register;
}

/** A component is a folder with an index, or a file of its own beside the folders. */
async function findComponents(): Promise<Map<string, string>> {
  const files = await Globby(['**/index.tsx', '*.tsx'], {cwd: import.meta.dirname});
  return new Map(files.map((file) => [file.replace(/(\/index)?\.tsx$/, ''), path.join(import.meta.dirname, file)]));
}

it('README.md registers exactly the components of this folder', async () => {
  const components = await findComponents();
  expect([...readRegister().keys()].sort()).toEqual([...components.keys()].sort());
});

it('README.md says wrap of what renders the original, and only of that', async () => {
  const register = readRegister();
  for (const [name, file] of await findComponents()) {
    const wraps = readFileSync(file, 'utf8').includes(`@theme-original/${name}`);
    expect(register.get(name) === 'wrap', name).toBe(wraps);
  }
});
