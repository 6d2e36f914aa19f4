import {Globby} from '@docusaurus/utils';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {configFile} from '../settings/readSite';
import type {Site} from '../settings/site';
import type {StringFiles} from './checkStrings';
import {docusaurus} from './docusaurus';

/** The strings that `docusaurus write-translations` would write for a language without translations. */
export async function extractStrings(site: Site, locale: string): Promise<StringFiles> {
  // In the folder of the site, because Docusaurus looks for plugins beside its configuration.
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

/** A configuration like that of the site, but with an empty folder of translations; paths of plugins stay valid. */
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

/** Reads the JSON files of translations, except those of the docs folder, whose content is pages. */
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
