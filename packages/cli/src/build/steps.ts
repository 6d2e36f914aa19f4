import {Globby} from '@docusaurus/utils';
import {sourceHash} from '@lectern/kit/sourceHash';
import {makeReferences} from '../check/references';
import {readSite} from '../settings/readSite';
import {finish} from './finish';
import {readOptions, type BuildOptions} from './readOptions';

/** All that is no folder of a build. */
const sources = ['**', '!build', '!**/node_modules'];

export interface Prepared extends BuildOptions {
  /** Hash of all that the site is made of. */
  sources: string;
  /** How many there are in one language. */
  pages: number;
}

/** What a build does before and after it builds languages, each in a process of its own: see `ownProcess.ts`. */
export interface Steps {
  /** `undefined` where the references of APIs cannot be made, which it has explained. */
  prepare: [given: {siteDir: string; words: string[]}, result: Prepared | undefined];
  finish: [given: {siteDir: string; folder: string}, result: void];
}

export const steps: {[Name in keyof Steps]: (given: Steps[Name][0]) => Promise<Steps[Name][1]>} = {
  async prepare({siteDir, words}) {
    const site = await readSite(siteDir);
    const options = readOptions(words, [site.languages.first, ...site.languages.others]);
    // Each language would make them, and all at once.
    if (!(await makeReferences(site))) return undefined;
    const pages = await Globby('{docs,versioned_docs,blog,src/pages}/**/*.{md,mdx}', {cwd: siteDir});
    return {...options, sources: await sourceHash(siteDir, sources, []), pages: pages.length};
  },

  finish: ({siteDir, folder}) => finish(siteDir, folder),
};
