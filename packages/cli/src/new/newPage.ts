import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readSite} from '../settings/readSite';
import {complete} from './ask';
import {readFlags} from './flags';
import {planPage} from './plan';
import {Refusal} from './refusal';
import {readRepository} from './repository';
import {whereItAppears} from './whereItAppears';

/** `lectern new`: creates the files of a page in the languages of the site, and says where it will appear. */
export async function newPage(siteDir: string, words: string[]): Promise<void> {
  try {
    await make(siteDir, words);
  } catch (error) {
    throw error instanceof Refusal ? new Error(`${error.message}\n  ${error.hint}`) : error;
  }
}

async function make(siteDir: string, words: string[]): Promise<void> {
  const repository = await readRepository(await readSite(siteDir));
  const terminal = process.stdin.isTTY ? {input: process.stdin, output: process.stdout} : null;
  const answers = await complete(readFlags(words, repository), repository, terminal);
  for (const {file, text} of planPage(answers, repository)) {
    await mkdir(path.dirname(path.join(siteDir, file)), {recursive: true});
    await writeFile(path.join(siteDir, file), text, {flag: 'wx'});
    console.log(`Written: ${file}`);
  }
  console.log(whereItAppears(answers.kind, answers.path, repository).join('\n'));
}
