import {fieldError} from '../data/fieldError';
import {readData} from '../data/readData';

export interface Dimension {
  label: string;
  all: string;
  /** Names with their labels for readers. */
  values: Record<string, string>;
}

export type Conditions = Record<string, Dimension>;

/** The medium and the build decide about these, not the reader. */
const reserved = ['output', 'profile'];

/** The choices of readers, with their labels in a language. */
export function readConditions(file: string): Conditions {
  const data = readData(file) as Record<string, Partial<Dimension> | null>;
  for (const [name, dimension] of Object.entries(data)) checkDimension(file, name, dimension ?? {});
  return data as Conditions;
}

/** `audience`, `audience.author`, …: the same in each language. */
export function conditionNames(conditions: Conditions): string[] {
  return Object.entries(conditions).flatMap(([name, {values}]) => [
    name,
    ...Object.keys(values).map((value) => `${name}.${value}`),
  ]);
}

function checkDimension(file: string, name: string, {label, all, values, ...rest}: Partial<Dimension>): void {
  checkName(file, name);
  if (reserved.includes(name)) {
    throw fieldError(file, name, `“${name}” is a reserved name.`, 'Choose another name.');
  }
  const [unknown] = Object.keys(rest);
  if (unknown) throw fieldError(file, unknown, `Unknown field “${unknown}”.`, 'Known fields: label, all, values.');
  for (const [field, value] of Object.entries({label, all})) {
    if (typeof value !== 'string' || value === '') {
      throw fieldError(file, name, `“${name}” has no ${field}.`, `Write ${field}: and the words for readers below it.`);
    }
  }
  if (typeof values !== 'object' || values === null || Object.keys(values).length < 2) {
    throw fieldError(
      file,
      name,
      `“${name}” has fewer than two values.`,
      'Write at least two names with labels below values:.',
    );
  }
  for (const [value, words] of Object.entries(values)) {
    checkName(file, value);
    if (typeof words !== 'string')
      throw fieldError(file, value, `“${value}” has no label.`, 'Write it after the colon.');
  }
}

/** Names are used in URLs, attributes and selectors. */
function checkName(file: string, name: string): void {
  if (/^[a-z][a-z0-9-]*$/.test(name)) return;
  throw fieldError(
    file,
    name,
    `“${name}” is not a name.`,
    'Use small letters, digits and “-”, and begin with a letter.',
  );
}
