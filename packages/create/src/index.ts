import {readFileSync} from 'node:fs';
import {questionsFor} from './answers';
import {complete, defaultsUsed} from './ask';
import {asksForHelp, readFlags, usage} from './flags';
import {planSite} from './plan';
import {checkFolder, writeFiles} from './write';

interface Manifest {
  version: string;
}

/** The versions of packages in a new site, by name: a range, or a path. */
export type Packages = Record<string, string>;

/**
 * `create-lectern docs`: asks, writes the files, prints the next steps. Packages come from the registry, unless `bring`
 * puts them into the folder of the site.
 */
export async function command(words: string[], bring?: (folder: string) => Promise<Packages>): Promise<void> {
  if (asksForHelp(words)) {
    console.log(usage);
    return;
  }
  const {folder, given, yes} = readFlags(words);
  checkFolder(folder);
  const terminal = !yes && process.stdin.isTTY ? {input: process.stdin, output: process.stdout} : null;
  const questions = questionsFor(folder);
  const answers = await complete(given, questions, terminal);
  if (!terminal && !yes) for (const line of defaultsUsed(given, questions)) console.log(line);
  const {version} = JSON.parse(readFileSync(require.resolve('create-lectern/package.json'), 'utf8')) as Manifest;
  const files = planSite(answers, {version, packages: await bring?.(folder)});
  writeFiles(folder, files);
  console.log(
    [
      `${Object.keys(files).length} files are in ${folder}. Next:`,
      `  cd ${folder}`,
      '  npm install && npm start',
      '  npm test',
    ].join('\n'),
  );
}
