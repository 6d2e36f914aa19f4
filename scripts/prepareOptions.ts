import {parseArgs} from 'node:util';
import {SettingsError} from '@lectern/kit/settingsError';
import {didYouMean} from '@lectern/kit/nearest';

const options = {
  force: {type: 'boolean'},
  openapi: {type: 'string'},
  graphql: {type: 'string'},
  out: {type: 'string'},
} as const;

export interface PrepareOptions {
  force?: boolean;
  openapi?: string;
  graphql?: string;
  out?: string;
}

/** What stands behind `npm run references --`. */
export function readOptions(args: string[]): PrepareOptions {
  const {values, tokens} = parseArgs({args, options, strict: false, allowPositionals: true, tokens: true});
  const known = Object.keys(options).map((name) => `--${name}`);
  const problems = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [`“${token.value}” stands alone. There are: ${known.join(', ')}.`];
    if (token.kind !== 'option') return [];
    if (!(token.name in options)) {
      return [
        `there is no option ${token.rawName}.${didYouMean(token.rawName, known)} There are: ${known.join(', ')}.`,
      ];
    }
    return token.name !== 'force' && !token.value ? [`${token.rawName} has no value: name a file or a folder.`] : [];
  });
  if (problems.length > 0) throw new SettingsError('npm run references: ', problems);
  return values as PrepareOptions;
}
