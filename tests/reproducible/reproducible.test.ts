import {createHash} from 'node:crypto';
import {mkdtemp, readdir, readFile, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildLanguage} from '@lectern/cli/build/buildLanguage';
import {locales, prefixOf} from '../../src/config/i18n';

/** Made of whole builds by later steps. */
const madeLater = /^(?:build\.json|_headers.*)$|\.(?:br|gz)$/;

async function hashes(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of (await readdir(folder, {recursive: true})).sort()) {
    const file = path.join(folder, name);
    if (madeLater.test(name) || !(await stat(file)).isFile()) continue;
    files.set(
      name,
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  }
  return files;
}

it('a build of the same sources without any cache, of one language alone, has the same bytes', async () => {
  const folder = await mkdtemp('.cache/again-');
  // Its files are a folder of the whole build.
  const locale = locales.at(-1)!;
  try {
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
    expect(await buildLanguage('.', locale, folder, [], {atOnce: 1, heap: 4096})).toBe(0);
    const own = prefixOf(locale);
    const [again, before] = await Promise.all([hashes(path.join(folder, own)), hashes(path.join('build', own))]);
    expect([...again.keys()]).toEqual(expect.arrayContaining([...before.keys()]));
    expect([...before].filter(([file, hash]) => again.get(file) !== hash).map(([file]) => file)).toEqual([]);
  } finally {
    delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
    await rm(folder, {recursive: true, force: true});
  }
}, 900_000);
