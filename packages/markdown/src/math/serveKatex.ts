import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {katexFolder, katexStylesheet} from './stylesheet';
import type {KnownContext} from '../site';

/** Serves the style sheet of KaTeX as a file: bundled, it would contain the URLs of sixty fonts, and load on all pages. */
export function serveKatex({siteDir, siteConfig}: KnownContext): void {
  // Relative to the site: the configuration is in scripts for readers, and must not contain paths of this machine.
  const folder = '.cache/markdown/static';
  const place = path.join(siteDir, folder);
  if (!existsSync(path.join(place, katexStylesheet))) copyKatex(place);
  // Docusaurus copies and serves it like static files of the site.
  if (siteConfig && !siteConfig.staticDirectories.includes(folder)) {
    siteConfig.staticDirectories = [...siteConfig.staticDirectories, folder];
  }
}

/** Copies woff2 fonts only, which every supported browser reads. The sheet is last, to mark that the copy is complete. */
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

/** `src:url(a.woff2) format("woff2"),url(a.woff) …,url(a.ttf) …` keeps its first URL. */
export function onlyWoff2(styles: string): string {
  return styles.replace(/(src:url\([^)]+\.woff2\) ?format\("woff2"\))(?:,url\([^)]+\) ?format\("\w+"\))+/g, '$1');
}
