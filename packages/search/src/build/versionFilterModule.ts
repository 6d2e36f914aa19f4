import path from 'node:path';
import {browserFolder} from '../folders';

/**
 * The module that stands for `components/SearchVersionFilter`: with one version there is nothing to choose, nor any code
 * for it. The choice is written into a file, because the bundler's cache would keep a replacement from the build before.
 */
export function versionFilterModule(hasVersions: boolean): string {
  const file = path.join(browserFolder, 'components/SearchVersionFilter', hasVersions ? 'index' : 'none');
  return `export {default, useVersion} from ${JSON.stringify(file)};\n`;
}
