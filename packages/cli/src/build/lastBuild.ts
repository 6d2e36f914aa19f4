import {execFile} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {Globby} from '@docusaurus/utils';
import {fingerprint} from '@lectern/kit/fingerprint';
import {isCacheOn, cacheFolder} from '@lectern/kit/buildCache';
import {makerOf} from '@lectern/kit/maker';
import {sourceHash} from '@lectern/kit/sourceHash';
import {writeWhole} from '@lectern/kit/writeWhole';

/** What `lectern build --if-changed` records about a build, to tell whether the next one would be the same. */
interface LastBuild {
  madeFrom: string;
  files: string;
}

/** Variables that npm and a terminal set anew each time; a configuration may read all others. */
const volatileVariables = /^(?:npm_.*|_|PWD|OLDPWD|INIT_CWD|SHLVL|COLUMNS|LINES|FORCE_COLOR|NO_COLOR)$/i;

/** Hashes everything that affects a build: files, packages, environment, options, and the commit, for dates of pages. */
export async function allThatDecides(
  siteDir: string,
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const variables = Object.entries(environment).filter(([name]) => !volatileVariables.test(name));
  const sources = ['**', '**/.*', '**/.*/**', '!**/node_modules', '!build', '!.docusaurus', '!.cache', '!.git'];
  return fingerprint(
    makerOf({siteDir}),
    await sourceHash(siteDir, sources, []),
    JSON.stringify([variables.sort(), options]),
    await commitOf(siteDir),
  );
}

/** Whether the folder still has the files of a build from the same sources, none added, changed or deleted. */
export async function isStillBuilt(siteDir: string, folder: string, madeFrom: string): Promise<boolean> {
  if (!isCacheOn() || !existsSync(fileFor(siteDir))) return false;
  const last = JSON.parse(readFileSync(fileFor(siteDir), 'utf8')) as LastBuild;
  return last.madeFrom === madeFrom && last.files === (await filesOf(folder));
}

export async function rememberBuild(siteDir: string, folder: string, madeFrom: string): Promise<void> {
  if (!isCacheOn()) return;
  const last: LastBuild = {madeFrom, files: await filesOf(folder)};
  writeWhole(fileFor(siteDir), JSON.stringify(last));
}

const fileFor = (siteDir: string): string => path.join(cacheFolder(siteDir), 'lastBuild.json');

/** Hashes names and times of the files of a build, without reading them. */
async function filesOf(folder: string): Promise<string> {
  const names = await Globby('**', {cwd: folder, dot: true});
  const files = names.sort().map((name) => {
    const {size, mtimeMs} = statSync(path.join(folder, name));
    return [name, size, mtimeMs];
  });
  return fingerprint(JSON.stringify(files));
}

/** Empty without Git, or before the first commit. */
async function commitOf(siteDir: string): Promise<string> {
  try {
    return (await promisify(execFile)('git', ['rev-parse', 'HEAD'], {cwd: siteDir})).stdout;
  } catch {
    return '';
  }
}
