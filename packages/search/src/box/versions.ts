import {site, type Version} from './site';

/** The version that the reader chose; before that, the one of this page; on pages that are of none, the last. */
export function versionFor(chosen: string | undefined): Version | undefined {
  const {versions} = site;
  // The path of the last begins those of the others.
  const [active] = versions
    .filter(({path}) => `${location.pathname}/`.startsWith(`${path.replace(/\/$/, '')}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return versions.find(({name}) => name === chosen) ?? active ?? versions.find(({isLast}) => isLast);
}

/** For the address of the search page, where the last version goes without saying. */
export const inAddress = (version: Version | undefined): string | null =>
  !version || version.isLast ? null : version.name;
