import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {inspect} from 'node:util';
import type {LoadContext} from '@docusaurus/types';
import {fingerprint} from './fingerprint';
import {shared} from './shared';

/** The site, as far as it affects results; without the configuration if a result doesn't depend on it. */
export type MadeIn = Pick<LoadContext, 'siteDir'> & Partial<Pick<LoadContext, 'siteConfig' | 'baseUrl'>>;

const lockfiles = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/**
 * Hashes everything that affects all results of a build besides their own sources: Node.js, the packages, the code of the
 * site and of its tools, the configuration with all options, and the base URL. Every cache between builds has this in its
 * key, so that no value survives such a change.
 */
export function makerOf({siteDir, siteConfig, baseUrl = ''}: MadeIn): string {
  // Unlike JSON, `inspect` handles functions and circular references.
  const configuration = inspect(siteConfig, {depth: null, maxArrayLength: null, maxStringLength: null});
  return shared(`maker of ${siteDir} with ${fingerprint(configuration, baseUrl)}`, () => {
    const files = [...filesOfSite(siteDir), ...filesOfPackages()];
    return fingerprint(
      process.version,
      baseUrl,
      configuration,
      ...files.flatMap((file) => [path.basename(file), readFileSync(file)]),
    );
  });
}

function filesOfSite(siteDir: string): string[] {
  const ofConfiguration = readdirSync(siteDir).filter((name) =>
    /^(?:docusaurus\.config|sidebars)\.[cm]?[jt]s$/.test(name),
  );
  return [
    ...ofConfiguration.sort().map((name) => path.join(siteDir, name)),
    ...codeIn(path.join(siteDir, 'src')),
    ...lockfilesAbove(siteDir),
  ];
}

/** In a workspace, the lockfile is in a folder above the site. */
function lockfilesAbove(folder: string): string[] {
  const found = lockfiles.map((name) => path.join(folder, name)).filter((file) => existsSync(file));
  const parent = path.dirname(folder);
  return found.length > 0 || parent === folder ? found : lockfilesAbove(parent);
}

/** This package and those beside it. Some package managers keep each apart from the others: then its version, which all have in common, tells of theirs. */
function filesOfPackages(): string[] {
  const own = require.resolve('@lectern/kit/package.json');
  return [own, ...codeIn(path.resolve(own, '../..'))];
}

function codeIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = (readdirSync(folder, {recursive: true}) as string[]).filter((name) =>
    /^(?!.*node_modules).*\.[cm]?[jt]sx?$/.test(name),
  );
  return names.sort().map((name) => path.join(folder, name));
}
