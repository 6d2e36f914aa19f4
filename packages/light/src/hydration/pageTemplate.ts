import {fadeStyles} from './loader/fade';

const scripts = /^ *<% it\.scripts\.forEach\(\(script\) => \{ %>.*?<% \}\); %>\n/ms;
const styles = /^ *<% it\.stylesheets\.forEach/m;

/** Docusaurus' own, where it is known to be. */
export function stockTemplate(): string | undefined {
  try {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- a file that may be elsewhere must not stop the start
    const found = require('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as string | {default: string};
    // Loaders of TypeScript hand out the default of a module as the module.
    return typeof found === 'string' ? found : found.default;
  } catch {
    return undefined;
  }
}

/**
 * The template of every page, with the loader instead of the scripts:
 *
 *   <script src="/assets/js/main.js" defer></script>   → <script data-scripts="/assets/js/main.js">…</script>
 *
 * It stands before the styles, which a script after them would wait for. Its text is the same on all pages, so that
 * a content security policy needs one hash for it. The fade between pages has to be known as early. Nothing, where the
 * template has no such blocks.
 */
export function deferScripts(template: string, loader: string): string | undefined {
  if (!scripts.test(template) || !styles.test(template)) return undefined;
  const addresses = '<%= it.scripts.map((script) => it.baseUrl + script).join(" ") %>';
  const tags = `    <style>${fadeStyles}</style>\n    <script data-scripts="${addresses}">${loader}</script>\n`;
  // By functions: a `$` in the loader is no pattern.
  return template.replace(scripts, '').replace(styles, (block) => tags + block);
}
