import {existsSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import type {Settings} from './settings';

/** The languages of a site, of which `first` is that of `docs/`. */
export interface Languages {
  first: string;
  others: string[];
}

/** A site as commands see it. */
export interface Site {
  dir: string;
  /** Without the defaults of Docusaurus: what stands in `docusaurus.config.ts`. */
  config: Partial<DocusaurusConfig>;
  languages: Languages;
  settings: Settings;
}

export async function readSite(dir: string): Promise<Site> {
  const config = await load<Partial<DocusaurusConfig>>(dir, 'docusaurus.config');
  if (!config) throw new Error('There is no docusaurus.config.ts here. Run the command in the folder of a site.');
  // eslint-disable-next-line no-restricted-syntax -- what Docusaurus takes where a site says nothing
  const {defaultLocale = 'en', locales = [defaultLocale]} = config.i18n ?? {};
  return {
    dir,
    config,
    languages: {first: defaultLocale, others: locales.filter((locale) => locale !== defaultLocale)},
    settings: (await load<Settings>(dir, 'lectern.config')) ?? {},
  };
}

/** The addresses of the first language have no prefix. */
export function prefixOf(locale: string, {first}: Languages): string {
  return locale === first ? '' : `/${locale}`;
}

/** What a file exports, or a function of it makes, whatever its extension. */
async function load<T>(dir: string, name: string): Promise<T | undefined> {
  const file = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs']
    .map((extension) => path.join(dir, name + extension))
    .find((candidate) => existsSync(candidate));
  if (!file) return undefined;
  const loaded = (await loadFreshModule(file)) as T | (() => T | Promise<T>);
  return typeof loaded === 'function' ? (loaded as () => T | Promise<T>)() : loaded;
}
