import {parseArgs} from 'node:util';
import {parts, type Answers} from './answers';
import {Refusal} from './refusal';

export interface Flags {
  folder: string;
  given: Partial<Answers>;
  /** Ask nothing: use the defaults for missing values. */
  yes: boolean;
}

const meanings: Record<keyof Answers, string> = {
  name: 'name of the site; made from the name of the folder if missing',
  url: 'URL of the published site, with its path if it has one',
  repository: 'URL of its repository, for links to the source of each page; - for none',
  languages: 'codes of its languages, the default first, such as en,de',
  without: `parts to leave out: ${parts.join(', ')}`,
};
const names = Object.keys(meanings) as (keyof Answers)[];
const text = {type: 'string'} as const;

/** With `--help`, nothing else is done. */
export const asksForHelp = (words: string[]): boolean => words.some((word) => word === '--help' || word === '-h');

export const usage = [
  'create-lectern FOLDER',
  ...names.map((name) => `  ${`--${name} "…"`.padEnd(18)}${meanings[name]}`),
  `  ${'--yes'.padEnd(18)}asks nothing: uses the defaults for missing values`,
  `  ${'--help'.padEnd(18)}prints this`,
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
    if (!(names as string[]).includes(token.name)) {
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
