import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {sourceHash} from '@lectern/kit/sourceHash';
import {makeReferences} from '../check/references';
import {derivedConfig} from '../settings/derivedConfig';
import {configFile, configurationOf, readConfigFiles} from '../settings/configuration';
import {localesOf} from '../settings/languages';
import {allThatDecides, isStillBuilt} from './lastBuild';
import {baseUrlsOf} from './baseUrls';
import {ifChanged, readOptions, type BuildOptions} from './readOptions';

/** All files except builds and installed packages. */
const sources = ['**', '!build', '!**/node_modules'];

export interface Prepared extends BuildOptions {
  /** The site has one language, whose build includes what @lectern/publish does at the end. */
  isWhole: boolean;
  /** A configuration to use instead of the site's own, if that leaves the URLs of languages to Docusaurus. */
  config?: {from: string; text: string};
  /** Hash of all sources of the site. */
  sources: string;
  /** Number of pages in one language. */
  pages: number;
  /** Hash of everything that affects the build, for `--if-changed`. */
  madeFrom?: string;
}

export interface Wanted {
  siteDir: string;
  words: string[];
  folder: string;
}

/** Everything that a build needs to know before its languages, whose processes would all find it out otherwise. */
export async function prepare({siteDir, words, folder}: Wanted): Promise<Prepared | 'is built' | 'without references'> {
  // Docusaurus changes the environment when it is loaded.
  const environment = {...process.env};
  const decides = () => allThatDecides(siteDir, words, environment);
  const isConditional = words.includes(ifChanged);
  if (isConditional && (await isStillBuilt(siteDir, folder, await decides()))) return 'is built';
  const site = configurationOf(await readConfigFiles(siteDir));
  const options = readOptions(words, [site.languages.first, ...site.languages.others]);
  const [file, baseUrls] = [configFile(siteDir)!, baseUrlsOf(site)];
  // Otherwise each language would generate the references, all at the same time.
  if (!(await makeReferences(site))) return 'without references';
  // Hashed only now, because generated references are files of the site.
  const madeFrom = isConditional ? await decides() : undefined;
  // Builds of languages that wait to be merged.
  const builds = await Globby(['*/build.json', '*/*/build.json'], {cwd: siteDir, ignore: ['**/node_modules/**']});
  const pages = await Globby('{docs,versioned_docs,blog,src/pages}/**/*.{md,mdx}', {cwd: siteDir});
  return {
    ...options,
    isWhole: localesOf(site).length === 1,
    config: baseUrls && {from: file, text: derivedConfig(file, baseUrls)},
    sources: await sourceHash(siteDir, [...sources, ...builds.map((file) => `!${path.posix.dirname(file)}`)], []),
    pages: pages.length,
    madeFrom,
  };
}
