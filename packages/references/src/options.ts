import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '@lectern/kit/nearest';
import {Joi, validOptions} from '@lectern/kit/options';
import {SettingsError} from '@lectern/kit/settingsError';
import {sidebarNameOf} from './names';
import {fileOf, type Site} from './site';
import type {GraphQlSettings, Level, OpenApiSettings, ReferencesOptions, SampleLanguage} from './types';

export const name = '@lectern/references';

/** A few languages that the highlighter of the classic theme knows. */
const samples: SampleLanguage[] = [
  {language: 'curl', label: 'cURL', highlight: 'bash'},
  {language: 'javascript', label: 'JavaScript', highlight: 'javascript'},
  {language: 'python', label: 'Python', highlight: 'python'},
  {language: 'go', label: 'Go', highlight: 'go'},
];

const text = Joi.string();
const files = Joi.object().pattern(text, text);
const api = {
  id: text.required(),
  route: text,
  label: text,
  sidebar: text,
  linksFrom: text.uri({scheme: ['http', 'https']}),
};

const schema = Joi.object<ReferencesOptions>({
  openapi: Joi.array()
    .items(Joi.object({...api, file: text, title: text, description: text, overlays: files}))
    .default([]),
  graphql: Joi.array()
    .items(Joi.object({...api, file: text, endpoint: text, tags: Joi.array().items(text), texts: files}))
    .default([]),
  folder: text.default('api'),
  typesOnOnePage: Joi.number().integer().min(1).default(100),
  samples: Joi.array()
    .items(Joi.object({language: text.required(), label: text.required(), highlight: text.required(), variant: text}))
    .default(samples),
  rules: Joi.object()
    .pattern(text, Joi.valid('off', 'warn', 'error' satisfies Level))
    .default({}),
  editUrl: text,
  docs: Joi.object({id: text, path: text, routeBasePath: text}).default({}),
  make: Joi.boolean().default(true),
  writtenIn: Joi.object({apis: text, rules: text}).default({}),
  tokens: Joi.boolean().default(true),
});

/** The required fields of an API in a configuration: its id and its source. */
type Given<Api extends {route: string}> = Omit<Api, 'route'> & Partial<Pick<Api, 'route'>>;
export type GivenOptions = Partial<Omit<ReferencesOptions, 'openapi' | 'graphql'>> & {
  openapi?: Given<OpenApiSettings>[];
  graphql?: Given<GraphQlSettings>[];
};

/** The field names of APIs. */
export const fieldsOfApis = {
  openapi: ['id', 'file', 'route', 'label', 'title', 'description', 'sidebar', 'linksFrom', 'overlays'],
  graphql: ['id', 'file', 'endpoint', 'route', 'label', 'sidebar', 'linksFrom', 'tags', 'texts'],
} satisfies {openapi: (keyof OpenApiSettings)[]; graphql: (keyof GraphQlSettings)[]};

export function checkOptions(given: GivenOptions): ReferencesOptions {
  const {apis} = given.writtenIn ?? {};
  const options = apis
    ? validOptions(apis, schema, given as object, false)
    : validOptions(name, schema, given as object);
  const withRoute = <Api extends Given<{id: string; route: string}>>(one: Api) => ({
    ...one,
    route: one.route ?? `${options.folder}/${one.id}`,
  });
  return {...options, openapi: options.openapi.map(withRoute), graphql: options.graphql.map(withRoute)};
}

/** Throws if files are missing, or if two APIs share an id, a URL or a sidebar. */
export function checkApis(options: ReferencesOptions, site: Site): void {
  const problems = [
    ...(['openapi', 'graphql'] as const).flatMap((kind) =>
      options[kind].flatMap((one, index) => problemsOf(one, `${kind}[${index}]`, options, site)),
    ),
    ...clashes(options),
  ];
  if (problems.length === 0) return;
  throw new SettingsError(
    options.writtenIn.apis ?? name,
    problems.map((problem) => `: ${problem}`),
  );
}

