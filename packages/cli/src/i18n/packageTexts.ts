import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';

/** Interface texts in a language, by id, from our packages and from plugins of the site. */
export function packageTexts(locale: string, dir = '.'): Record<string, string> {
  const folders = '{node_modules/@lectern/*,src/plugins/*}/translations';
  const files = Globby.sync(`${folders}/{${locale.split('-')[0]},${locale}}.json`, {cwd: dir, absolute: true});
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)) as Record<
    string,
    string
  >;
}
