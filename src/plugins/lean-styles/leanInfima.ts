import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin, Postcss} from 'postcss';
import {dropUnread, dropUnused} from './dropUnused';
import {overriddenBy, readsOf, readUsedNames} from './usedNames';

/** Where a class or property of Infima may be named: this site, and what shows it. */
const sources = ['src', 'docs', 'blog', 'i18n', 'docusaurus.config.ts', 'sidebars.ts'];
const packages = [
  '@docusaurus/core/lib/client',
  '@docusaurus/plugin-content-docs/lib/client',
  '@docusaurus/theme-classic/lib',
  '@docusaurus/theme-common/lib',
  '@docusaurus/theme-mermaid/lib',
  'docusaurus-theme-openapi-docs/lib',
];

/** Keeps of Infima, which comes whole, and of the values it is given by the tokens, what this site uses. */
export function leanInfima(siteDir: string): Plugin {
  const own = sources.map((source) => path.join(siteDir, source));
  const shown = packages.map((folder) => path.join(siteDir, 'node_modules', folder));
  const infima = path.join(siteDir, 'node_modules/infima/dist/css/default/default.css');
  const tokens = path.join(siteDir, 'src/css/tokens.css');

  const keepUsed = (names: Set<string>, root: Parameters<typeof dropUnused>[0]): void =>
    dropUnused(root, names, overriddenBy(readFileSync(tokens, 'utf8')));
  const readByInfima = (names: Set<string>, postcss: Postcss): string[] => {
    const root = postcss.parse(readFileSync(infima, 'utf8'));
    keepUsed(names, root);
    return readsOf(root.toString());
  };

  return {
    postcssPlugin: 'lean-infima',
    OnceExit(root, {result, postcss}) {
      const {from} = result.opts;
      if (from !== infima && from !== tokens) return;
      const names = readUsedNames([...own, ...shown]);
      if (from === infima) keepUsed(names, root);
      else dropUnread(root, new Set([...names, ...readByInfima(names, postcss)]));
      // A page may use another class from now on: nothing of this may be taken from the cache then.
      for (const source of own) {
        const isFile = path.extname(source) !== '';
        const dependency = isFile ? {type: 'dependency', file: source} : {type: 'dir-dependency', dir: source};
        result.messages.push({...dependency, plugin: 'lean-infima', parent: from});
      }
    },
  };
}
