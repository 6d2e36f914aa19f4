import type {Options} from '@docusaurus/preset-classic';
import {existsSync, readFileSync} from 'node:fs';
import {docs} from '../../config/docs';
import {versionOfFile} from '../../i18n/contentFolders';

export interface Version {
  /** As in `versions.json`; `current` for the pages in `docs/`. */
  name: string;
  /** Below which address its pages stand, without the base of the language: `/docs/1.0`. */
  path: string;
  /** The one at `/docs`. */
  isLast: boolean;
}

type Settings = Pick<
  NonNullable<Exclude<Options['docs'], false>>,
  'routeBasePath' | 'lastVersion' | 'versions' | 'includeCurrentVersion' | 'onlyIncludeVersions'
>;

/** The docs of `docs/`, and the copies of them that `docs:version` has made. */
export const versions = versionsOf(docs, readFrozen());

/** Whether readers have something to choose from. */
export const hasVersions = versions.length > 1;

/** The addresses of old versions, and of one that is not published yet. */
const besides = versions.filter(({isLast}) => !isLast).map(({path}) => path);

/** Whether an address, without the base of the language, is one of another version than the last. */
export function isBesides(route: string): boolean {
  return besides.some((path) => route === path || route.startsWith(`${path}/`));
}

/** What holds for addresses below `/docs` holds for those of every version: `/docs/wiki` → `/docs/1.0/wiki`, `/docs/wiki`. */
export function inVersions(path: string, all = versions): string[] {
  const root = all.find(({isLast}) => isLast)?.path;
  if (!root || (path !== root && !path.startsWith(`${root}/`))) return [path];
  return [...all]
    .sort((a, b) => b.path.length - a.path.length)
    .map((version) => version.path + path.slice(root.length));
}

/** An address below `/docs`, in the version that a file of the docs belongs to. */
export function inVersionOf(file: string, address: string, all = versions): string {
  const name = versionOfFile(file);
  const own = all.find((version) => version.name === name);
  const last = all.find(({isLast}) => isLast);
  return own && last && address.startsWith(`${last.path}/`) ? own.path + address.slice(last.path.length) : address;
}

/** As Docusaurus decides it. */
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
    return {name, path: `/${routeBasePath}/${own[name]?.path ?? plain}`.replace(/\/$/, ''), isLast: name === last};
  });
}

function readFrozen(): string[] {
  return existsSync('versions.json') ? (JSON.parse(readFileSync('versions.json', 'utf8')) as string[]) : [];
}
