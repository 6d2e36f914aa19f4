import {existsSync, readFileSync} from 'node:fs';
import type {Locale} from '../config/i18n';
import {site} from '../config/site';

/** The line about the site, for texts that the build writes: the same as on the home page. */
export function taglineIn(locale: Locale): string {
  const file = `i18n/${locale}/code.json`;
  const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>) : {};
  return texts['home.tagline']?.message ?? site.tagline;
}
