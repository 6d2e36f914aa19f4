import {fieldError} from '../data/fieldError';
import {readData} from '../data/readData';

export type Variables = Record<string, string>;

export const variableName = /^[A-Za-z][\w-]*$/;

/** The values that `{{name}}` stands for: those of a file, and those that the configuration gives. */
export function readVariables(file: string, given: Variables): Variables {
  const data = readData(file);
  for (const [name, value] of Object.entries(data)) checkVariable(file, name, value, given);
  return {...given, ...Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]))};
}

function checkVariable(file: string, name: string, value: unknown, given: Variables): void {
  if (!variableName.test(name)) {
    throw fieldError(
      file,
      name,
      `“${name}” is not a name.`,
      'Use letters, digits, “-” and “_”, and begin with a letter.',
    );
  }
  if (name in given) {
    throw fieldError(
      file,
      name,
      `“${name}” is already defined by the site.`,
      'Choose another name, or change its value where the configuration gives it, in “variables”.',
    );
  }
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw fieldError(file, name, `“${name}” must be a text or a number.`, 'Put the text in quotation marks.');
  }
  // It may end up in prose, code, an address or YAML, and must be the same text in all of them.
  if (/[{}<>`*\n]/.test(String(value))) {
    throw fieldError(
      file,
      name,
      `“${name}” must be plain text on one line.`,
      'Remove { } < > ` * and line breaks. For formatted text, write a snippet.',
    );
  }
}
