import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {codeTranslations} from '@lectern/kit/codeTranslations';

/** Texts that the build writes for readers; `translations/` has the other languages. */
export const english = {
  'publish.twins.leftOut': 'Left out here because of their size',
  'publish.twins.lists': 'Lists of all languages and versions',
  'publish.sections.other': 'Site',
  'publish.sections.docs': 'Docs',
  'publish.sections.blog': 'Blog',
  'publish.print.all': 'the whole section',
  'publish.print.contents': 'Contents',
  'publish.print.howTo':
    'This is the whole section on one page. To print it or save it as a PDF, use the print command of your browser.',
  'publish.offline.title': 'No network',
  'publish.offline.text':
    'This page has not been visited before, so it was not kept in this browser. Visited pages and search work.',
  'publish.offline.again': 'Try again',
  'publish.offline.home': 'Home page',
  'publish.redirects.title': 'This page has moved',
  'publish.redirects.link': 'Go to its new place',
};

export type Texts = typeof english;

/** The texts in a language: from the site's `code.json`, from this package, or in English. */
export async function textsIn(locale: string, {siteDir, i18n}: Pick<LoadContext, 'siteDir' | 'i18n'>): Promise<Texts> {
  const file = path.join(siteDir, i18n.path, i18n.localeConfigs[locale]!.path, 'code.json');
  const own = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>) : {};
  const ours = await codeTranslations('@lectern/publish', locale);
  const names = Object.keys(english) as (keyof Texts)[];
  return Object.fromEntries(names.map((name) => [name, own[name]?.message ?? ours[name] ?? english[name]])) as Texts;
}
