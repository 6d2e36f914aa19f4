import {readFileSync} from 'node:fs';
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
  const aliases = files.flatMap((file): [string, string][] => {
    const name = file.replace(/(?:\/index)?\.js$/, '');
    const place = copies.includes(name) ? stock : path.join(apiTheme, file);
    return [
      [`@theme/${name}`, place],
      [`@theme-original/${name}`, place],
    ];
  });
  return Object.fromEntries(aliases);
}

/** What the theme has copies of. With these, its tabs and those of the site would not know of each other. */
const copies = ['utils/scrollUtils', 'utils/tabsUtils'];
const stock = stub('tabs');

/** Exact names, so that none stands in the way of another. */
export function unknownOf(aliases: Aliases, known: Record<string, unknown>): Aliases {
  return Object.fromEntries(
    Object.entries(aliases).flatMap(([name, place]) => (known[name] ? [] : [[`${name}$`, place]])),
  );
}

export function apiThemeVersion(): string {
  return (JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {version: string}).version;
}
