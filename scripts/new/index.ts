/** `npm run new`: makes the files of a page in both languages, and says where it will appear. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {nearest} from '../../src/text/nearest';
import {questions, type Answers} from './answers';
import {complete} from './ask';
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

function readFlags(args: string[]): Partial<Answers> {
  const names: string[] = questions.map(({name}) => name);
  const options = Object.fromEntries(names.map((name) => [name, {type: 'string' as const}]));
  const {values, tokens} = parseArgs({args, options, strict: false, tokens: true});
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new Refusal(`“${token.value}” stands alone.`, `Name it: --path ${token.value}`);
    if (token.kind !== 'option') continue;
    if (!names.includes(token.name)) {
      const suggestion = nearest(token.name, names);
      throw new Refusal(
        `There is no option --${token.name}.`,
        suggestion ? `Did you mean --${suggestion}?` : `There is: ${names.map((name) => `--${name}`).join(', ')}.`,
      );
    }
    if (token.value === undefined) throw new Refusal(`--${token.name} has no value.`, `Write --${token.name} "…".`);
  }
  return values;
}

main().catch((error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  console.error(`${error.message}\n  ${error.hint}`);
  process.exitCode = 1;
});
