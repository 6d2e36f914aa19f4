import {createRequire} from 'node:module';
import path from 'node:path';
import type {Problem} from '@lectern/kit/problems';
import type * as kindsModule from '@lectern/references/graphQlKinds';
import type * as makeModule from '@lectern/references/make';
import type * as optionsModule from '@lectern/references/options';
import type * as siteModule from '@lectern/references/site';
import type {ReferencesOptions} from '@lectern/references/types';
import {entriesIn} from '../settings/contentOptions';
import {localesOf, type Site} from '../settings/site';

const name = '@lectern/references';

/** A part of a package that only sites with APIs install: below the site, or beside this one. */
function load<Part>(part: string, {dir}: Site): Promise<Part> {
  const {resolve} = createRequire(path.resolve(dir, 'package.json'));
  return import(resolve(`${name}/${part}`, {paths: [dir, __dirname]})) as Promise<Part>;
}

/** What the site says to it, with its defaults; nothing where it has no references. */
export async function referencesOf(site: Site): Promise<ReferencesOptions | undefined> {
  const given = site.settings.references ?? inConfiguration(site);
  if (!given) return undefined;
  const {checkOptions} = await load<typeof optionsModule>('options', site);
  return checkOptions(given);
}

function inConfiguration({config: {plugins, themes, presets}}: Site): optionsModule.GivenOptions | false | undefined {
  const own = entriesIn([...(plugins ?? []), ...(themes ?? [])]).find(([entry]) => entry === name);
  const ofPreset = entriesIn(presets).find(([entry]) => /^@lectern(?:\/preset)?$/.test(entry));
  return own?.[1] ?? (ofPreset?.[1].references as optionsModule.GivenOptions | undefined);
}

/** The folder inside the docs that holds all references, and nothing else. */
export async function referenceFolder(site: Site): Promise<string | undefined> {
  return (await referencesOf(site))?.folder;
}

/** Pages that the build makes, as globs below the docs. */
export async function generatedPages(site: Site): Promise<string[]> {
  const references = await referencesOf(site);
  if (!references) return [];
  const {graphQlKinds} = await load<typeof kindsModule>('graphQlKinds', site);
  return [
    ...references.openapi.map(({route}) => `${route}/**`),
    ...references.graphql.flatMap(({route}) => graphQlKinds.map((kind) => `${route}/${kind}.md`)),
  ];
}

/** What is wrong with the descriptions of the APIs. */
export async function referenceProblems(site: Site): Promise<Problem[]> {
  const references = await referencesOf(site);
  if (!references) return [];
  const make = await load<typeof makeModule>('make', site);
  const {siteOf} = await load<typeof siteModule>('site', site);
  // As Docusaurus completes it.
  const i18n = {...site.config.i18n, defaultLocale: site.languages.first, locales: localesOf(site)};
  return make.referenceProblems(references, siteOf({siteDir: path.resolve(site.dir), i18n}, references));
}
