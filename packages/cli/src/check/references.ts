import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Problem} from '@lectern/kit/problems';
import type * as docsOptionsModule from '@lectern/references/docsOptions';
import type * as kindsModule from '@lectern/references/graphQlKinds';
import type * as makeModule from '@lectern/references/make';
import type * as optionsModule from '@lectern/references/options';
import type * as siteModule from '@lectern/references/site';
import type * as textsModule from '@lectern/references/textsFile';
import type {ReferencesOptions} from '@lectern/references/types';
import {entriesIn} from '../settings/contentOptions';
import {localesOf} from '../settings/languages';
import type {Configuration} from '../settings/configuration';

const name = '@lectern/references';

/** Loads a part of @lectern/references, which only sites with APIs install: from the site, or beside this package. */
function load<Part>(part: string, {dir}: Configuration): Promise<Part> {
  const {resolve} = createRequire(path.resolve(dir, 'package.json'));
  return import(resolve(`${name}/${part}`, {paths: [dir, __dirname]})) as Promise<Part>;
}

/** The options of @lectern/references with their defaults; undefined without references. */
export async function referencesOf(site: Configuration): Promise<ReferencesOptions | undefined> {
  const given = site.settings.references ?? inConfiguration(site);
  if (!given) return undefined;
  const {checkOptions} = await load<typeof optionsModule>('options', site);
  const {withDocsOf} = await load<typeof docsOptionsModule>('docsOptions', site);
  const {presets = [], plugins = []} = site.config;
  return withDocsOf({presets, plugins}, checkOptions(given));
}

function inConfiguration({
  config: {plugins, themes, presets},
}: Configuration): optionsModule.GivenOptions | false | undefined {
  const own = entriesIn([...(plugins ?? []), ...(themes ?? [])]).find(([entry]) => entry === name);
  const ofPreset = entriesIn(presets).find(([entry]) => /^@lectern(?:\/preset)?$/.test(entry));
  return own?.[1] ?? (ofPreset?.[1].references as optionsModule.GivenOptions | undefined);
}

/** The folder in the docs that contains only references. */
export async function referenceFolder(site: Configuration): Promise<string | undefined> {
  return (await referencesOf(site))?.folder;
}

/** Globs, below the docs, of the pages that the build generates. */
export async function generatedPages(site: Configuration): Promise<string[]> {
  const references = await referencesOf(site);
  if (!references) return [];
  const {graphQlKinds} = await load<typeof kindsModule>('graphQlKinds', site);
  return [
    ...references.openapi.map(({route}) => `${route}/**`),
    ...references.graphql.flatMap(({route}) =>
      graphQlKinds.flatMap((kind) => [`${route}/${kind}.md`, `${route}/${kind}/**`]),
    ),
  ];
}

/** Problems in API descriptions. */
export async function referenceProblems(site: Configuration): Promise<Problem[]> {
  const references = await referencesOf(site);
  if (!references) return [];
  const make = await load<typeof makeModule>('make', site);
  return make.referenceProblems(references, await referenceSite(site, references));
}

/** Generates the pages of APIs whose descriptions have changed; `false` if one can't be generated. */
export async function makeReferences(site: Configuration): Promise<boolean> {
  const references = await referencesOf(site);
  if (!references?.make) return true;
  const make = await load<typeof makeModule>('make', site);
  return make.makeReferences(references, await referenceSite(site, references), {verbose: false});
}

/** The site in the form that @lectern/references expects. */
async function referenceSite(site: Configuration, references: ReferencesOptions): Promise<siteModule.Site> {
  const {siteOf} = await load<typeof siteModule>('site', site);
  const siteDir = path.resolve(site.dir);
  const {path: folder = 'i18n', localeConfigs: given = {}, ...others} = site.config.i18n ?? {};
  // Completed as Docusaurus does: a language without a folder isn't translated.
  const localeConfigs = Object.fromEntries(
    localesOf(site).map((locale) => {
      const {translate, path: own = locale} = given[locale] ?? {};
      return [locale, {path: own, translate: translate ?? existsSync(path.resolve(siteDir, folder, own))}];
    }),
  );
  const i18n = {...others, path: folder, localeConfigs, defaultLocale: site.languages.first, locales: localesOf(site)};
  return siteOf({siteDir, i18n}, references);
}

/** Paths of missing files that could translate API descriptions into a language. */
export async function missingOfApis(site: Configuration, locale: string): Promise<string[]> {
  const references = await referencesOf(site);
  if (!references) return [];
  const {overlayOf, schemaTextsOf, textsBeside} = await load<typeof textsModule>('textsFile', site);
  const around = await referenceSite(site, references);
  return [
    ...references.openapi
      .filter((api) => !overlayOf(api, locale, around))
      .map(({file}) => textsBeside.openapi(file, locale)),
    ...references.graphql
      .filter((api) => !schemaTextsOf(api, locale, around))
      .flatMap(({file}) => (file ? [textsBeside.graphql(file, locale)] : [])),
  ];
}
