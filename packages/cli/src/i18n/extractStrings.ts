import {Globby} from '@docusaurus/utils';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {configFile} from '../settings/readSite';
import type {Site} from '../settings/site';
import type {StringFiles} from './checkStrings';
import {docusaurus} from './docusaurus';

/** What `docusaurus write-translations` would write for a language that has no translations yet. */
export async function extractStrings(site: Site, locale: string): Promise<StringFiles> {
  // Below the site, because Docusaurus looks for plugins from where its configuration is.
  const cache = path.resolve(site.dir, '.cache');
  await mkdir(cache, {recursive: true});
  const workshop = await mkdtemp(path.join(cache, 'strings-'));
  const config = path.join(workshop, 'config.cjs');
  const folder = path.join(workshop, 'i18n');
  try {
    await writeFile(config, withTranslationsIn(folder, configFile(site.dir)!));
    await docusaurus(site.dir, ['write-translations', '--locale', locale, '--config', config]);
    return await readStrings(path.join(folder, site.config.i18n?.localeConfigs?.[locale]?.path ?? locale));
  } finally {
    await rm(workshop, {recursive: true});
  }
}

/** The configuration of the site, with a folder of translations in which there are none. Plugins in its folder are named from there. */
function withTranslationsIn(folder: string, file: string): string {
  return `const path = require('node:path');
const {loadFreshModule} = require(${JSON.stringify(require.resolve('@docusaurus/utils'))});
const ofSite = (entry) => {
  if (Array.isArray(entry)) return [ofSite(entry[0]), ...entry.slice(1)];
  return /^[.][.]?[/]/.test(entry) ? path.resolve(${JSON.stringify(path.dirname(file))}, entry) : entry;
};
module.exports = async () => {
  const loaded = await loadFreshModule(${JSON.stringify(file)});
  const config = typeof loaded === 'function' ? await loaded() : loaded;
  const {plugins = [], presets = [], themes = []} = config;
  return {
    ...config,
    plugins: plugins.map(ofSite),
    presets: presets.map(ofSite),
    themes: themes.map(ofSite),
    i18n: {...config.i18n, path: ${JSON.stringify(folder)}},
  };
};
`;
}

/** Translations of a folder, but for those of the docs, which are pages. */
export async function readStrings(folder: string): Promise<StringFiles> {
  if (!existsSync(folder)) return {};
  const files = await Globby('**/*.json', {
    cwd: folder,
    ignore: ['docusaurus-plugin-content-docs/{current,version-*}/**'],
  });
  const entries = files.sort().map(async (file): Promise<[string, unknown]> => {
    return [file, JSON.parse(await readFile(path.join(folder, file), 'utf8'))];
  });
  return Object.fromEntries(await Promise.all(entries)) as StringFiles;
}
