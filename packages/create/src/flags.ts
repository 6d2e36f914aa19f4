import {parseArgs} from 'node:util';
import type {Answers} from './answers';
import {Refusal} from './refusal';

export interface Flags {
  folder: string;
  given: Partial<Answers>;
  /** Ask nothing: use the defaults for missing values. */
  yes: boolean;
}

const names = ['name', 'url', 'repository', 'languages', 'without'] as const satisfies (keyof Answers)[];
const text = {type: 'string'} as const;

export const usage = [
  'create-lectern FOLDER',
  ...names.map((name) => `  --${name} "…"`),
  '  --yes  asks nothing: uses the defaults for missing values',
].join('\n');

/** `site --name 'Acme Docs' --languages en,de --yes` */
export function readFlags(words: string[]): Flags {
  const options = {...(Object.fromEntries(names.map((name) => [name, text])) as Record<keyof Answers, typeof text>)};
  const {values, positionals, tokens} = parseArgs({
    args: words,
    options: {...options, yes: {type: 'boolean', short: 'y'}},
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (token.name === 'yes') continue;
    if (!(names as readonly string[]).includes(token.name)) {
      throw new Refusal(
        `There is no option ${token.rawName}.`,
        `There are: ${[...names, 'yes'].map((name) => `--${name}`).join(', ')}.`,
      );
    }
    if (token.value === undefined) throw new Refusal(`--${token.name} has no value.`, `Write --${token.name} "…".`);
  }
  const [folder, ...more] = positionals;
  if (folder === undefined) throw new Refusal('Where should the site be?', 'Name a new folder: create-lectern docs');
  if (more.length > 0) throw new Refusal(`“${more[0]}” stands alone.`, `Put text with spaces in quotes: --name "…".`);
  const {yes, ...given} = values;
  return {folder, given: given as Partial<Answers>, yes: yes === true};
}
