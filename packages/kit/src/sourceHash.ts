import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/**
 * The version of a build, known before the build: a hash of its sources. The client is bundled before the pages are
 * rendered, and the index is created from rendered pages, so a hash of the index would come too late for the client,
 * and need a third file that can't be cached. The index contains nothing that differs between two builds of the same
 * sources.
 */
export async function sourceHash(
  siteDir: string,
  sources: readonly string[],
  more: readonly string[],
): Promise<string> {
  const files = await Globby([...sources], {cwd: siteDir, dot: false, onlyFiles: true});
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
