import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const registers = [
  {file: 'src/theme/README.md', folder: 'src/theme', original: '@theme-original'},
  {file: 'packages/docs/README.md', folder: 'packages/docs/src/theme', original: '@theme-init'},
  {
    file: 'packages/references/README.md',
    folder: 'packages/references/src/theme',
    original: '@theme-init',
  },
  {file: 'packages/theme/README.md', folder: 'packages/theme/src/theme', original: '(@theme-init|classic/lib/theme)'},
];

/** Components named in the first column of a register, with their kinds. */
function readRegister(file: string): Map<string, string> {
  const register = new Map<string, string>();
  const [, table = ''] = readFileSync(file, 'utf8').split('| component | kind | reason |');
  for (const line of table.split('\n')) {
    const [, names = '', kind = '', reason = ''] = line.split('|').map((cell) => cell.trim());
    for (const [, name] of names.matchAll(/`([^`]+)`/g)) {
      expect(reason, `the reason of ${name}`).not.toBe('');
      register.set(name!, kind);
    }
  }
  return register;
}

/** A component is a folder with an index, or a file of its own beside the folders. */
async function findComponents(folder: string): Promise<Map<string, string>> {
  const files = await Globby(['**/index.tsx', '*.tsx'], {cwd: folder});
  return new Map(files.map((file) => [file.replace(/(\/index)?\.tsx$/, ''), path.join(folder, file)]));
}

describe.each(registers)('$file', ({file, folder, original}) => {
  it('registers exactly the components of its folder', async () => {
    const components = await findComponents(folder);
    expect([...readRegister(file).keys()].sort()).toEqual([...components.keys()].sort());
  });

  it('says wrap of what renders the original, and only of that', async () => {
    const register = readRegister(file);
    for (const [name, component] of await findComponents(folder)) {
      const wraps = new RegExp(`${original}/${name}'`).test(readFileSync(component, 'utf8'));
      expect(register.get(name) === 'wrap', name).toBe(wraps);
    }
  });
});
