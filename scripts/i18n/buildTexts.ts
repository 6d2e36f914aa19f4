import {Globby} from '@docusaurus/utils';
import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {translationsOf} from '@lectern/kit/codeTranslations';
import type {Texts} from '@lectern/kit/texts';
import * as ofFeeds from '@lectern/docs/blog/nameFeeds';
import * as ofMarkdown from '@lectern/markdown/texts';
import {readData} from '@lectern/markdown/data/readData';
import {english as ofPublish} from '@lectern/publish/texts';
import * as ofGraphQl from '@lectern/references/graphql/words';
import * as ofOpenApi from '@lectern/references/openapi/words';
import type {Site} from '@lectern/references/site';
import {overlayOf, schemaTextsOf, textsBeside} from '@lectern/references/textsFile';
import type {ReferencesOptions} from '@lectern/references/types';
import {codeLanguage, defaultLocale, type Locale} from '../../src/config/i18n';
import {hasPart} from '../../src/config/presentParts';
import {dataFolder} from '../../src/data/folder';
import {fileOfLanguage} from '@lectern/cli/check/languages';
import {textsOfDocusaurus} from './checkStrings';
import {readStrings} from './extractStrings';

/** What the build itself writes for readers. */
const writtenByBuild: Record<string, string[]> = {
  '@lectern/docs': namesIn(ofFeeds.english, ofFeeds.group),
  '@lectern/markdown': namesIn(ofMarkdown.english, ofMarkdown.group),
  '@lectern/publish': Object.keys(ofPublish),
  '@lectern/references': [
    ...namesIn(ofOpenApi.english, ofOpenApi.group),
    ...namesIn(ofGraphQl.english, ofGraphQl.group),
  ],
};

interface Around {
  references: Pick<ReferencesOptions, 'openapi' | 'graphql'>;
  site: Site;
  engine: string;
  /** Found by Docusaurus, and so reported with the strings of the site. */
  asked: string[];
}

/** Of what is shown to readers, is no page, and escapes Docusaurus: what a language lacks, as a file and a name in it. */
export async function missingTexts(locale: Locale, around: Around): Promise<string[]> {
  const ofCode =
    locale === codeLanguage ? [] : [...(await missingOfPackages(locale, around)), ...missingOfSite(locale)];
  const ofContent = locale === defaultLocale ? [] : [...missingData(locale), ...missingOfApis(locale, around)];
  return [...ofCode, ...ofContent];
}

/** Each has a file for a language with all its texts; in place of it, a site may say them in its own `code.json`. */
async function missingOfPackages(locale: Locale, {references, engine, asked}: Around): Promise<string[]> {
  const own = (await readStrings(`i18n/${locale}`))['code.json'] ?? {};
  const elsewhere = [...Object.keys(own), ...(await textsOfDocusaurus(locale)), ...asked];
  const isUsed: Record<string, boolean> = {
    '@lectern/references': references.openapi.length + references.graphql.length > 0,
    '@lectern/search': engine === 'lectern',
  };
  const folders = Globby.sync('node_modules/@lectern/*/translations', {onlyDirectories: true}).sort();
  return folders.flatMap((folder) => {
    const name = path.relative('node_modules', path.dirname(folder));
    if (isUsed[name] === false) return [];
    const inSomeLanguage = Globby.sync(`${folder}/*.json`).flatMap((file) => Object.keys(read(file)));
    const all = new Set([...(writtenByBuild[name] ?? []), ...inSomeLanguage]);
    const file = path.join(path.relative('', realpathSync(folder)), `${locale}.json`);
    return lacking(file, [...Object.keys(translationsOf(name, locale)), ...elsewhere], [...all]);
  });
}

function missingOfSite(locale: Locale): string[] {
  const originals = Globby.sync(`src/**/translations/${codeLanguage}.json`).sort();
  return originals.flatMap((original) => {
    const folder = path.dirname(original);
    const own = fileOfLanguage(folder, locale, 'json');
    return lacking(own ?? path.join(folder, `${locale}.json`), namesIn(read(own)), namesIn(read(original)));
  });
}

function missingData(locale: Locale): string[] {
  const ignore = hasPart('glossary') ? [] : [`${dataFolder}/glossary.*`];
  const originals = Globby.sync(`${dataFolder}/*.${defaultLocale}.yml`, {ignore}).sort();
  return originals.flatMap((original) => {
    const file = original.replace(new RegExp(`${defaultLocale}\\.yml$`), `${locale}.yml`);
    if (!existsSync(file)) return [`${file} is missing`];
    return lacking(file, Object.keys(readData(file)), Object.keys(readData(original)));
  });
}

/** Whether their texts are complete is told by `npm run check:content`. */
function missingOfApis(locale: Locale, {references, site}: Around): string[] {
  const files = [
    ...references.openapi
      .filter((api) => !overlayOf(api, locale, site))
      .map(({file}) => textsBeside.openapi(file, locale)),
    ...references.graphql
      .filter((api) => !schemaTextsOf(api, locale, site))
      .flatMap(({file}) => (file ? [textsBeside.graphql(file, locale)] : [])),
  ];
  return files.map((file) => `${file} is missing`);
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
