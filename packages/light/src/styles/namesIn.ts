import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Every word in the scripts of a build may be a class or a property, because scripts contain all components. Also finds
 * properties that scripts may set: `style: {"--a": 1}` and `"--a:1"`, but not those in plain text.
 */
export function addNamesInScripts(outDir: string, {used, set}: {used: Set<string>; set: Set<string>}): void {
  const folder = path.join(outDir, 'assets/js');
  for (const file of filesIn(folder, /\.js$/)) {
    const code = readFileSync(path.join(folder, file), 'utf8');
    for (const [word] of code.matchAll(/[\w-]+/g)) used.add(word);
    for (const [name] of code.matchAll(setInScripts)) set.add(name);
  }
}

const setInScripts = /(?<!children:\s*["'`])(?<=["'`])--[A-Za-z][\w-]*(?=["'`])|(?<=["'`;{])--[A-Za-z][\w-]*(?=\s*:)/g;

export const filesIn = (folder: string, wanted: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => wanted.test(name))
        .sort()
    : [];

/** The common style sheet that the bundler creates. */
export const commonIn = (folder: string): string | undefined => filesIn(folder, ofName('styles'))[0];

export const ofName = (name: string): RegExp => new RegExp(`^${name}\\..*\\.css$`);
