import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sourceHash} from './sourceHash';
import {changedOn, isShallow, pinnedText, versionsOf} from './history';

const first = '# Install\n\nRun it.\n';
const second = '# Install\n\nRun it twice.\n';
const reflowed = '# Install\n\nRun\nit twice.\n';

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  file = path.join(folder, 'new.md');
  git('init', '--quiet');
  commit('old.md', first, '2024-01-02');
  git('mv', 'old.md', 'new.md');
  commit('new.md', first, '2024-02-03');
  commit('new.md', second, '2024-03-04');
  commit('new.md', reflowed, '2024-05-06');
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

function git(...args: string[]): void {
  spawnSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {cwd: folder});
}

function commit(name: string, text: string, day: string): void {
  writeFileSync(path.join(folder, name), text);
  process.env.GIT_COMMITTER_DATE = `${day}T12:00:00Z`;
  git('add', '.');
  git('commit', '--quiet', '--message', day);
  delete process.env.GIT_COMMITTER_DATE;
}

describe('the history of a source', () => {
  it('finds what a translation was made from', () => {
    expect(pinnedText(versionsOf(file), sourceHash(second))).toBe(reflowed);
    expect(pinnedText(versionsOf(file), 'sha256-000000000000')).toBeUndefined();
  });

  it('goes on before a change of name', () => {
    expect([...versionsOf(file)]).toMatchObject([
      {date: '2024-05-06', text: reflowed},
      {date: '2024-03-04', text: second},
      {date: '2024-02-03', text: first},
      {date: '2024-01-02', text: first},
    ]);
  });

  it('dates the last change of content, not of line breaks', () => {
    expect(changedOn(versionsOf(file), sourceHash(second))).toBe('2024-03-04');
  });

  it('has no date for what is not committed', () => {
    expect(changedOn(versionsOf(file), sourceHash('# New\n'))).toBeUndefined();
  });

  it('skips a version that cannot be read', () => {
    const versions = [
      {date: '2024-01-01', text: '<Broken'},
      {date: '2023-01-01', text: first},
    ];
    expect(pinnedText(versions, sourceHash(first))).toBe(first);
  });

  it('knows a whole repository from a shallow one, and from none', () => {
    expect(isShallow(file)).toBe(false);
    expect(isShallow(path.join(tmpdir(), 'none.md'))).toBe(true);
    expect([...versionsOf(path.join(tmpdir(), 'none.md'))]).toEqual([]);
  });
});
