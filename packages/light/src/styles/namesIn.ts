import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Every word in the scripts of a build, which may be a class or a property: what makes a page is in one of them. */
export function addWordsOfScripts(outDir: string, names: Set<string>): void {
  const folder = path.join(outDir, 'assets/js');
  for (const file of filesIn(folder, /\.js$/)) {
    for (const [word] of readFileSync(path.join(folder, file), 'utf8').matchAll(/[\w-]+/g)) names.add(word);
  }
}

export const filesIn = (folder: string, wanted: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => wanted.test(name))
        .sort()
    : [];

/** The sheet that the bundler has made of all styles. */
export const commonIn = (folder: string): string | undefined => filesIn(folder, ofName('styles'))[0];

export const ofName = (name: string): RegExp => new RegExp(`^${name}\\..*\\.css$`);
