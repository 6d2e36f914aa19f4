import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {contentFolder, frozenFolder, optionsOf, routeOf} from './folders';
import {localesOf, type Site} from '../settings/site';

export interface Version {
  /** As in `versions.json`; `current` for the docs that are not frozen. */
  name: string;
  /** Below which address its pages stand, without the base of the language: `/docs/1.0`. */
  path: string;
  /** The one without a version in its addresses. */
  isLast: boolean;
}

export function frozenVersions({dir}: Site): string[] {
  const file = path.join(dir, 'versions.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** As Docusaurus decides it. */
export function versionsOf(site: Site): Version[] {
  const {includeCurrentVersion = true, onlyIncludeVersions, lastVersion, versions = {}} = optionsOf(site, 'doc');
  const all = [...(includeCurrentVersion ? ['current'] : []), ...frozenVersions(site)];
  const names = onlyIncludeVersions ? all.filter((name) => onlyIncludeVersions.includes(name)) : all;
  const last = lastVersion ?? names.find((name) => name !== 'current') ?? 'current';
  return names.map((name) => {
    const plain = name === last ? '' : name === 'current' ? 'next' : name;
    const address = `${routeOf(site, 'doc')}/${versions[name]?.path ?? plain}`;
    return {name, path: address.replace(/\/$/, ''), isLast: name === last};
  });
}

/** Gives an address among those of the docs in the version that a file of them belongs to. */
export function inVersions(site: Site): (file: string, address: string) => string {
  const all = versionsOf(site).map((version) => ({...version, folders: foldersOf(version.name, site)}));
  const last = all.find(({isLast}) => isLast);
  return (file, address) => {
    const own = all.find(({folders}) => folders.some((folder) => file.startsWith(`${folder}/`)));
    return own && last && address.startsWith(`${last.path}/`) ? own.path + address.slice(last.path.length) : address;
  };
}

function foldersOf(version: string, site: Site): string[] {
  return localesOf(site).map((locale) =>
    version === 'current' ? contentFolder(site, 'doc', locale) : frozenFolder(site, version, locale),
  );
}
