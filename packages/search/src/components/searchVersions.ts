/** On sites with one version of the docs, `noVersions.ts` replaces this: see build/versionsModule.ts. */
export {default} from '@theme/SearchVersionFilter';
export {useVersion} from './useVersion';
