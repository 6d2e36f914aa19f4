import path from 'node:path';
import {browserFolder} from '../folders';

/**
 * The module that stands for `components/searchVersions`: with one version there is nothing to choose, nor any code for it. The
 * choice is written into a file, because the bundler's cache would keep a replacement from the build before.
 */
export function versionsModule(hasVersions: boolean): string {
  const from = (name: string): string => JSON.stringify(path.join(browserFolder, 'components', name));
  return hasVersions
    ? `export {default} from '@theme/SearchVersionFilter';\nexport {useVersion} from ${from('useVersion')};\n`
    : `export {default, useVersion} from ${from('noVersions')};\n`;
}
