import {cp, mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {katexFolder, katexStylesheet} from '../src/config/katex';

const source = 'node_modules/katex/dist';
const target = '.cache/static';

/** KaTeX' styles and fonts, to be served by the site itself. Every supported browser reads woff2: the rest stays away. */
export async function vendorKatex(): Promise<void> {
  const fonts = path.join(target, katexFolder, 'fonts');
  await mkdir(fonts, {recursive: true});
  for (const font of await readdir(path.join(source, 'fonts'))) {
    if (font.endsWith('.woff2')) await cp(path.join(source, 'fonts', font), path.join(fonts, font));
  }
  const styles = await readFile(path.join(source, 'katex.min.css'), 'utf8');
  await writeFile(path.join(target, katexStylesheet), onlyWoff2(styles));
}

/** `src:url(a.woff2) format("woff2"),url(a.woff) …,url(a.ttf) …` keeps its first address. */
export function onlyWoff2(styles: string): string {
  return styles.replace(/(src:url\([^)]+\.woff2\) ?format\("woff2"\))(?:,url\([^)]+\) ?format\("\w+"\))+/g, '$1');
}
