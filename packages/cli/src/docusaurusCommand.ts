import {createRequire} from 'node:module';
import path from 'node:path';
import {packageFile} from './packageFile';

const swcForJiti = packageFile('bin/swcForJiti.cjs');

/** What Node.js is to run for a command of Docusaurus, of the version that the site has installed. */
export function docusaurusCommand(siteDir: string, ...words: readonly string[]): string[] {
  const docusaurus = createRequire(path.resolve(siteDir, 'package.json')).resolve(
    '@docusaurus/core/bin/docusaurus.mjs',
  );
  return ['--require', swcForJiti, docusaurus, ...words];
}
