import {existsSync, mkdirSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from './refusal';

/** Refuses a folder that has files, so that none is overwritten. */
export function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) {
    throw new Refusal(`“${folder}” is a file.`, 'Name a folder that is not there yet, or an empty one.');
  }
  if (readdirSync(folder).some((name) => name !== '.git')) {
    throw new Refusal(`“${folder}” is not empty.`, 'Name a folder that is not there yet, or an empty one.');
  }
}

export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text, {flag: 'wx'});
  }
}
