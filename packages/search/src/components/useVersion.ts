import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';

/** The version of the docs in which a search looks. */
export interface SearchedVersion {
  name: string;
  /** For the address of the search page, where the last version goes without saying. */
  inAddress: string | null;
}

/** The version that the reader chose; before that, the one of this page; on pages that are of none, the last. */
export function useVersion(chosen: string | null): SearchedVersion | undefined {
  const versions = useVersions(undefined);
  const active = useActiveVersion(undefined);
  const version = versions.find(({name}) => name === chosen) ?? active ?? versions.find(({isLast}) => isLast);
  return version && {name: version.name, inAddress: version.isLast ? null : version.name};
}
