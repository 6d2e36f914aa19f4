import {Globby} from '@docusaurus/utils';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {derivedConfig} from '../settings/derivedConfig';
import {configFile} from '../settings/configuration';
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
    await writeFile(config, derivedConfig(configFile(site.dir)!, {path: folder}));
    await docusaurus(site.dir, ['write-translations', '--locale', locale, '--config', config]);
    return await readStrings(path.join(folder, site.config.i18n?.localeConfigs?.[locale]?.path ?? locale));
  } finally {
    await rm(workshop, {recursive: true});
  }
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
