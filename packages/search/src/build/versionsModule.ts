import path from 'node:path';
import {browserFolder} from '../folders';

/**
 * The module that replaces `components/searchVersions`: with one version, there is no choice, and no code for it. The
 * replacement is written into a file, because the bundler's cache would keep that of the last build.
 */
export function versionsModule(hasVersions: boolean): string {
  const from = (name: string): string => JSON.stringify(path.join(browserFolder, 'components', name));
  return hasVersions
    ? `export {default} from '@theme/SearchVersionFilter';\nexport {useVersion} from ${from('useVersion')};\n`
    : `export {default, useVersion} from ${from('noVersions')};\n`;
}
