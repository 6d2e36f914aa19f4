import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** What changed between two texts, as git shows it: `@@`, `-`, `+`. */
export function diffLines(before: string, after: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'diff-'));
  try {
    writeFileSync(path.join(folder, 'before'), before);
    writeFileSync(path.join(folder, 'after'), after);
    const options = ['--no-index', '--no-color', '--no-ext-diff', '--unified=1'];
    const {stdout} = spawnSync('git', ['diff', ...options, 'before', 'after'], {cwd: folder, encoding: 'utf8'});
    const lines = stdout.trimEnd().split('\n');
    // Without the first lines, which name the two temporary files.
    return lines.slice(lines.findIndex((line) => line.startsWith('@@')));
  } finally {
    rmSync(folder, {recursive: true});
  }
}
