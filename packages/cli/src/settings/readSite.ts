import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Settings} from './settings';
import {siteOf, type Site, type SiteConfig} from './site';

/** Reads a site from its folder, by its two configuration files. */
export async function readSite(dir: string, file = configFile(dir)): Promise<Site> {
  const config = await load<SiteConfig>(file);
  if (!config) throw new Error('There is no docusaurus.config.ts here. Run the command in the folder of a site.');
  return withSettings(dir, config);
}

/** The same if Docusaurus has loaded its configuration already. */
export async function withSettings(dir: string, config: SiteConfig): Promise<Site> {
  const file = fileOf(dir, 'lectern.config');
  const settings = await load<Settings>(file);
  return siteOf({dir, config, settings, file: file && path.basename(file)});
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
