import {existsSync} from 'node:fs';
import {copyFile, mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Puts pictures of these names into `out`, made of the SVG that `draw` answers. They are kept in `cache`, where those
 * of the next build are taken from; what this one has no use for goes.
 */
export async function drawPictures(
  names: readonly string[],
  draw: (name: string) => string,
  {cache, out}: {cache: string; out: string},
): Promise<void> {
  await mkdir(out, {recursive: true});
  await mkdir(cache, {recursive: true});
  for (const name of names) {
    const cached = path.join(cache, name);
    if (!existsSync(cached)) await drawPicture(draw(name), cached);
    await copyFile(cached, path.join(out, name));
  }
  const wanted = new Set(names);
  for (const name of await readdir(cache)) if (!wanted.has(name)) await rm(path.join(cache, name));
}

async function drawPicture(svg: string, file: string): Promise<void> {
  const picture = await sharp(Buffer.from(svg)).png({palette: true, colours: 16, effort: 1, dither: 0}).toBuffer();
  // Never half a file, which the next build would take.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, picture);
  await rename(draft, file);
}
