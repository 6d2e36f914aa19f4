import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {browserFolder} from './browserFolder';

/**
 * Tells Docusaurus where the components of a package are, by the folder of its plugin. Once packed, the bundler gets the
 * compiled ones, and `docusaurus swizzle` copies readable ones, in JavaScript or TypeScript.
 */
export function themePaths(folder: string): Pick<Plugin, 'getThemePath' | 'getTypeScriptThemePath'> {
  const isSwizzle = process.argv[2] === 'swizzle';
  const inPackage = (place: string): string => folder.replace(/([\\/])lib[\\/]node(?=[\\/]|$)/, `$1${place}`);
  return {
    getThemePath: () => path.join(isSwizzle ? inPackage('lib/swizzle') : browserFolder(folder), 'theme'),
    getTypeScriptThemePath: () => path.join(inPackage('src'), 'theme'),
  };
}