function problemsOf(
  one: OpenApiSettings | GraphQlSettings,
  place: string,
  {folder}: ReferencesOptions,
  site: Site,
): string[] {
  const isSchema = place.startsWith('graphql');
  const texts = ('overlays' in one && one.overlays) || ('texts' in one && one.texts) || {};
  const textsField = `${place}.${isSchema ? 'texts' : 'overlays'}`;
  const languages = site.languages.map(({locale}) => locale);
  const {route} = one;
  return [
    ...(/^[a-z\d][\w-]*$/i.test(one.id) ? [] : [`${place}.id: letters, digits and hyphens only, such as 'orders'.`]),
    ...((route === folder || isInside(route, folder)) && /^[\w-]+(?:\/[\w-]+)*$/.test(route)
      ? []
      : [
          `${place}.route: a folder inside the docs, “${folder}” or below it, without slashes around it, such as '${folder}/orders'. What stands there is made by each build, and left out by git.`,
        ]),
    ...missingFile(one.file, `${place}.file`, site),
    ...(one.file || ('endpoint' in one && one.endpoint)
      ? []
      : [
          `${place}.file: missing. ${isSchema ? 'Name the file of the schema, or an `endpoint`.' : 'Name the OpenAPI file.'}`,
        ]),
    ...Object.entries(texts).flatMap(([language, file]) => [
      ...(languages.includes(language)
        ? []
        : [`${textsField}.${language}: not a language of the site.${meant(language, languages)}`]),
      ...missingFile(file, `${textsField}.${language}`, site),
    ]),
  ];
}

function missingFile(file: string | undefined, place: string, site: Site): string[] {
  if (!file || existsSync(fileOf(file, site))) return [];
  const folder = path.dirname(file);
  const isThere = existsSync(fileOf(folder, site));
  const known = entriesOf(isThere ? folder : path.dirname(folder), site);
  return [`${place}: there is no file “${file}”.${didYouMean(isThere ? file : folder, known)}`];
}

function entriesOf(folder: string, site: Site): string[] {
  const place = fileOf(folder, site);
  return existsSync(place) ? readdirSync(place).map((entry) => path.posix.join(folder, entry)) : [];
}

function clashes({openapi, graphql}: ReferencesOptions): string[] {
  const apis = [
    ...openapi.map((one, index) => ({...one, place: `openapi[${index}]`, ownsFolder: true})),
    ...graphql.map((one, index) => ({...one, place: `graphql[${index}]`, ownsFolder: false})),
  ];
  return apis.flatMap((one, index) =>
    apis
      .slice(0, index)
      .flatMap((other) => [
        ...(one.id === other.id ? [`${one.place}.id: “${one.id}” is the id of ${other.place}, too.`] : []),
        ...(sidebarNameOf(one) === sidebarNameOf(other) && one.id !== other.id
          ? [`${one.place}.sidebar: “${sidebarNameOf(one)}” is the sidebar of ${other.place}, too.`]
          : []),
        ...(one.route === other.route
          ? [`${one.place}.route: “${one.route}” is the route of ${other.place}, too.`]
          : []),
        ...(other.ownsFolder && isInside(one.route, other.route) ? [inside(one, other)] : []),
        ...(one.ownsFolder && isInside(other.route, one.route) ? [inside(other, one)] : []),
      ]),
  );
}

function isInside(route: string, folder: string): boolean {
  return route.startsWith(`${folder}/`);
}

/** Whether one reference is inside the folder of another, which is generated as a whole. */
function inside(one: {place: string; route: string}, folder: {place: string; route: string}): string {
  return `${one.place}.route: “${one.route}” is inside “${folder.route}”, which holds the pages of ${folder.place} only.`;
}

function meant(word: string, known: string[]): string {
  return `${didYouMean(word, known)} There are: ${known.join(', ')}.`;
}
