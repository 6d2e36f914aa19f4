import {createRequire} from 'node:module';
import path from 'node:path';
import {packageFile} from './packageFile';
import {v8Options} from './v8Options';

const fasterJiti = packageFile('bin/fasterJiti.cjs');

/** The arguments with which Node.js runs a command of the site’s Docusaurus. */
export function docusaurusCommand(siteDir: string, ...words: readonly string[]): string[] {
  const docusaurus = createRequire(path.resolve(siteDir, 'package.json')).resolve(
    '@docusaurus/core/bin/docusaurus.mjs',
  );
  return [...v8Options, '--require', fasterJiti, docusaurus, ...words];
}
