/** `npm run new`: makes the files of a page in the languages of the site, and says where it will appear. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {complete} from './ask';
import {readFlags} from './flags';
import type {Kind} from './kinds';
import {planPage} from './plan';
import {Refusal} from './refusal';
import {readRepository} from './repository';
import {whereItAppears} from './whereItAppears';

async function main(): Promise<void> {
  const repository = await readRepository();
  const terminal = process.stdin.isTTY ? {input: process.stdin, output: process.stdout} : null;
  const answers = await complete(readFlags(process.argv.slice(2)), repository, terminal);
  for (const {file, text} of planPage(answers, repository)) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text, {flag: 'wx'});
    console.log(`Written: ${file}`);
  }
  console.log(whereItAppears(answers.kind as Kind, answers.path, repository.sidebars).join('\n'));
}

main().catch((error: unknown) => {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof Refusal ? `${error.message}\n  ${error.hint}` : error.message);
  process.exitCode = 1;
});
