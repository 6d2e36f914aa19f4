import {inVersion, readFrozen, versionsOf} from '@lectern/docs/versions';
import {contentFolder, frozenFolder, optionsOf} from './folders';
import {localesOf} from '../settings/languages';
import type {Site} from '../settings/site';

export const frozenVersions = ({dir}: Site): string[] => readFrozen(dir);

/** Moves a URL of the docs to the version that a file belongs to. */
export function inVersions(site: Site): (file: string, address: string) => string {
  const versions = versionsOf(optionsOf(site, 'doc'), frozenVersions(site));
  const all = versions.map(({name}) => ({name, folders: foldersOf(name, site)}));
  return (file, address) => {
    const own = all.find(({folders}) => folders.some((folder) => file.startsWith(`${folder}/`)));
    return inVersion(own?.name, address, versions);
  };
}

function foldersOf(version: string, site: Site): string[] {
  return localesOf(site).map((locale) =>
    version === 'current' ? contentFolder(site, 'doc', locale) : frozenFolder(site, version, locale),
  );
}
