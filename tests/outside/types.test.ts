/** A stranger's TypeScript reads the types of all that the packed packages export, and of what these need. */
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, inject, it} from 'vitest';
import {link, runToEnd} from './modules';
import './packed';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  await link(inject('packed'), path.join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** `./*` stands for all files that it leads to. */
function exported(name: string): string[] {
  const home = path.join(folder, 'node_modules', name);
  const {exports} = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    exports: Record<string, string | {types: string}>;
  };
  return Object.entries(exports).flatMap(([key, target]) => {
    if (typeof target === 'string') return [];
    const [before, behind] = target.types.split('*') as [string, string | undefined];
    if (behind === undefined) return [path.posix.join(name, key)];
    return (
      (readdirSync(path.join(home, before), {recursive: true}) as string[])
        // What only says which components a theme has is no module.
        .filter((file) => file.endsWith(behind) && path.basename(file) !== 'themeModules.d.ts')
        .map((file) => path.posix.join(name, key.replace('*', file.slice(0, -behind.length))))
    );
  });
}

it('finds no mistake in them', async () => {
  const modules = Object.keys(inject('packed')).flatMap(exported);
  expect(modules).toEqual(expect.arrayContaining(['@lectern/light', '@lectern/kit/part', '@lectern/markdown/options']));
  const text = modules.map((name, index) => `import * as m${index} from '${name}';\nexport {m${index}};\n`).join('');
  writeFileSync(path.join(folder, 'consumer.ts'), text);
  // As the classic template has it, but for what it takes on trust.
  const config = {
    extends: '@docusaurus/tsconfig',
    compilerOptions: {skipLibCheck: false, baseUrl: '.', noEmit: true},
    files: ['consumer.ts'],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const {output} = await runToEnd('npx', ['tsc', '--pretty', 'false'], folder);
  expect(
    output.split('\n').filter((line) => /^(?:consumer|node_modules\/(?:@lectern|create-lectern))\b/.test(line)),
  ).toEqual([]);
});
