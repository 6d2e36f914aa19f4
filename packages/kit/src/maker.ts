import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {inspect} from 'node:util';
import type {LoadContext} from '@docusaurus/types';
import {fingerprint} from './fingerprint';
import {shared} from './shared';

/** A site as far as it decides on results; without the configuration where a result needs nothing of it. */
export type MadeIn = Pick<LoadContext, 'siteDir'> & Partial<Pick<LoadContext, 'siteConfig' | 'baseUrl'>>;

const lockfiles = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/**
 * What decides on every result of a build besides what that is made of: Node.js, the packages, the code of the site and
 * of what makes it, its configuration with all options, and where it is served. Whatever is kept from one build to the
 * next asks here, so that nothing outlives a change that it should have seen.
 */
export function makerOf({siteDir, siteConfig, baseUrl = ''}: MadeIn): string {
  // Unlike JSON, it knows functions, and objects that name each other.
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

/** Of a workspace, it is in a folder above the site. */
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
