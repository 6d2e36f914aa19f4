import {existsSync, readFileSync} from 'node:fs';
import type {Locale} from '../config/i18n';
import {site} from '../config/site';

/** What the site is, in one line, where the build writes for readers: as the home page says it. */
export function taglineIn(locale: Locale): string {
  const file = `i18n/${locale}/code.json`;
  const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>) : {};
  return texts['home.tagline']?.message ?? site.tagline;
}
