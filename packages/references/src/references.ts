import path from 'node:path';
import {graphQlKinds} from './graphQlKinds';
import {importFirst} from './importFirst.cjs';
import {graphQlNameOf, openApiNameOf} from './names';
import {fileOf, type Site} from './site';
import {overlayOf, schemaTextsOf} from './textsFile';
import type {GraphQlSettings, OpenApiSettings, ReferencesOptions} from './types';
import {descriptionFiles} from './downloads';
import type {Reference} from './generator';

/** The references of a site. Generators are loaded later, and only for kinds in use. */
export function referencesOf(options: ReferencesOptions, site: Site): Reference[] {
  return [
    ...options.openapi.map((api) => openApiReference(api, options, site)),
    ...options.graphql.map((schema) => graphQlReference(schema, options, site)),
  ];
}

/** The translations of each language that has some. */
export interface TextsFile {
  locale: string;
  file: string;
}

/** The reference of one OpenAPI file, in all languages. */
export function openApiReference(
  api: OpenApiSettings,
  options: ReferencesOptions,
  site: Site,
  hasDownloads = true,
): Reference {
  const texts = filesBy(site, (locale) => overlayOf(api, locale, site));
  const folders = site.languages.map(({docs}) => path.join(docs, api.route));
  const downloads = hasDownloads ? site.languages.flatMap(({locale}) => downloadsOf(api, locale, site)) : [];
  const {samples, rules} = options;
  return {
    id: api.id,
    name: `${openApiNameOf(api)} reference`,
    settings: [api, texts, site.languages, samples, rules],
    folders,
    outputs: [...folders, ...downloads],
    async load() {
      await importFirst();
      return (await import('./openapi')).openApiGenerator(api, {options, site, texts, hasDownloads});
    },
  };
}

/** The files for download in a language. */
export function downloadsOf(api: OpenApiSettings, locale: string, site: Site): [yaml: string, json: string] {
  const [yaml, json] = descriptionFiles(api, locale, site);
  const at = (name: string): string => path.join(site.cache, 'static/openapi', name);
  return [at(yaml), at(json)];
}

/** The reference of one schema, in all languages. */
export function graphQlReference(schema: GraphQlSettings, options: ReferencesOptions, site: Site): Reference {
  const texts = filesBy(site, (locale) => schemaTextsOf(schema, locale, site));
  const {rules, editUrl, typesOnOnePage} = options;
  return {
    id: schema.id,
    name: `${graphQlNameOf(schema)} reference`,
    settings: [schema, texts, site.languages, rules, editUrl, typesOnOnePage],
    isLive: schema.endpoint !== undefined,
    outputs: site.languages.flatMap(({docs}) => pagesOf(schema).map((page) => path.join(docs, page))),
    maybe: site.languages.flatMap(({docs}) => graphQlKinds.map((kind) => path.join(docs, schema.route, kind))),
    async load() {
      await importFirst();
      return (await import('./graphql')).graphQlGenerator(schema, {options, site, texts});
    },
  };
}

/** The paths of its pages in the docs of each language. */
export function pagesOf({route}: GraphQlSettings): string[] {
  return graphQlKinds.map((kind) => path.join(route, `${kind}.md`));
}

function filesBy({languages}: Site, fileIn: (locale: string) => string | undefined): TextsFile[] {
  return languages.flatMap(({locale}) => {
    const file = fileIn(locale);
    return file ? [{locale, file}] : [];
  });
}

export function sourceOf({file, endpoint}: GraphQlSettings, site: Site): string {
  return endpoint ?? fileOf(file ?? '', site);
}
