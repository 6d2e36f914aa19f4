import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {FileCache} from '@lectern/kit/fileCache';
import sharp from 'sharp';

interface Places {
  siteDir: string;
  locale: string;
  out: string;
}

/**
 * Writes images with these names into `out`: those of the last build, and what `paint` makes of the others. A name is a
 * hash of what the image shows.
 */
export async function drawPictures(
  names: readonly string[],
  paint: (name: string) => Promise<Buffer>,
  {siteDir, locale, out}: Places,
): Promise<void> {
  const cache = new FileCache(`cards.${locale}`, siteDir, JSON.stringify(sharp.versions));
  await mkdir(out, {recursive: true});
  for (const name of names) {
    const picture = await cache.get(name, () => paint(name));
    await writeFile(path.join(out, name), picture);
  }
  cache.forgetOthers();
}
