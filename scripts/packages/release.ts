/**
 * `npm run release`: versions, packs, checks and tags the packages in `packages/`, and prints the remaining steps. People
 * publish them.
 */
import {execFile} from 'node:child_process';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {packAll} from './pack';

const run = promisify(execFile);
const folder = '.cache/packed';

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

async function release(): Promise<string> {
  const {stdout: changed} = await run('git', ['status', '--porcelain']);
  if (changed) throw new Error(`Commit or put away what you have changed first:\n${changed.trimEnd()}`);

  if (await hasChangesets()) {
    await run('npx', ['changeset', 'version']);
    await writeVersionsOfSite();
    return [
      'The packages have new versions, and what changed is in their changelogs. Next:',
      '1. Read the changelogs, and correct them where a reader would not understand them.',
      '2. Commit all of it, and wait for the tests.',
      '3. npm run release',
    ].join('\n');
  }

  const manifests = inOrder((await readPackages()).filter((manifest) => !manifest.private));
  const before = await tagsOf();
  const fresh = manifests.filter((manifest) => !before.has(tagOf(manifest)));
  if (fresh.length === 0) throw new Error('All versions have their tags already. npm run change describes a change.');

  const packed = await packAll(folder);
  await run('npx', ['changeset', 'tag']);
  return [
    `Packed, checked and tagged: ${fresh.map(tagOf).join(', ')}. Next:`,
    `1. git push origin ${fresh.map(tagOf).join(' ')}`,
    '2. npm publish, in this order:',
    ...fresh.map(({name}) => `   npm publish ${path.relative('.', packed[name]!)} --access public`),
  ].join('\n');
}

/** Whether there are changes without a version yet. */
async function hasChangesets(): Promise<boolean> {
  const files = await readdir('.changeset');
  return files.some((name) => name.endsWith('.md') && name !== 'README.md');
}

/** Raises the versions in the site’s package.json: changesets only does that in the packages. */
async function writeVersionsOfSite(): Promise<void> {
  const versions = new Map((await readPackages()).map(({name, version}) => [name, version]));
  const site = await readManifest('package.json');
  for (const list of [site.dependencies ?? {}, site.devDependencies ?? {}]) {
    for (const name of Object.keys(list)) list[name] = versions.get(name) ?? list[name]!;
  }
  await writeFile('package.json', `${JSON.stringify(site, null, 2)}\n`);
  await run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']);
}

async function readPackages(): Promise<Manifest[]> {
  const entries = await readdir('packages', {withFileTypes: true});
  const folders = entries.filter((entry) => entry.isDirectory());
  return Promise.all(folders.map(({name}) => readManifest(path.join('packages', name, 'package.json'))));
}

const readManifest = async (file: string): Promise<Manifest> => JSON.parse(await readFile(file, 'utf8')) as Manifest;

const tagOf = ({name, version}: Manifest): string => `${name}@${version}`;

async function tagsOf(): Promise<Set<string>> {
  const {stdout} = await run('git', ['tag', '--list']);
  return new Set(stdout.split('\n'));
}

/** Dependencies first, so that every published package can be installed. */
function inOrder(manifests: Manifest[]): Manifest[] {
  const ordered = new Set<Manifest>();
  const add = (manifest: Manifest): void => {
    manifests.filter(({name}) => manifest.dependencies?.[name]).forEach(add);
    ordered.add(manifest);
  };
  manifests.forEach(add);
  return [...ordered];
}

release().then(
  (next) => console.log(next),
  (error: Error & {stdout?: string; stderr?: string}) => {
    console.error([error.message, error.stdout, error.stderr].filter(Boolean).join('\n'));
    process.exitCode = 1;
  },
);
