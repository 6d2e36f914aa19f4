import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/**
 * Names a build before it is made: by what it is made of. The client is bundled before the pages are rendered and
 * the index is made of the rendered pages, so the hash of the index itself would come too late to stand in the
 * client, and a third file would be needed that no cache may keep. What differs between two builds of the same
 * sources is not in the index.
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
