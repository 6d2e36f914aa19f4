import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {browserFolder} from '@lectern/kit/browserFolder';
import {compile, compileString} from 'sass';
import {apiTheme} from './apiTheme';

interface Sources {
  theme: string;
  /** Plain CSS that follows the theme's and mends it. */
  mends: string;
}

const sources: Sources = {
  theme: path.join(apiTheme, 'styles.scss'),
  mends: path.join(browserFolder(path.dirname(__dirname)), 'styles/pages.css'),
};

/** Compiles the theme's styles into a file of their own. Its name changes with its content: it may be cached for ever. */
export async function writeStylesheet(staticFolder: string, {theme, mends} = sources): Promise<string> {
  const own = compileString(await readFile(mends, 'utf8'), {style: 'compressed'}).css;
  const css = `${withoutExplorer(compile(theme, {style: 'compressed', quietDeps: true}).css)}\n${own}`;
  const name = `openapi.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  const folder = path.join(staticFolder, 'assets/css');
  await mkdir(folder, {recursive: true});
  const older = (await readdir(folder)).filter((file) => /^openapi\.\w+\.css$/.test(file) && file !== name);
  for (const file of older) await rm(path.join(folder, file));
  await writeFile(path.join(folder, name), css);
  return `/assets/css/${name}`;
}

/** Parts of the theme that are left out, with inlined logos of 18 languages among them. */
const explorer = /openapi-(?:tabs__code|explorer|security|skeleton|modal)|ReactModal/;

/** Drops the rules of which every selector is for the explorer; `css` is compressed. */
export function withoutExplorer(css: string): string {
  return css.replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(',').every((selector) => explorer.test(selector)) ? '' : rule,
  );
}
