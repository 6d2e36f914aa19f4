import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The folder of the template: files of a site in `site`, and sample pages by language in `content`. */
export const template = path.join(path.dirname(require.resolve('create-lectern/package.json')), 'template');

const languages = readdirSync(path.join(template, 'content')).sort();

export const hasSamples = (language: string): boolean => languages.includes(language);

/** The default language of a new site, and of samples if the first language has none. */
export const defaultLanguage = languages[0]!;
