/**
 * A new site made with the last release, changed by its owner, then updated to the packages as they are here: green
 * without an edit. `OUTSIDE_FROM` names another commit to begin with.
 */
import {execFileSync} from 'node:child_process';
import {appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {link, runToEnd, unpack} from './modules';
import './packed';

interface Beginning {
  /** Where the packages of the last release are: its tag, or the commit that has given them their version. */
  from: string;
  /** Why there is nothing to update from, if so. */
  reason?: string;
}

function lastRelease(): Beginning {
  const git = (...words: string[]): string =>
    execFileSync('git', words, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  if (process.env.OUTSIDE_FROM) return {from: process.env.OUTSIDE_FROM};
  try {
    const [tag] = git('tag', '--list', '@lectern/preset@*', '--sort=-creatordate').split('\n');
    const from = tag || git('log', '-1', '--format=%H', '-G"version":', '--', 'packages/preset/package.json');
    if (git('rev-parse', `${from}^{commit}`) === git('rev-parse', 'HEAD'))
      return {from, reason: 'it is the present commit'};
    if (!tag && git('rev-parse', '--is-shallow-repository') === 'true') return {from, reason: 'the history is shallow'};
    return {from};
  } catch {
    return {from: 'the last release', reason: 'there is no history'};
  }
}

const {from, reason} = lastRelease();

describe.skipIf(reason)(`a site made with ${from}${reason ? `, skipped because ${reason},` : ''}`, () => {
  let parent: string;
  let site: string;

  const run = async (cwd: string, command: string, ...words: string[]): Promise<string> => {
    const {code, output} = await runToEnd(command, words, cwd);
    expect(code, output).toBe(0);
    return output;
  };
  const install = async (packed: Record<string, string>, installed?: string): Promise<void> => {
    rmSync(path.join(site, 'node_modules'), {recursive: true, force: true});
    await link(packed, path.join(site, 'node_modules'), installed);
  };

  beforeAll(() => {
    parent = mkdtempSync(path.join(tmpdir(), 'update-'));
    site = path.join(parent, 'site');
  });
  afterAll(() => rmSync(parent, {recursive: true, force: true}));

  it('stays green with the packages of today', async () => {
    const release = path.join(parent, 'before');
    const before = await packedAt(from, release);
    await unpack(before['create-lectern']!, path.join(parent, 'create'));
    const flags = ['--languages', 'en,fr', '--repository', 'https://github.com/acme/docs', '--yes'];
    await run(parent, 'node', 'create/bin/create-lectern.cjs', site, ...flags);
    await install(before, path.join(release, 'node_modules'));
    // What it leaves behind is there after the update. Whether it was green then is for the tests of that release.
    await run(site, 'npx', 'docusaurus', 'build');

    writeFileSync(
      path.join(site, 'docs/guide/own.md'),
      '---\ntitle: Our own page\n---\n\n## How\n\nIn our own words.\n',
    );
    appendFileSync(path.join(site, 'src/css/custom.css'), '\n.navbar__title {\n  letter-spacing: 0.02em;\n}\n');
    const config = path.join(site, 'docusaurus.config.ts');
    writeFileSync(config, readFileSync(config, 'utf8').replace(/title: '[^']*'/, "title: 'Ours'"));
    await install(inject('packed'));
    expect(await run(site, 'npm', 'test')).toMatch(/Browser: \d+ pages opened, 0 problem\(s\)/);
    expect(readFileSync(path.join(site, 'build/docs/guide/own.html'), 'utf8')).toContain('In our own words.');
    // Two installations and two builds: a busy machine is no failure.
  }, 1_200_000);
});

/** The packages of a commit, packed, with the third-party packages that they had then. */
async function packedAt(commit: string, folder: string): Promise<Record<string, string>> {
  mkdirSync(folder);
  const files = execFileSync('git', ['archive', commit], {maxBuffer: 2 ** 30});
  execFileSync('tar', ['-x', '-C', folder], {input: files});
  const inFolder = async (command: string, ...words: string[]): Promise<string> => {
    const {code, output} = await runToEnd(command, words, folder);
    expect(code, output).toBe(0);
    return output;
  };
  await inFolder('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  const output = await inFolder('npx', 'tsx', 'scripts/packages', path.join(folder, 'packed'));
  return Object.fromEntries([...output.matchAll(/^(\S+) {2}(\S+\.tgz)$/gm)].map(([, name, file]) => [name!, file!]));
}
