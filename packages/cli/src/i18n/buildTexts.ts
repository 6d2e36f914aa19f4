import {Globby} from '@docusaurus/utils';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {flat, type Texts} from '@lectern/kit/texts';
import {readData} from '@lectern/markdown/data/readData';
import {fileOfLanguage} from '../check/languages';
import {missingOfApis} from '../check/references';
import {codeLanguageOf} from '../settings/languages';
import type {Site} from '../settings/site';

/**
 * Texts that a language lacks, as files and names in them, among those for readers that are neither pages nor extracted
 * by Docusaurus.
 */
export async function missingTexts(site: Site, locale: string): Promise<string[]> {
  const ofCode = locale === codeLanguageOf(site) ? [] : missingOfSite(site, locale);
  const ofContent =
    locale === site.languages.first
      ? []
      : [...missingData(site, locale), ...(await missingOfApis(site, locale)).map((file) => `${file} is missing`)];
  return [...ofCode, ...ofContent];
}

/** Texts of the site's code, in JSON files beside it. */
function missingOfSite(site: Site, locale: string): string[] {
  const at = (file: string): string => path.resolve(site.dir, file);
  const originals = Globby.sync(`src/**/translations/${codeLanguageOf(site)}.json`, {cwd: site.dir}).sort();
  return originals.flatMap((original) => {
    const folder = path.dirname(original);
    const own = fileOfLanguage(at(folder), locale, 'json');
    const file = path.join(folder, own ? path.basename(own) : `${locale}.json`);
    return lacking(file, Object.keys(flat(read(own))), Object.keys(flat(read(at(original)))));
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
