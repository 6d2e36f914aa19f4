import * as versioned from '@lectern/docs/versions';
import {versionOfFile} from '@lectern/markdown/languages/contentFolders';
import path from 'node:path';
import {docs} from './config/docs';

/** The docs in `docs/`, and the versions that `docs:version` has frozen. */
export const versions = versioned.versionsOf(docs, versioned.readFrozen('.'));

/** Whether readers have a choice. */
export const hasVersions = versions.length > 1;

/** Whether a URL, without the base URL of the language, belongs to another version than the latest. */
export const isBesides = (address: string): boolean => versioned.isBesides(address, versions);

/** The URLs of a page below `/docs` in every version. */
export const inVersions = (address: string): string[] => versioned.inVersions(address, versions);

/** A URL below `/docs`, in the version of a file. */
export function inVersionOf(file: string, address: string, all = versions): string {
  return versioned.inVersion(versionOfFile(path.relative('.', file)), address, all);
}
