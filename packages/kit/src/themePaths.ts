import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {browserFolder} from './browserFolder';

/**
 * Tells Docusaurus where the components of a package are, by the folder of its plugin. Once packed, the bundler gets the
 * compiled ones, and `docusaurus swizzle` copies readable ones, in JavaScript or TypeScript.
 */
export function themePaths(folder: string): Required<Pick<Plugin, 'getThemePath' | 'getTypeScriptThemePath'>> {
  const isSwizzle = process.argv[2] === 'swizzle';
  return {
    getThemePath: () => (isSwizzle ? readableTheme(folder) : path.join(browserFolder(folder), 'theme')),
    getTypeScriptThemePath: () => path.join(inPackage(folder, 'src'), 'theme'),
  };
}

/** The components as people and translators read them: compiled ones have no JSX. */
export const readableTheme = (folder: string): string => path.join(inPackage(folder, 'lib/swizzle'), 'theme');

function inPackage(folder: string, place: string): string {
  return folder.replace(/([\\/])lib[\\/]node(?=[\\/]|$)/, `$1${place}`);
}
