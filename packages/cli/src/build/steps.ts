import {Globby} from '@docusaurus/utils';
import {sourceHash} from '@lectern/kit/sourceHash';
import {makeReferences} from '../check/references';
import {readSite} from '../settings/readSite';
import {localesOf} from '../settings/site';
import {finish} from './finish';
import {allThatDecides, isStillBuilt} from './lastBuild';
import {processesFor} from './processes';
import {ifChanged, readOptions, type BuildOptions} from './readOptions';

/** All that is no folder of a build. */
const sources = ['**', '!build', '!**/node_modules'];

export interface Prepared extends BuildOptions {
  /** The languages of each process. */
  processes: string[][];
  /** One process builds all languages of the site, and does what @lectern/publish does at the end. */
  isWhole: boolean;
  /** Hash of all that the site is made of. */
  sources: string;
  /** How many there are in one language. */
  pages: number;
  /** Names all that it is made from, where the next one is to be left out if that has not changed. */
  madeFrom?: string;
}

/** What a build does before and after it builds languages, each in a process of its own: see `ownProcess.ts`. */
export interface Steps {
  /** Without references of APIs where these cannot be made, which it has explained. */
  prepare: [
    given: {siteDir: string; words: string[]; folder: string},
    result: Prepared | 'is built' | 'without references',
  ];
  finish: [given: {siteDir: string; folder: string}, result: void];
}

export const steps: {[Name in keyof Steps]: (given: Steps[Name][0]) => Promise<Steps[Name][1]>} = {
  async prepare({siteDir, words, folder}) {
    // Docusaurus changes it as it is loaded.
    const environment = {...process.env};
    const decides = () => allThatDecides(siteDir, words, environment);
    const isConditional = words.includes(ifChanged);
    if (isConditional && (await isStillBuilt(siteDir, folder, await decides()))) return 'is built';
    const site = await readSite(siteDir);
    const options = readOptions(words, [site.languages.first, ...site.languages.others]);
    const processes = processesFor(options.wanted, site);
    const isWhole = processes[0]!.length === localesOf(site).length;
    // Each language would make them, and all at once.
    if (!(await makeReferences(site))) return 'without references';
    // Not as it was before: references are made into files of the site.
    const madeFrom = isConditional ? await decides() : undefined;
    const pages = await Globby('{docs,versioned_docs,blog,src/pages}/**/*.{md,mdx}', {cwd: siteDir});
    return {
      ...options,
      processes,
      isWhole,
      sources: await sourceHash(siteDir, sources, []),
      pages: pages.length,
      madeFrom,
    };
  },

  finish: ({siteDir, folder}) => finish(siteDir, folder),
};
