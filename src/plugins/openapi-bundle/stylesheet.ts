import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {compile} from 'sass';

/** Compiles the theme's styles into a file of their own. Its name changes with its content: it may be cached for ever. */
export async function writeStylesheet(source: string, staticFolder: string): Promise<string> {
  const {css} = compile(source, {style: 'compressed', quietDeps: true});
  const name = `openapi.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  const folder = path.join(staticFolder, 'assets/css');
  await mkdir(folder, {recursive: true});
  const older = (await readdir(folder)).filter((file) => /^openapi\.\w+\.css$/.test(file) && file !== name);
  for (const file of older) await rm(path.join(folder, file));
  await writeFile(path.join(folder, name), css);
  return `/assets/css/${name}`;
}
