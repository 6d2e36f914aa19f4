/** In a repository of its own, with two small packages: one that needs the other. */
import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

const run = promisify(execFile);
const own = process.cwd();
let folder: string;

const file = (name: string): string => path.join(folder, name);
const read = (name: string): string => readFileSync(file(name), 'utf8');
const readJson = (name: string): Record<string, unknown> => JSON.parse(read(name)) as Record<string, unknown>;
function write(name: string, content: string | object): void {
  mkdirSync(path.dirname(file(name)), {recursive: true});
  writeFileSync(file(name), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}
async function git(...words: string[]): Promise<string> {
  return (await run('git', words, {cwd: folder})).stdout;
}
async function commit(): Promise<void> {
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Change');
}
async function release(): Promise<{code: number; output: string}> {
  const words = ['--import', import.meta.resolve('tsx'), path.join(own, 'scripts/packages/release.ts')];
  return run('node', words, {cwd: folder}).then(
    ({stdout}) => ({code: 0, output: stdout}),
    ({code, stderr}: {code: number; stderr: string}) => ({code, output: stderr}),
  );
}

const manifest = (name: string, more: object): object => ({
  name: `@sample/${name}`,
  version: '1.0.0',
  license: 'MIT',
  exports: {'.': './src/index.ts'},
  files: ['lib', 'CHANGELOG.md'],
  ...more,
});

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  cpSync('.changeset/config.json', file('.changeset/config.json'), {recursive: true});
  symlinkSync(path.join(own, 'node_modules'), file('node_modules'));
  write('.gitignore', 'node_modules\n.cache\n');
  write('LICENSE', 'MIT');
  write('package.json', {
    name: 'site',
    version: '0.3.9',
    private: true,
    workspaces: ['packages/*'],
    dependencies: {'@sample/part': '1.0.0'},
  });
  write('tsconfig.json', {
    compilerOptions: {module: 'esnext', moduleResolution: 'bundler', target: 'es2022', types: []},
  });
  cpSync('packages/tsconfig.json', file('packages/tsconfig.json'));
  // The names are in an order in which they could not be installed.
  write('packages/all/package.json', manifest('all', {dependencies: {'@sample/part': '1.0.0'}}));
  write('packages/part/package.json', manifest('part', {}));
  for (const name of ['all', 'part']) {
    write(`packages/${name}/src/index.ts`, 'export const answer = 42;\n');
    write(`packages/${name}/CHANGELOG.md`, '# Changelog\n');
  }
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('config', 'user.name', 'Sample');
  await git('config', 'user.email', 'sample@example.com');
  await commit();
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const change = (): void =>
  write('.changeset/new-answer.md', '---\n"@sample/part": minor\n---\n\nThe answer can be asked for.\n');

describe('npm run release', () => {
  it('packs and tags what has no tag, and names what is left to do, in an order that can be installed', async () => {
    const {code, output} = await release();
    expect(output).toContain('Packed, checked and tagged: @sample/part@1.0.0, @sample/all@1.0.0.');
    expect(code).toBe(0);
    expect(output).toContain('git push origin @sample/part@1.0.0 @sample/all@1.0.0');
    expect(output.match(/npm publish \S+/g)).toEqual([
      'npm publish .cache/packed/sample-part-1.0.0.tgz',
      'npm publish .cache/packed/sample-all-1.0.0.tgz',
    ]);
    expect(await git('tag')).toBe('@sample/all@1.0.0\n@sample/part@1.0.0\n');

    const again = await release();
    expect(again.code).toBe(1);
    expect(again.output).toContain('All versions have their tags already.');
  });

  it('first gives versions to changes, to the packages together, and lets the site use them', async () => {
    change();
    await commit();
    const {code, output} = await release();
    expect(output).toContain('The packages have new versions');
    expect(code).toBe(0);
    expect(readJson('packages/part/package.json').version).toBe('1.1.0');
    expect(readJson('packages/all/package.json')).toMatchObject({
      version: '1.1.0',
      dependencies: {'@sample/part': '1.1.0'},
    });
    expect(readJson('package.json')).toMatchObject({version: '0.3.9', dependencies: {'@sample/part': '1.1.0'}});
    expect(readJson('package-lock.json').packages).toMatchObject({
      '': {dependencies: {'@sample/part': '1.1.0'}},
      'packages/all': {version: '1.1.0'},
    });
    expect(read('packages/part/CHANGELOG.md')).toMatch(/^# Changelog\n\n## 1\.1\.0\n[^]+The answer can be asked for\./);
    expect(await git('tag')).toBe('');

    await commit();
    expect((await release()).output).toContain('tagged: @sample/part@1.1.0, @sample/all@1.1.0.');
  });

  it('refuses what is not committed', async () => {
    change();
    const {code, output} = await release();
    expect(code).toBe(1);
    expect(output).toContain('Commit or put away what you have changed first:\n?? .changeset/new-answer.md');
  });

  it.each([
    ['exports', {exports: {'.': './src/index.ts', './styles': './styles.css'}}, './styles.css'],
    ['files', {files: ['lib', 'styles.css']}, '“files” names styles.css, which is not there.'],
  ])('refuses a package that lacks what “%s” promises, and tags nothing', async (_, more, complaint) => {
    write('packages/part/package.json', manifest('part', more));
    await commit();
    const {code, output} = await release();
    expect(code).toBe(1);
    expect(output).toContain('@sample/part does not hold what its package.json says:');
    expect(output).toContain(complaint);
    expect(await git('tag')).toBe('');
  });

  it('refuses a package whose types need what it does not name', async () => {
    write('packages/part/src/index.ts', "import type {Root} from 'mdast';\nexport const root = {} as Root;\n");
    await commit();
    expect((await release()).output).toContain(
      '@sample/part need what its package.json does not name:\n  index.d.ts needs mdast',
    );
    write('packages/part/package.json', manifest('part', {dependencies: {'@types/mdast': '4.0.4'}}));
    await commit();
    expect((await release()).output).toContain('Packed, checked and tagged:');
  });
});
