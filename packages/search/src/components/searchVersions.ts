/** On sites whose docs have one version, `noVersions.ts` is in its place: see build/versionsModule.ts. */
export {default} from '@theme/SearchVersionFilter';
export {useVersion} from './useVersion';
