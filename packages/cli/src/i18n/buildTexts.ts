import {Globby} from '@docusaurus/utils';
import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {translationsOf} from '@lectern/kit/codeTranslations';
import type {Texts} from '@lectern/kit/texts';
import * as ofFeeds from '@lectern/docs/blog/nameFeeds';
import {readData} from '@lectern/markdown/data/readData';
import * as ofMarkdown from '@lectern/markdown/texts';
import {english as ofPublish} from '@lectern/publish/texts';
import * as ofNewPages from '../new/stub';
import {i18nFolder} from '../check/folders';
import {fileOfLanguage} from '../check/languages';
import {missingOfApis, wordsOfReferences} from '../check/references';
import {entriesIn} from '../settings/contentOptions';
import {codeLanguageOf, type Site} from '../settings/site';
import {textsOfDocusaurus} from './checkStrings';
import {readStrings} from './extractStrings';

/**
 * Texts that a language lacks, as files and names in them, among those for readers that are neither pages nor extracted
 * by Docusaurus. `asked` lists the ids that Docusaurus has extracted, and that are reported with the strings of the site.
 */
export async function missingTexts(site: Site, locale: string, asked: string[]): Promise<string[]> {
  const ofCode =
    locale === codeLanguageOf(site)
      ? []
      : [...(await missingOfPackages(site, locale, asked)), ...missingOfSite(site, locale)];
  const ofContent =
    locale === site.languages.first
      ? []
      : [...missingData(site, locale), ...(await missingOfApis(site, locale)).map((file) => `${file} is missing`)];
  return [...ofCode, ...ofContent];
}

/** Each package has a file for a language with all its texts; a site can set them in `code.json` instead. */
async function missingOfPackages(site: Site, locale: string, asked: string[]): Promise<string[]> {
  const dir = path.resolve(site.dir);
  const own = (await readStrings(path.join(dir, i18nFolder(site, locale))))['code.json'] ?? {};
  const elsewhere = [...Object.keys(own), ...(await textsOfDocusaurus(site, locale)), ...asked];
  const written = await writtenByBuild(site);
  const folders = Globby.sync('node_modules/@lectern/*/translations', {cwd: dir, onlyDirectories: true}).sort();
  return folders.flatMap((folder) => {
    const name = path.relative('node_modules', path.dirname(folder));
    if (!isUsed(name, site, written)) return [];
    const files = Globby.sync(`${folder}/*.json`, {cwd: dir, absolute: true});
    const all = new Set([...(written[name] ?? []), ...files.flatMap((file) => Object.keys(read(file)))]);
    const place = realpathSync(path.join(dir, folder));
    const known = [...Object.keys(translationsOf(name, locale)), ...elsewhere];
    // A site cannot change the file of an installed package, but `code.json` replaces the texts of the interface.
    const isReplaceable = (id: string): boolean =>
      place.includes(`${path.sep}node_modules${path.sep}`) &&
      (name === '@lectern/publish' || !written[name]?.includes(id));
    const codeFile = path.posix.join(i18nFolder(site, locale), 'code.json');
    return [...all]
      .filter((id) => !known.includes(id))
      .map((id) =>
        isReplaceable(id)
          ? `${codeFile}: “${id}” of ${name} is missing`
          : `${path.join(path.relative(dir, place), `${locale}.json`)}: “${id}” is missing`,
      );
  });
}

/** Ids of the texts that the build writes into pages, by package. */
async function writtenByBuild(site: Site): Promise<Record<string, string[]>> {
  const ofReferences = await wordsOfReferences(site);
  return {
    '@lectern/cli': namesIn(ofNewPages.english, ofNewPages.group),
    '@lectern/docs': namesIn(ofFeeds.english, ofFeeds.group),
    '@lectern/markdown': namesIn(ofMarkdown.english, ofMarkdown.group),
    '@lectern/publish': Object.keys(ofPublish),
    '@lectern/references': ofReferences.flatMap(({english, group}) => namesIn(english, group)),
  };
}

/** Whether the site uses a package: it has references, or lists the package, or the preset includes it. */
function isUsed(name: string, {config}: Site, written: Record<string, string[]>): boolean {
  if (name === '@lectern/references') return written[name]!.length > 0;
  const {plugins = [], themes = [], presets = []} = config;
  const listed = entriesIn([...plugins, ...themes, ...presets]).map(([entry]) => entry);
  return listed.some((entry) => entry === name || entry.startsWith(`${name}/`) || /^@lectern\/preset$/.test(entry));
}

/** Texts of the site's code, in JSON files beside it. */
function missingOfSite(site: Site, locale: string): string[] {
  const at = (file: string): string => path.resolve(site.dir, file);
  const originals = Globby.sync(`src/**/translations/${codeLanguageOf(site)}.json`, {cwd: site.dir}).sort();
  return originals.flatMap((original) => {
    const folder = path.dirname(original);
    const own = fileOfLanguage(at(folder), locale, 'json');
    const file = path.join(folder, own ? path.basename(own) : `${locale}.json`);
    return lacking(file, namesIn(read(own)), namesIn(read(at(original))));
  });
}

/** Data files with facts for pages. */
function missingData(site: Site, locale: string): string[] {
  const {markdown} = site.settings;
  const {first} = site.languages;
  if (!markdown?.site) return [];
  const data = markdown.data ?? 'src/data';
  const ignore = markdown.site.glossaryOf(first) ? [] : [`${data}/glossary.*`];
  const originals = Globby.sync(`${data}/*.${first}.yml`, {cwd: site.dir, ignore}).sort();
  return originals.flatMap((original) => {
    const file = original.replace(new RegExp(`${first}\\.yml$`), `${locale}.yml`);
    const place = path.resolve(site.dir, file);
    if (!existsSync(place)) return [`${file} is missing`];
    const names = Object.keys(readData(path.resolve(site.dir, original)));
    return lacking(file, Object.keys(readData(place)), names);
  });
}

function lacking(file: string, known: string[], names: string[]): string[] {
  return names.filter((name) => !known.includes(name)).map((name) => `${file}: “${name}” is missing`);
}

function read(file: string | undefined): Texts {
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

/** `{a: {b: 'text'}}` → `['a.b']` */
function namesIn(texts: Texts, group = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const name = group ? `${group}.${key}` : key;
    return typeof text === 'string' ? [name] : namesIn(text, name);
  });
}
