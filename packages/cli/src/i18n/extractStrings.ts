import {Globby} from '@docusaurus/utils';
import {existsSync} from 'node:fs';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {configFile} from '../settings/readSite';
import type {Site} from '../settings/site';
import type {StringFiles} from './checkStrings';
import {docusaurus} from './docusaurus';

/** What `docusaurus write-translations` would write for a language that has no translations yet. */
export async function extractStrings(site: Site, locale: string): Promise<StringFiles> {
  const folder = await mkdtemp(path.join(tmpdir(), 'strings-'));
  // Docusaurus looks for plugins from where its configuration is.
  const config = path.resolve(site.dir, `.docusaurus-${path.basename(folder)}.cjs`);
  try {
    await writeFile(config, withTranslationsIn(folder, configFile(site.dir)!));
    await docusaurus(site.dir, ['write-translations', '--locale', locale, '--config', config]);
    return await readStrings(path.join(folder, site.config.i18n?.localeConfigs?.[locale]?.path ?? locale));
  } finally {
    await rm(config, {force: true});
    await rm(folder, {recursive: true});
  }
}

/** The configuration of the site, with a folder of translations in which there are none. */
function withTranslationsIn(folder: string, file: string): string {
  return `const {loadFreshModule} = require(${JSON.stringify(require.resolve('@docusaurus/utils'))});
module.exports = async () => {
  const loaded = await loadFreshModule(${JSON.stringify(file)});
  const config = typeof loaded === 'function' ? await loaded() : loaded;
  return {...config, i18n: {...config.i18n, path: ${JSON.stringify(folder)}}};
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
