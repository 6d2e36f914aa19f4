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

/** A build as far as `lectern build --if-changed` can tell whether the next one would be the same. */
interface LastBuild {
  madeFrom: string;
  files: string;
}

/** What npm and a terminal set anew each time; whatever else is in the environment, a configuration may read. */
const volatileVariables = /^(?:npm_.*|_|PWD|OLDPWD|INIT_CWD|SHLVL|COLUMNS|LINES|FORCE_COLOR|NO_COLOR)$/i;

/** Names all that decides on a build: files, packages, environment, Git's history for the dates of pages, options. */
export async function allThatDecides(
  siteDir: string,
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const variables = Object.entries(environment).filter(([name]) => !volatileVariables.test(name));
  const sources = ['**', '**/.*', '!**/node_modules', '!build', '!.docusaurus', '!.cache', '!.git'];
  return fingerprint(
    makerOf({siteDir}),
    await sourceHash(siteDir, sources, []),
    JSON.stringify([variables.sort(), options]),
    await commitOf(siteDir),
  );
}

/** Nothing in the folder was made, changed or taken away since it was built from the same. */
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

/** Names the files of a build by when each was written, which takes no reading. */
async function filesOf(folder: string): Promise<string> {
  const names = await Globby('**', {cwd: folder, dot: true});
  const files = names.sort().map((name) => {
    const {size, mtimeMs} = statSync(path.join(folder, name));
    return [name, size, mtimeMs];
  });
  return fingerprint(JSON.stringify(files));
}

/** Empty where there is no Git, or no commit yet. */
async function commitOf(siteDir: string): Promise<string> {
  try {
    return (await promisify(execFile)('git', ['rev-parse', 'HEAD'], {cwd: siteDir})).stdout;
  } catch {
    return '';
  }
}
