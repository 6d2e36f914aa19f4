import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const run = promisify(execFile);
const hook = path.resolve(__dirname, '../../bin/fasterJiti.cjs');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'swc-'));
});
afterAll(() => rm(folder, {recursive: true}));

interface Loaded {
  value?: unknown;
  error?: string;
  usesBabel: boolean;
}

/** What Docusaurus makes of a file, in a process of its own with nothing cached. */
async function load(file: string, hooks: string[], siteDir = path.resolve('.')): Promise<Loaded> {
  const cache = await mkdtemp(path.join(folder, 'cache-'));
  const script = `require('@docusaurus/utils').loadFreshModule(${JSON.stringify(file)})
    .then((value) => ({value}), (error) => ({error: String(error.cause ?? error)}))
    .then((result) => console.log(JSON.stringify({
      ...result, usesBabel: Object.keys(require.cache).some((file) => /jiti.dist.babel/.test(file)),
    })))`;
  return inProcess<Loaded>(hooks, script, siteDir, {TMPDIR: cache});
}

/** What a script prints as JSON. */
async function inProcess<Value>(hooks: string[], script: string, cwd: string, env = {}): Promise<Value> {
  const words = [...hooks.flatMap((name) => ['--require', name]), '-e', script];
  const {stdout} = await run(process.execPath, words, {cwd, env: {...process.env, ...env}});
  return JSON.parse(stdout) as Value;
}

async function file(name: string, text: string): Promise<string> {
  const at = path.join(folder, name);
  await writeFile(at, text);
  return at;
}

describe('configuration and plugins, read by SWC in place of Babel,', () => {
  it.each([
    [
      'TypeScript',
      'config.ts',
      'enum Kind {One = 1}\nexport default {kind: Kind.One, folder: typeof __dirname} as const;',
    ],
    ['a module', 'config.mjs', 'import {sep} from "node:path"; export const more = sep; export default {sep};'],
    ['names beside a default', 'both.ts', 'export const name: string = "n"; export default function plugin() {}'],
    ['CommonJS', 'config.cjs', 'module.exports = {common: true};'],
  ])('are the same: %s', async (_, name, text) => {
    const at = await file(name, text);
    const [stock, quick] = [await load(at, []), await load(at, [hook])];
    expect(quick).toEqual({...stock, usesBabel: false});
  });

  it('leave files of the site itself to Babel, which keeps their lines', async () => {
    await file('package.json', '{}');
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const at = await file('docusaurus.config.ts', 'export default {title: "Own" as string};');
    expect(await load(at, [hook], folder)).toEqual({value: {title: 'Own'}, usesBabel: true});
  });

  describe('with plugins outside of the site', () => {
    const noting = (name: string, before = ''): string =>
      `${before}; globalThis.ran.push('${name}'); export default {};`;
    const failing = 'if (!globalThis.hasFailed) throw (globalThis.hasFailed = new Error());';
    const texts: Record<string, string> = {
      'package.json': '{}',
      'shared.ts': noting('shared'),
      'one.ts': noting('one', 'import "./shared"'),
      'two.ts': noting('two', 'import "./shared"'),
      'half.ts': `${noting('half')} ${failing}`,
      'whole.ts': noting('whole', 'import "./half"'),
      'site/package.json': '{}',
      'site/docusaurus.config.ts': noting('configuration', 'import "../shared"; import "./own"'),
      'site/sidebars.ts': noting('sidebars', 'import "./own"'),
      'site/own.ts': noting('own'),
    };

    beforeAll(async () => {
      await mkdir(path.join(folder, 'site'));
      for (const [name, text] of Object.entries(texts)) await file(name, text);
      await symlink(path.resolve('node_modules'), path.join(folder, 'site/node_modules'));
    });

    /** Which modules run for each of the files, one after the other, in one process. */
    const runs = (hooks: string[], ...files: string[]): Promise<string[][]> =>
      inProcess(
        hooks,
        `(async () => {
          const runs = [];
          for (const file of ${JSON.stringify(files.map((name) => path.join(folder, name)))}) {
            globalThis.ran = [];
            await require('@docusaurus/utils').loadFreshModule(file).catch(() => ran.push('error'));
            runs.push(ran);
          }
          console.log(JSON.stringify(runs));
        })()`,
        path.join(folder, 'site'),
      );

    it('run what they share once, and all of it again with the configuration', async () => {
      const files = ['site/docusaurus.config.ts', 'one.ts', 'two.ts', 'one.ts', 'site/docusaurus.config.ts', 'two.ts'];
      expect(await runs([hook], ...files)).toEqual([
        ['shared', 'own', 'configuration'],
        ['one'],
        ['two'],
        [],
        ['shared', 'own', 'configuration'],
        ['two'],
      ]);
      expect((await runs([], ...files))[1]).toEqual(['shared', 'one']);
    });

    it('run files of the site each time, as a preview reads changed sidebars', async () => {
      const sidebars = ['own', 'sidebars'];
      expect(await runs([hook], 'site/sidebars.ts', 'site/sidebars.ts')).toEqual([sidebars, sidebars]);
    });

    it('run again after an error', async () => {
      expect(await runs([hook], 'whole.ts', 'whole.ts')).toEqual([
        ['half', 'error'],
        ['half', 'whole'],
      ]);
    });
  });

  it('say what is wrong in the words of Babel', async () => {
    const at = await file('wrong.ts', 'export default {');
    expect(await load(at, [hook])).toEqual(await load(at, []));
  });
});
