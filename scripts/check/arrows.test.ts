/** Whether .dependency-cruiser.cjs notices each way to import what a package must not. */
import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';

const run = promisify(execFile);
const own = process.cwd();
let folder: string;
let problems: string[];

/** Wrong files of a package, each with one import, and the rule that it breaks. */
const mistakes: [what: string, file: string, text: string, rule: string][] = [
  ['another package', 'a.ts', "import '@lectern/search/part';", 'arrows-of-light'],
  [
    'its types',
    'b.ts',
    "import type {part} from '@lectern/search/part';\nexport type Part = typeof part;",
    'arrows-of-light',
  ],
  ['another package, later', 'c.ts', "export const later = () => import('@lectern/search/part');", 'arrows-of-light'],
  ['another package, in CommonJS', 'd.cjs', "require('@lectern/search/loader.cjs');", 'arrows-of-light'],
  ['files beside it', 'e.ts', "export * from '../../kit/src/part';", 'by-name'],
  ['files beside it, in CommonJS', 'f.cjs', "require('../../kit/src/loader.cjs');", 'by-name'],
  ['the site', 'g.ts', "import '@site/src/config/site';", 'no-site'],
  ['files of the site', 'h.ts', "export * from '../../../src/config/site';", 'no-site'],
  ['what helps to test', 'i.ts', "import '../../../tests/support/help';", 'no-tests'],
];

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
};

/** One run for all files: it takes seconds. */
async function findProblems(): Promise<string[]> {
  const words = [path.join(own, 'node_modules/.bin/depcruise'), 'packages'];
  const options = ['--config', path.join(own, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  // It ends with the number of errors.
  const {stdout} = await run('node', [...words, ...options], {cwd: folder}).catch((error: {stdout: string}) => error);
  const {summary} = JSON.parse(stdout) as {summary: {violations: {rule: {name: string}; from: string; to: string}[]}};
  return [...new Set(summary.violations.map(({rule, from}) => `${rule.name}: ${path.basename(from)}`))].sort();
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  write(
    'tsconfig.json',
    '{"compilerOptions": {"module": "esnext", "moduleResolution": "bundler", "paths": {"@site/*": ["./*"]}}}',
  );
  for (const name of ['kit', 'light', 'search']) {
    const manifest = {name: `@lectern/${name}`, exports: {'./*.cjs': './src/*.cjs', './*': './src/*.ts'}};
    write(`packages/${name}/package.json`, JSON.stringify(manifest));
    write(`packages/${name}/src/part.ts`, 'export const part = 1;\n');
    write(`packages/${name}/src/loader.cjs`, 'module.exports = 1;\n');
    mkdirSync(path.join(folder, 'node_modules/@lectern'), {recursive: true});
    symlinkSync(path.join(folder, 'packages', name), path.join(folder, 'node_modules/@lectern', name));
  }
  write('src/config/site.ts', 'export const site = 1;\n');
  write('tests/support/help.ts', 'export const help = 1;\n');
  write(
    'packages/light/src/right.ts',
    "import {part} from '@lectern/kit/part';\nexport {part as own} from './part';\npart;\n",
  );
  write('packages/light/src/right.cjs', "require('@lectern/kit/loader.cjs');\n");
  write('packages/light/src/right.test.ts', "import '../../../tests/support/help';\n");
  for (const [, file, text] of mistakes) write(`packages/light/src/${file}`, `${text}\n`);
  problems = await findProblems();
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('lets a package import what it may, by name, and tests what helps them', () => {
  expect(problems.filter((problem) => problem.includes(': right.'))).toEqual([]);
});

it.each(mistakes)('notices %s', (_, file, __, rule) => {
  expect(problems.filter((problem) => problem.endsWith(`: ${file}`))).toEqual([`${rule}: ${file}`]);
});

it('notices nothing else', () => {
  expect(problems).toHaveLength(mistakes.length);
});
