import {execFile, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {v8Options} from '@lectern/cli/v8Options';
import {inject} from 'vitest';
import {environment, isFull, link, runToEnd} from './modules';
import './packed';

const run = promisify(execFile);

/** What `npm init docusaurus` makes, outside of this repository, with packed packages of ours. */
export interface ClassicSite {
  folder: string;
  /** Replaces a text of a file, which must be there. */
  replace: (file: string, from: string, to: string) => void;
  /** Runs a command of Docusaurus to its end: what it printed. */
  docusaurus: (...words: string[]) => Promise<{code: number; output: string}>;
  /** Runs a command that a package of ours brings. */
  command: (name: string, ...words: string[]) => Promise<{code: number; output: string}>;
  /** Runs the preview until `use` is done with its address. */
  preview: (port: number, use: (address: string) => Promise<void>) => Promise<void>;
  remove: () => void;
}

/**
 * The packages that Docusaurus needs are those of this repository, so that nothing is fetched; with `OUTSIDE=full`, npm
 * installs them all from what the packages say that they need. `names` are those of our packages, besides the kit, and
 * those of others with their scope, which the site names itself.
 */
export async function classicSite(...names: string[]): Promise<ClassicSite> {
  const all = inject('packed');
  const own = names.filter((name) => !name.startsWith('@'));
  const others = names.filter((name) => name.startsWith('@'));
  const packed = Object.fromEntries(['kit', ...own].map((name) => [`@lectern/${name}`, all[`@lectern/${name}`]!]));
  const parent = mkdtempSync(path.join(tmpdir(), 'classic-'));
  const folder = path.join(parent, 'site');
  await run('npx', ['create-docusaurus', folder, 'classic', '--typescript', '--skip-install'], {env: environment});
  if (isFull) {
    const wanted = [...Object.values(packed), ...others.map(installedHere)];
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...wanted], {
      cwd: folder,
      env: environment,
    });
  } else {
    await link(packed, path.join(folder, 'node_modules'));
  }
  const command = [...v8Options, path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')];
  const file = (name: string): string => path.join(folder, name);
  return {
    folder,
    replace(name, from, to) {
      const text = readFileSync(file(name), 'utf8');
      if (!text.includes(from)) throw new Error(`${name} of the classic template has no “${from}”.`);
      writeFileSync(
        file(name),
        text.replace(from, () => to),
      );
    },
    docusaurus: (...words) => runToEnd('node', [...command, ...words], folder),
    command: (name, ...words) => runToEnd(file(`node_modules/.bin/${name}`), words, folder),
    async preview(port, use) {
      const child = spawn('node', [...command, 'start', '--no-open', '--port', String(port)], {
        cwd: folder,
        env: environment,
      });
      try {
        await new Promise<void>((resolve, reject) => {
          let output = '';
          child.on('close', () => reject(new Error(output)));
          child.stdout.on('data', (chunk: Buffer) => {
            output += String(chunk);
            if (/compiled successfully/i.test(output)) resolve();
          });
          child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
        });
        await use(`http://localhost:${port}`);
      } finally {
        child.kill();
      }
    },
    remove: () => rmSync(parent, {recursive: true, force: true}),
  };
}

/** A package in the version that this repository has, as npm takes it. */
function installedHere(name: string): string {
  const {version} = JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${name}@${version}`;
}
