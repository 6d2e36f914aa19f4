import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, readdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/**
 * The npm package of Decap CMS, as one bundled file. It isn't a dependency of the site: its 450 packages are in that
 * file already, and sites without the editor need not install them.
 */
const decap = {
  name: 'decap-cms@3.16.3',
  integrity: 'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==',
};

/** The folder with `decap-cms.js` and the parts that it loads; npm downloads it once, and its hash is checked. */
export async function decapFolder(siteDir: string): Promise<string> {
  const cache = path.join(siteDir, '.cache/cms');
  const folder = path.join(cache, decap.name);
  if (existsSync(folder)) return folder;
  await mkdir(cache, {recursive: true});
  const work = await mkdtemp(path.join(cache, 'unpack-'));
  try {
    await run('npm', ['pack', decap.name, '--prefer-offline', '--pack-destination', work], {
      shell: process.platform === 'win32',
    });
    const [tarball = ''] = await readdir(work);
    const integrity = `sha512-${createHash('sha512')
      .update(await readFile(path.join(work, tarball)))
      .digest('base64')}`;
    if (integrity !== decap.integrity) {
      throw new Error(`${decap.name} is not what “lectern cms” expects: it has the hash ${integrity}.`);
    }
    await run('tar', ['-xzf', tarball, '--exclude=*.map', '--exclude=*.cms.js', 'package/dist'], {cwd: work});
    await rename(path.join(work, 'package/dist'), folder);
  } finally {
    await rm(work, {recursive: true, force: true});
  }
  return folder;
}
