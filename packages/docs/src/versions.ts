import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';

export interface Version {
  /** As in `versions.json`; `current` for the pages that no version has frozen. */
  name: string;
  /** Below which address its pages stand, without the base of the language: `/docs/1.0`; empty at the root. */
  path: string;
  /** The one that readers come to without naming a version: `/docs`. */
  isLast: boolean;
}

type Settings = Pick<
  Options,
  'routeBasePath' | 'lastVersion' | 'versions' | 'includeCurrentVersion' | 'onlyIncludeVersions'
>;

/** The versions of docs with these options, as Docusaurus decides it: those that are not frozen, and those that are. */
export function versionsOf(
  {
    routeBasePath = 'docs',
    includeCurrentVersion = true,
    onlyIncludeVersions,
    lastVersion,
    versions: own = {},
  }: Settings,
  frozen: string[],
): Version[] {
  const all = [...(includeCurrentVersion ? ['current'] : []), ...frozen];
  const names = onlyIncludeVersions ? all.filter((name) => onlyIncludeVersions.includes(name)) : all;
  const last = lastVersion ?? names.find((name) => name !== 'current') ?? 'current';
  return names.map((name) => {
    const plain = name === last ? '' : name === 'current' ? 'next' : name;
    return {
      name,
      path: `/${routeBasePath}/${own[name]?.path ?? plain}`.replace(/\/+/g, '/').replace(/\/$/, ''),
      isLast: name === last,
    };
  });
}

/** The versions that `docs:version` has made for the docs plugin with this id, the newest first. */
export function readFrozen(siteDir: string, id = 'default'): string[] {
  const file = path.join(siteDir, id === 'default' ? 'versions.json' : `${id}_versions.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** Whether an address, without the base of the language, is one of another version than the last. */
export function isBesides(address: string, all: Version[]): boolean {
  return all.some(({path: below, isLast}) => !isLast && (address === below || address.startsWith(`${below}/`)));
}

/** What holds for addresses below `/docs` holds for those of every version: `/docs/faq` → `/docs/1.0/faq`, `/docs/faq`. */
export function inVersions(address: string, all: Version[]): string[] {
  const root = all.find(({isLast}) => isLast)?.path;
  if (root === undefined || (address !== root && !address.startsWith(`${root}/`))) return [address];
  return [...all]
    .sort((a, b) => b.path.length - a.path.length)
    .map((version) => version.path + address.slice(root.length));
}

/** An address below `/docs`, in the version of that name: `/docs/faq` → `/docs/1.0/faq`. */
export function inVersion(name: string | undefined, address: string, all: Version[]): string {
  const own = all.find((version) => version.name === name);
  const last = all.find(({isLast}) => isLast);
  return own && last && address.startsWith(`${last.path}/`) ? own.path + address.slice(last.path.length) : address;
}
