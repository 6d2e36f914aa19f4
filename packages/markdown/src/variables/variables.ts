import {nearest} from '@lectern/kit/nearest';
import {authorError, type Slip} from '@lectern/kit/authorError';
import {keepEarly} from '../checks/allErrors';
import {hideBraces, showBraces} from './escapedBraces';
import type {Site} from '../site';

interface File {
  filePath: string;
  fileContent: string;
}

type Place = Pick<Site, 'localeOf' | 'variablesOf' | 'dataFiles' | 'mistakes'>;

/**
 * Prints variables, before Markdown is read: so they work in headings, links, code and front matter alike.
 *
 *   Version {{version}} of [{{product}}]({{repository}})   becomes   Version 0.3.9 of [Acme](https://…)
 *   \{{version}}                                           becomes   {{version}}
 *
 * A name that is not known stays with its braces, as templates have them too, and is said when the page is made. Code of
 * docs that were written without any variables is left as it stands.
 */
export function fillVariables(
  {filePath, fileContent}: File,
  {localeOf, variablesOf, dataFiles, mistakes}: Place,
): string {
  const slips: Slip[] = [];
  const variables = variablesOf(localeOf(filePath));
  const knowsNone = mistakes === 'warn' && Object.keys(variables).length === 0;
  const fill = (name: string, line: number, inside: string): string => {
    const value = variables[name];
    if (value !== undefined) return value;
    const suggestion = nearest(name, Object.keys(variables));
    const error = authorError(
      {path: filePath},
      {position: {start: {line, column: 1}}},
      `There is no variable “${name}”.`,
      `${suggestion ? `Did you mean “${suggestion}”?` : `Define it in ${dataFiles('variables')}.`} To show the braces themselves, write \\{{${name}}}.`,
      'variables',
    );
    slips.push(...error.slips);
    return hideBraces(inside);
  };
  const filled = fillIn(fileContent, fill, knowsNone ? isInCode : undefined);
  keepEarly(filePath, slips);
  return filled;
}

/** The same for what is not read as MDX: front matter, checks, the search of the preview. */
export function fillVariablesOfText(file: File, site: Place): string {
  return showBraces(fillVariables(file, site));
}

const variable = /([\\$]?)\{\{( *)([A-Za-z][\w-]*)( *)\}\}/g;

/**
 * Replaces each `{{name}}` by its value. `${{…}}` of other languages and `style={{…}}` of JSX are none, nor is what
 * `isLeft` leaves for the text before it.
 */
export function fillIn(
  text: string,
  valueOf: (name: string, line: number, inside: string) => string,
  isLeft: (before: string) => boolean = () => false,
): string {
  return text.replace(variable, (match, before: string, space: string, name: string, end: string, at: number) => {
    if (isLeft(text.slice(0, at))) return match;
    const inside = space + name + end;
    if (before === '\\') return hideBraces(inside);
    if (before === '$' || isJsxObject(text.slice(0, at))) return match;
    return valueOf(name, text.slice(0, at).split('\n').length, inside);
  });
}

/** For a text that was written without variables: what would be one gets the backslash that shows it as it stands. */
export function escapeVariables(text: string): string {
  return text.replace(variable, (match, before: string, _space, _name, _end, at: number) =>
    before !== '' || isJsxObject(text.slice(0, at)) ? match : `\\${match}`,
  );
}

/** `<p style={{color}}>`: the braces follow the `=` of an attribute. */
function isJsxObject(before: string): boolean {
  return before.endsWith('=') && /<[A-Za-z][^<>]*\s[\w:-]+=$/.test(before.slice(before.lastIndexOf('<')));
}

/** Whether a fence or a backtick is open at the end of a text: what follows is nothing to MDX. */
function isInCode(before: string): boolean {
  const lines = before.split('\n');
  const last = lines.pop() ?? '';
  let open = '';
  for (const line of lines) {
    const fence = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (open === '') open = fence;
    else if (fence.startsWith(open)) open = '';
  }
  return open !== '' || last.split('`').length % 2 === 0;
}
