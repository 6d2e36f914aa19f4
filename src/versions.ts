import * as versioned from '@lectern/docs/versions';
import {versionOfFile} from '@lectern/markdown/languages/contentFolders';
import path from 'node:path';
import {docs} from './config/docs';

/** The docs of `docs/`, and the copies of them that `docs:version` has made. */
export const versions = versioned.versionsOf(docs, versioned.readFrozen('.'));

/** Whether readers have something to choose from. */
export const hasVersions = versions.length > 1;

/** Whether an address, without the base of the language, is one of another version than the last. */
export const isBesides = (address: string): boolean => versioned.isBesides(address, versions);

/** What holds for addresses below `/docs` holds for those of every version. */
export const inVersions = (address: string): string[] => versioned.inVersions(address, versions);

/** An address below `/docs`, in the version that a file of the docs belongs to. */
export function inVersionOf(file: string, address: string, all = versions): string {
  return versioned.inVersion(versionOfFile(path.relative('.', file)), address, all);
}
