import {spawnSync} from 'node:child_process';

/**
 * Dates of last change come from Git. A copy without history (a downloaded archive, or a repository
 * before its first commit) is built without them.
 */
export const hasHistory = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD']).status === 0;
