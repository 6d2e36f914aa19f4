import {existsSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, I18nConfig} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {levelsOf, type Levels} from '../check/levels';
import {contentOptions} from './contentOptions';
import type {Languages} from './languages';
import {checkSettings, type ContentOptions, type ContentKind, type Settings, type WrittenIn} from './settings';

/** The content of `docusaurus.config.ts`, without the defaults of Docusaurus. */
export type SiteConfig = Partial<Omit<DocusaurusConfig, 'i18n'>> & {i18n?: Partial<I18nConfig>};

/** What the two configuration files of a site say. Paths are relative to its folder. */
export interface Configuration {
  dir: string;
  config: SiteConfig;
  languages: Languages;
  settings: Settings;
  /** Options of docs, posts and pages; `false` if the site has none. */
  content: Record<ContentKind, ContentOptions | false>;
  /** The level of every rule. */
  levels: Levels;
  /** Files to name in messages. */
  writtenIn: WrittenIn;
}

/** The content of the two files. */
export interface ConfigFiles {
  dir: string;
  config?: SiteConfig;
  settings?: Settings;
  /** The file of the settings. */
  file?: string;
}

export function configurationOf({
  dir,
  config = {},
  settings = {},
  file = 'lectern.config.ts',
}: ConfigFiles): Configuration {
  const checked = checkSettings(settings, file);
  const writtenIn = {rules: file, parts: file, screenshots: file, names: file, ...checked.writtenIn};
  // eslint-disable-next-line no-restricted-syntax -- what Docusaurus takes where a site says nothing
  const {defaultLocale = 'en', locales = [defaultLocale]} = config.i18n ?? {};
  return {
    dir,
    config,
    languages: {first: defaultLocale, others: locales.filter((locale) => locale !== defaultLocale)},
    settings: checked,
    content: contentOptions(config, checked),
    levels: levelsOf(checked.rules ?? {}, writtenIn.rules),
    writtenIn,
  };
}

/** Reads both configuration files in a folder. */
export async function readConfigFiles(dir: string, file = configFile(dir)): Promise<ConfigFiles> {
  const config = await load<SiteConfig>(file);
  if (!config) throw new Error('There is no docusaurus.config.ts here. Run the command in the folder of a site.');
  return addSettings(dir, config);
}

/** The same if Docusaurus has loaded its configuration already. */
export async function addSettings(dir: string, config: SiteConfig): Promise<ConfigFiles> {
  const file = fileOf(dir, 'lectern.config');
  const settings = await load<Settings>(file);
  return {dir, config, settings, file: file && path.basename(file)};
}

export const configFile = (dir: string): string | undefined => fileOf(dir, 'docusaurus.config');

/** A file with this name and any extension. */
function fileOf(dir: string, name: string): string | undefined {
  return ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs']
    .map((extension) => path.resolve(dir, name + extension))
    .find((candidate) => existsSync(candidate));
}

/** The export of a file, or the result if it is a function. */
async function load<T>(file: string | undefined): Promise<T | undefined> {
  if (!file) return undefined;
  const loaded = (await loadFreshModule(file).catch((error: Error) => {
    // Docusaurus wraps the error with the path; the cause is the message to show.
    throw error.cause instanceof Error ? error.cause : error;
  })) as T | (() => T | Promise<T>);
  return typeof loaded === 'function' ? (loaded as () => T | Promise<T>)() : loaded;
}
