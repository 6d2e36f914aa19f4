import path from 'node:path';
import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import {buildSync} from 'esbuild';
import {fadeStyles} from './fade';

const scripts = /^ *<% it\.scripts\.forEach\(\(script\) => \{ %>.*?<% \}\); %>\n/ms;
const styles = /^ *<% it\.stylesheets\.forEach/m;

/**
 * The template of every page, with the loader instead of the scripts:
 *
 *   <script src="/assets/js/main.js" defer></script>   → <script data-scripts="/assets/js/main.js">…</script>
 *
 * It stands before the styles, which a script after them would wait for. Its text is the same on all pages, so that
 * a content security policy needs one hash for it. The fade between pages has to be known as early.
 */
export function deferScripts(template: string = stockTemplate, loader: string = bundleLoader()): string {
  if (!scripts.test(template) || !styles.test(template)) {
    throw new Error(
      'The page template of Docusaurus has changed: src/hydration/template.ts finds no block of scripts or styles in it. ' +
        'Adapt its patterns to @docusaurus/core/lib/ssg/ssgTemplate.html.js, or set “hydration” in ' +
        'src/config/hydration.ts to “stock”.',
    );
  }
  const addresses = '<%= it.scripts.map((script) => it.baseUrl + script).join(" ") %>';
  const tags = `    <style>${fadeStyles}</style>\n    <script data-scripts="${addresses}">${loader}</script>\n`;
  // By functions: a `$` in the loader is no pattern.
  return template.replace(scripts, '').replace(styles, (block) => tags + block);
}

/** In the syntax of the oldest browsers in package.json. */
export function bundleLoader(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'loader.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    write: false,
  });
  const code = outputFiles[0]!.text.trim();
  if (code.includes('<%')) throw new Error('The hydration loader holds “<%”, which the page template would read.');
  return code;
}
