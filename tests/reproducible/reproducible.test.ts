import {createHash} from 'node:crypto';
import {mkdtemp, readdir, readFile, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildLanguage} from '../../scripts/build/buildLanguage';
import {locales} from '../../src/config/i18n';

/** Made of whole builds by later steps: scripts/build, scripts/headers. */
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

it('a build of the same sources without any cache, a language at a time, has the same bytes', async () => {
  const folder = await mkdtemp('.cache/again-');
  try {
    const again = new Map<string, string>();
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
    for (const locale of locales) {
      const out = path.join(folder, locale);
      expect(await buildLanguage(locale, out, [], {atOnce: 1, heap: 4096})).toBe(0);
      for (const [file, hash] of await hashes(out)) again.set(file, hash);
    }
    const before = await hashes('build');
    expect([...again.keys()].sort()).toEqual([...before.keys()].sort());
    expect([...again].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file)).toEqual([]);
  } finally {
    delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
    await rm(folder, {recursive: true, force: true});
  }
}, 900_000);
