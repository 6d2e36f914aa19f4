import {engines} from '../../package.json';
import {site} from '../config/site';
import type {Locale} from '../config/i18n';
import {fieldError} from './fieldError';
import {dataFile, readData} from './readData';

export type Variables = Record<string, string>;

/** What the configuration knows already is not written down a second time. */
export const siteFacts = {
  product: site.title,
  version: site.version,
  url: site.url,
  repository: site.repository,
  nodeVersion: engines.node.replace(/[^\d.]/g, ''),
};

export const variableName = /^[A-Za-z][\w-]*$/;

/** The values that `{{name}}` stands for in a language. */
export function readVariables(locale: Locale, file = dataFile('variables', locale)): Variables {
  const data = readData(file);
  for (const [name, value] of Object.entries(data)) checkVariable(file, name, value);
  return {...siteFacts, ...Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]))};
}

function checkVariable(file: string, name: string, value: unknown): void {
  if (!variableName.test(name)) {
    throw fieldError(
      file,
      name,
      `“${name}” is not a name.`,
      'Use letters, digits, “-” and “_”, and begin with a letter.',
    );
  }
  if (name in siteFacts) {
    throw fieldError(
      file,
      name,
      `The site defines “${name}” itself.`,
      'Choose another name, or change the configuration.',
    );
  }
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw fieldError(file, name, `“${name}” is neither a text nor a number.`, 'Put the text in quotation marks.');
  }
  // It may end up in prose, code, an address or YAML, and must be the same text in all of them.
  if (/[{}<>`*\n]/.test(String(value))) {
    throw fieldError(
      file,
      name,
      `“${name}” has mark-up or several lines.`,
      'A variable is plain text without { } < > ` *. For more than that, write a snippet.',
    );
  }
}
