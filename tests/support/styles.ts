import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {Globby} from '@docusaurus/utils';
import postcss from 'postcss';

/** What is not in a family because most pages have it, as classes of its own. */
export const features: Record<string, RegExp> = {
  admonitions: /admonition|\.alert/,
  'code blocks': /\.code-|\.token\b|\.theme-code-block|\.prism-code/,
  'collapsible passages': /details/,
  footnotes: /footnote/,
  formulas: /katex/,
  'pictures for each colour mode': /\.only-(?:light|dark)/,
  tabs: /\.tabs|\.tab(?:Item|List)_/,
};

/** Compressed bytes of the sheet of all pages that a feature takes. */
export async function weightOf(selectors: RegExp): Promise<number> {
  const root = postcss.parse(await readSheet('styles'));
  const styles = root.toString();
  root.walkRules((rule) => {
    if (selectors.test(rule.selector)) rule.remove();
  });
  return brotliCompressSync(styles).length - brotliCompressSync(root.toString()).length;
}

/** `readSheet('home', 'fr/')`: a sheet of a language by its name. */
export async function readSheet(name: string, folder = ''): Promise<string> {
  const [file] = await Globby(`${folder}assets/css/${name}.*.css`, {cwd: 'build'});
  if (!file) throw new Error(`build/${folder}assets/css has no ${name}.css`);
  return readFileSync(path.join('build', file), 'utf8');
}
