import type {Found, Given} from './check/previewCheck';
import type {Prepared, Wanted} from './build/prepare';

/** Work that runs in a separate process: see `ownProcess.ts`. */
export interface Steps {
  /** Answers `without references` if they can't be generated; the reason has been printed. */
  prepare: [given: Wanted, result: Prepared | 'is built' | 'without references'];
  finish: [given: {siteDir: string; folder: string}, result: void];
  check: [given: Given, result: Found];
}

type Step<Name extends keyof Steps> = (given: Steps[Name][0]) => Promise<Steps[Name][1]>;

/** Each process loads only the code of its own step. */
export const steps: {[Name in keyof Steps]: Step<Name>} = {
  prepare: async (given) => (await import('./build/prepare')).prepare(given),
  finish: async ({siteDir, folder}) => (await import('./build/finish')).finish(siteDir, folder),
  check: async (given) => (await import('./check/previewCheck')).checkForPreview(given),
};
