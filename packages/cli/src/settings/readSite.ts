import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Settings} from './settings';
import {siteOf, type Site, type SiteConfig} from './site';

/** The site in a folder, as its two files of configuration describe it. */
export async function readSite(dir: string): Promise<Site> {
  const config = await load<SiteConfig>(configFile(dir));
  if (!config) throw new Error('There is no docusaurus.config.ts here. Run the command in the folder of a site.');
  return withSettings(dir, config);
}

/** The same where Docusaurus has read its configuration already. */
export async function withSettings(dir: string, config: SiteConfig): Promise<Site> {
  const file = fileOf(dir, 'lectern.config');
  const settings = await load<Settings>(file);
  return siteOf({dir, config, settings, file: file && path.basename(file)});
}

export const configFile = (dir: string): string | undefined => fileOf(dir, 'docusaurus.config');

/** Whatever its extension. */
function fileOf(dir: string, name: string): string | undefined {
  return ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs']
    .map((extension) => path.resolve(dir, name + extension))
    .find((candidate) => existsSync(candidate));
}

/** What a file exports, or a function of it makes. */
async function load<T>(file: string | undefined): Promise<T | undefined> {
  if (!file) return undefined;
  const loaded = (await loadFreshModule(file).catch((error: Error) => {
    // Docusaurus says of it where it was found.
    throw error.cause instanceof Error ? error.cause : error;
  })) as T | (() => T | Promise<T>);
  return typeof loaded === 'function' ? (loaded as () => T | Promise<T>)() : loaded;
}
