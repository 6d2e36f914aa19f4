import {fadeStyles} from './loader/fade';

const scripts = /^ *<% it\.scripts\.forEach\(\(script\) => \{ %>.*?<% \}\); %>\n/ms;
const styles = /^ *<% it\.stylesheets\.forEach/m;

/** Dims the menu button where it is pressed before the scripts have come: its menu needs them. */
const waitingStyles = '[data-has-hydrated=false] .navbar__toggle:focus{opacity:.4}';

/** The default template of Docusaurus, if it is found. */
export function stockTemplate(): string | undefined {
  try {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- a file that may be elsewhere must not stop the start
    const found = require('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as string | {default: string};
    // Loaders of TypeScript return the default export as the module.
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
 * The loader is before the styles, because a script after them would wait for them. Its text is the same on all pages, so
 * a content security policy needs one hash for it. Styles of the fade must come as early. Undefined if the template lacks
 * such blocks.
 */
export function deferScripts(template: string, loader: string): string | undefined {
  if (!scripts.test(template) || !styles.test(template)) return undefined;
  const addresses = '<%= it.scripts.map((script) => it.baseUrl + script).join(" ") %>';
  const tags = `    <style>${fadeStyles}${waitingStyles}</style>\n    <script data-scripts="${addresses}">${loader}</script>\n`;
  // As functions, because `$` in a replacement string has a meaning.
  return template.replace(scripts, '').replace(styles, (block) => tags + block);
}
