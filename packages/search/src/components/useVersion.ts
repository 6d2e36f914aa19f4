import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';

/** The version of the docs to search in. */
export interface SearchedVersion {
  name: string;
  /** For the URL of the search page, which omits the latest version. */
  inAddress: string | null;
}

/** The version that the reader chose; otherwise the one of this page, or the latest. */
export function useVersion(chosen: string | null): SearchedVersion | undefined {
  const versions = useVersions(undefined);
  const active = useActiveVersion(undefined);
  const version = versions.find(({name}) => name === chosen) ?? active ?? versions.find(({isLast}) => isLast);
  return version && {name: version.name, inAddress: version.isLast ? null : version.name};
}
