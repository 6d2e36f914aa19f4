import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';

/** The texts of the interface that our packages and plugins bring along in a language, by their names. */
export function packageTexts(locale: string): Record<string, string> {
  const folders = '{node_modules/@lectern/*,src/plugins/*}/translations';
  const files = Globby.sync(`${folders}/{${locale.split('-')[0]},${locale}}.json`);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)) as Record<
    string,
    string
  >;
}
