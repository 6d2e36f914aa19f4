import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {katexFolder, katexStylesheet} from './stylesheet';
import type {KnownContext} from '../site';

/** In the bundle, the sheet would hold the addresses of sixty fonts, and be part of all that pages share. */
export function serveKatex({siteDir, siteConfig}: KnownContext): void {
  // From the folder of the site: the configuration is in the scripts of readers, and is to say nothing of this machine.
  const folder = '.cache/markdown/static';
  const place = path.join(siteDir, folder);
  if (!existsSync(path.join(place, katexStylesheet))) copyKatex(place);
  // Docusaurus copies and serves them as it does files of the site.
  if (siteConfig && !siteConfig.staticDirectories.includes(folder)) {
    siteConfig.staticDirectories = [...siteConfig.staticDirectories, folder];
  }
}

/** Every supported browser reads woff2: other fonts stay away. The sheet comes last, as it says that all is there. */
function copyKatex(folder: string): void {
  const source = path.join(path.dirname(require.resolve('katex/package.json')), 'dist');
  const fonts = path.join(folder, katexFolder, 'fonts');
  mkdirSync(fonts, {recursive: true});
  for (const font of readdirSync(path.join(source, 'fonts'))) {
    if (font.endsWith('.woff2')) cpSync(path.join(source, 'fonts', font), path.join(fonts, font));
  }
  writeFileSync(
    path.join(folder, katexStylesheet),
    onlyWoff2(readFileSync(path.join(source, 'katex.min.css'), 'utf8')),
  );
}

/** `src:url(a.woff2) format("woff2"),url(a.woff) …,url(a.ttf) …` keeps its first address. */
export function onlyWoff2(styles: string): string {
  return styles.replace(/(src:url\([^)]+\.woff2\) ?format\("woff2"\))(?:,url\([^)]+\) ?format\("\w+"\))+/g, '$1');
}
