import {addSettings, readConfigFiles, type SiteConfig} from './configuration';
import {siteOf, type Site} from './site';

/** Reads a site from its folder, by its two configuration files. */
export async function readSite(dir: string, file?: string): Promise<Site> {
  return siteOf(await readConfigFiles(dir, file));
}

/** The same if Docusaurus has loaded its configuration already. */
export async function withSettings(dir: string, config: SiteConfig): Promise<Site> {
  return siteOf(await addSettings(dir, config));
}
