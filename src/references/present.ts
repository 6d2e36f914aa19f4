import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '@lectern/kit/nearest';

/** APIs that were left out, each with the folder that is not there. */
export const leftOut = new Map<string, string>();

/**
 * An API whose whole folder is not there is left out, as any part of the site is. A folder that is only misspelt is a
 * mistake like any other.
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
