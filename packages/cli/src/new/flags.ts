import {parseArgs} from 'node:util';
import {nearest} from '@lectern/kit/nearest';
import {questionsFor, type Answers} from './answers';
import {Refusal} from './refusal';
import type {Repository} from './repository';

/** The answers that are given as options: `--kind doc --path guides/backups`. */
export function readFlags(args: string[], repository: Pick<Repository, 'site' | 'kinds'>): Partial<Answers> {
  const names: string[] = questionsFor(repository).map(({name}) => name);
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
  return values as Partial<Answers>;
}
