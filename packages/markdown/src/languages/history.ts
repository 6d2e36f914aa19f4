import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {sourceHash} from './sourceHash';

export interface Version {
  /** YYYY-MM-DD */
  date: string;
  text: string;
}

/** Versions of a file from Git, the newest first, read lazily; empty without a repository. */
export function* versionsOf(file: string): Generator<Version> {
  const log = git(file, 'log', '--follow', '--name-only', '--format=%x00%H %cs', '--', path.basename(file));
  for (const entry of log.split('\0').slice(1)) {
    const [head = '', ...names] = entry.split('\n').filter((line) => line !== '');
    const [commit, date = ''] = head.split(' ');
    const text = git(file, 'show', `${commit}:${names.at(-1)}`);
    if (text) yield {date, text};
  }
}

/** Whether Git has older versions that this shallow copy lacks. */
export function isShallow(file: string): boolean {
  return git(file, 'rev-parse', '--is-shallow-repository').trim() !== 'false';
}

/** The original from which a translation was made. */
export function pinnedText(versions: Iterable<Version>, pin: string): string | undefined {
  for (const {text} of versions) if (hashOrNothing(text) === pin) return text;
  return undefined;
}

/** The day of the commit with this content; undefined before it is committed. */
export function changedOn(versions: Iterable<Version>, hash: string): string | undefined {
  let date: string | undefined;
  for (const version of versions) {
    if (hashOrNothing(version.text) !== hash) return date;
    ({date} = version);
  }
  // All known versions have this content: the oldest one introduced it.
  return date;
}

/** An old version may be invalid today. */
function hashOrNothing(text: string): string | undefined {
  try {
    return sourceHash(text);
  } catch {
    return undefined;
  }
}

function git(file: string, ...args: string[]): string {
  const {status, stdout} = spawnSync('git', args, {cwd: path.dirname(file), encoding: 'utf8', maxBuffer: 1e8});
  return status === 0 ? stdout : '';
}
