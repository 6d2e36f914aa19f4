import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {browserFolder} from '@lectern/kit/browserFolder';

const home = path.dirname(require.resolve('docusaurus-theme-openapi-docs/package.json'));

/** A module of ours in place of another. */
export const stub = (name: string): string => path.join(browserFolder(__dirname), 'stubs', name);

/** Where docusaurus-theme-openapi-docs has its components. */
export const apiTheme = path.join(home, 'lib/theme');

type Aliases = Record<string, string>;

/**
 * Its components, under the names that they have for each other. The theme itself is not loaded: it would bring its
 * explorer's styles to all pages, tabs in place of those of the site, and parts of Node.js to each script that looks for
 * them. What the site or another theme has under such a name stays.
 */
export async function aliasesOfApiTheme(): Promise<Aliases> {
  const files = (await Globby('**/*.js', {cwd: apiTheme, ignore: ['**/*.test.js']})).sort();
  const {known} = copies();
  const aliases = files.flatMap((file): [string, string][] => {
    const name = file.replace(/(?:\/index)?\.js$/, '');
    const place = known.includes(name) ? stock : path.join(apiTheme, file);
    return [
      [`@theme/${name}`, place],
      [`@theme-original/${name}`, place],
    ];
  });
  return Object.fromEntries(aliases);
}

const stock = stub('tabs');

/** What the theme has copies of, and what of them its components read. */
const copied = {
  'utils/scrollUtils': ['useScrollPositionBlocker'],
  'utils/tabsUtils': ['sanitizeTabsChildren', 'TabsProvider', 'useTabs', 'useTabsContextValue'],
};

/** Whether its copies are as they were. With them, its tabs and those of the site would not know of each other. */
export function copies(folder = apiTheme): {known: string[]; unknown: string[]} {
  const isKnown = ([name, exported]: [string, string[]]): boolean => {
    const file = path.join(folder, `${name}.js`);
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return exported.every((one) => source.includes(`exports.${one} = `));
  };
  const all = Object.entries(copied);
  const names = (some: typeof all): string[] => some.map(([name]) => name);
  return {known: names(all.filter(isKnown)), unknown: names(all.filter((copy) => !isKnown(copy)))};
}

/** Exact names, so that none stands in the way of another. */
export function unknownOf(aliases: Aliases, known: Record<string, unknown>): Aliases {
  return Object.fromEntries(
    Object.entries(aliases).flatMap(([name, place]) => (known[name] ? [] : [[`${name}$`, place]])),
  );
}

export function apiThemeVersion(): string {
  return (JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {version: string}).version;
}
