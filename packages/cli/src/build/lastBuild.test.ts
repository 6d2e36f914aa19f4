import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {allThatDecides, isStillBuilt, rememberBuild} from './lastBuild';

let site: string;
const at = (...names: string[]): string => path.join(site, ...names);
function write(name: string, text: string): void {
  mkdirSync(path.dirname(at(name)), {recursive: true});
  writeFileSync(at(name), text);
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'last-build-'));
  write('docusaurus.config.js', 'module.exports = {};');
  write('docs/a.md', 'one');
  write('build/index.html', 'one');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(site, {recursive: true});
});

const isBuilt = async (options: string[] = []): Promise<boolean> =>
  isStillBuilt(site, at('build'), await allThatDecides(site, options, process.env));
const remember = async (): Promise<void> =>
  rememberBuild(site, at('build'), await allThatDecides(site, [], process.env));

describe('a build of what the last one was made from', () => {
  it('is known, however often the command is started', async () => {
    expect(await isBuilt()).toBe(false);
    await remember();
    vi.stubEnv('npm_lifecycle_event', 'again');
    vi.stubEnv('SHLVL', '9');
    write('.cache/other', 'one');
    write('.docusaurus/en/routes.js', 'one');
    expect(await isBuilt()).toBe(true);
  });

  it.each<[what: string, change: () => void]>([
    ['a page', () => write('docs/a.md', 'two')],
    ['a new file', () => write('docs/b.md', 'two')],
    ['a file whose name begins with a dot', () => write('.env', 'A=1')],
    ['a file in a folder whose name begins with a dot', () => write('.data/versions/one.json', '{}')],
    ['the configuration', () => write('docusaurus.config.js', 'module.exports = {title: "two"};')],
    ['the versions of packages', () => write('package-lock.json', '{}')],
    ['the environment', () => vi.stubEnv('SITE_URL', 'https://two.example')],
    ['what was built', () => write('build/index.html', 'other')],
    ['when it was built', () => utimesSync(at('build/index.html'), 1, 1)],
    ['that it is there', () => rmSync(at('build'), {recursive: true})],
    ['that results are kept', () => vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true')],
  ])('is another after a change of %s', async (_, change) => {
    await remember();
    change();
    expect(await isBuilt()).toBe(false);
  });

  it('is another after a commit, which changes the dates of pages', async () => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], {cwd: site});
    git('init', '--quiet');
    await remember();
    expect(await isBuilt()).toBe(true);
    git('commit', '--quiet', '--allow-empty', '--message', 'one');
    expect(await isBuilt()).toBe(false);
  });

  it('is another with other options', async () => {
    await remember();
    expect(await isBuilt(['--locale', 'fr'])).toBe(false);
  });
});
