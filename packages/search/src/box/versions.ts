import {site, type Version} from './site';

/** The version that the reader chose; otherwise the one of this page, or the latest. */
export function versionFor(chosen: string | undefined): Version | undefined {
  const {versions} = site;
  // The path of the latest is a prefix of the others.
  const [active] = versions
    .filter(({path}) => `${location.pathname}/`.startsWith(`${path.replace(/\/$/, '')}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return versions.find(({name}) => name === chosen) ?? active ?? versions.find(({isLast}) => isLast);
}

/** For the URL of the search page, which omits the latest version. */
export const inAddress = (version: Version | undefined): string | null =>
  !version || version.isLast ? null : version.name;
