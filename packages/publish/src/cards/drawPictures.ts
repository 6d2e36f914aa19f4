import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {FileCache} from '@lectern/kit/fileCache';
import sharp, {type PngOptions} from 'sharp';

const form: PngOptions = {palette: true, colours: 16, effort: 1, dither: 0};

interface Places {
  siteDir: string;
  locale: string;
  out: string;
}

/** Writes images with these names into `out`, from the SVG that `draw` returns. A name is the hash of its SVG. */
export async function drawPictures(
  names: readonly string[],
  draw: (name: string) => string,
  {siteDir, locale, out}: Places,
): Promise<void> {
  const cache = new FileCache(`cards.${locale}`, siteDir, JSON.stringify([form, sharp.versions]));
  await mkdir(out, {recursive: true});
  for (const name of names) {
    const picture = await cache.get(name, () =>
      sharp(Buffer.from(draw(name)))
        .png(form)
        .toBuffer(),
    );
    await writeFile(path.join(out, name), picture);
  }
  cache.forgetOthers();
}
