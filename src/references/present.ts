import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '@lectern/kit/nearest';

/** APIs that are left out, each with its missing folder. */
export const leftOut = new Map<string, string>();

/**
 * An API whose whole folder is missing is left out, like any part of the site. If only the file is missing, its path is
 * a mistake like any other.
 */
export function thoseThere<Api extends {id: string; file?: string}>(apis: Api[]): Api[] {
  return apis.filter(({id, file}) => {
    const folder = file && path.dirname(file);
    if (!folder || existsSync(folder) || nearest(folder, entriesOf(path.dirname(folder)))) return true;
    leftOut.set(id, folder);
    return false;
  });
}

function entriesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => path.posix.join(folder, name)) : [];
}
