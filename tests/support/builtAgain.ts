import {createHash} from 'node:crypto';
import {mkdtemp, readdir, readFile, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import {buildLanguage} from '@lectern/cli/build/buildLanguage';

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

interface Again {
  /** How many files of the language the site’s `build/` has. */
  files: number;
  /** Those of them that a build of the same sources without any cache, of this language alone, lacks or makes otherwise. */
  unlike: string[];
}

/** Builds a language of a site that is built, and compares the two. */
export async function buildAgain(siteDir: string, locale: string, prefix: string): Promise<Again> {
  const folder = await mkdtemp(path.resolve('.cache/again-'));
  try {
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
    const code = await buildLanguage(siteDir, locale, folder, [], {atOnce: 1, heap: 4096});
    if (code !== 0) throw new Error(`The build of ${siteDir} in ${locale} ended with ${code}.`);
    const [again, before] = await Promise.all([
      hashes(path.join(folder, prefix)),
      hashes(path.join(siteDir, 'build', prefix)),
    ]);
    return {
      files: before.size,
      unlike: [...before].filter(([file, hash]) => again.get(file) !== hash).map(([file]) => file),
    };
  } finally {
    delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
    await rm(folder, {recursive: true, force: true});
  }
}
