import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {Globby} from '@docusaurus/utils';
import postcss from 'postcss';

/** What is not in a chunk because most pages have it, as classes of its own. */
export const features: Record<string, RegExp> = {
  admonitions: /admonition|\.alert/,
  'code blocks': /\.code-|\.token\b|\.theme-code-block|\.prism-code/,
  'collapsible passages': /details/,
  footnotes: /footnote/,
  formulas: /katex/,
  'pictures for each colour mode': /\.only-(?:light|dark)/,
  tabs: /\.tabs|\.tab(?:Item|List)_/,
};

/** Compressed bytes of the heaviest sheet of all pages of a kind that a feature takes. */
export async function weightOf(selectors: RegExp): Promise<number> {
  return Math.max(...(await readSheets('styles')).map((sheet) => weightIn(sheet, selectors)));
}

function weightIn(sheet: string, selectors: RegExp): number {
  const root = postcss.parse(sheet);
  const styles = root.toString();
  root.walkRules((rule) => {
    if (selectors.test(rule.selector)) rule.remove();
  });
  return brotliCompressSync(styles).length - brotliCompressSync(root.toString()).length;
}

/** `readSheets('home', 'fr/')`: all sheets of a language with a name. */
export async function readSheets(name: string, folder = ''): Promise<string[]> {
  const files = await Globby(`${folder}assets/css/${name}.*.css`, {cwd: 'build'});
  if (files.length === 0) throw new Error(`build/${folder}assets/css has no ${name}.css`);
  return files.sort().map((file) => readFileSync(path.join('build', file), 'utf8'));
}
