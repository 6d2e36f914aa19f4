import {existsSync, readFileSync} from 'node:fs';
import {brought} from './root';

interface Rule {
  find: string;
  replace: string;
}

/**
 * Typographic rules of a language that are hard to type, such as no-break spaces:
 * `typography/<language>.json`, if it exists. Code doesn't change.
 */
export function typesetIn(locale: string): (text: string) => string {
  const file = brought('typography', `${locale.split('-')[0]}.json`);
  const rules = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Rule[]) : [];
  const patterns = rules.map(({find, replace}) => ({find: new RegExp(find, 'gu'), replace}));
  return (text) =>
    text
      .split(/(```[\s\S]*?```|`[^`]*`)/)
      .map((part) =>
        part.startsWith('`') ? part : patterns.reduce((result, {find, replace}) => result.replace(find, replace), part),
      )
      .join('');
}
