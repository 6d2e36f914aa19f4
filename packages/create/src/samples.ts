import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Files of a site, in `site`, and sample pages in some languages, in `content`. */
export const template = path.join(path.dirname(require.resolve('create-lectern/package.json')), 'template');

const languages = readdirSync(path.join(template, 'content')).sort();

export const hasSamples = (language: string): boolean => languages.includes(language);

/** Of a site that names none, and of the samples where there are none in its first language. */
export const defaultLanguage = languages[0]!;
