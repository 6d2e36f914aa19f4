import {existsSync} from 'node:fs';
import {fileOf, type Site} from './site';
import type {GraphQlSettings, OpenApiSettings} from './types';

/** Where they are looked for, if the settings name no other file. */
export const textsBeside = {
  openapi: (file: string, locale: string) => `${withoutExtension(file)}.${locale}.overlay.yaml`,
  graphql: (file: string, locale: string) => `${withoutExtension(file)}.${locale}.yml`,
};

/** The texts of a language for an OpenAPI file; none where its own words are shown. */
export function overlayOf({file, overlays}: OpenApiSettings, locale: string, site: Site): string | undefined {
  return named(overlays?.[locale], site) ?? ifThere(textsBeside.openapi(fileOf(file, site), locale));
}

/** The texts of a language for a GraphQL schema; none where its own words are shown. */
export function schemaTextsOf({file, texts}: GraphQlSettings, locale: string, site: Site): string | undefined {
  return named(texts?.[locale], site) ?? (file ? ifThere(textsBeside.graphql(fileOf(file, site), locale)) : undefined);
}

function named(file: string | undefined, site: Site): string | undefined {
  return file === undefined ? undefined : fileOf(file, site);
}

function withoutExtension(file: string): string {
  return file.replace(/\.\w+$/, '');
}

function ifThere(file: string): string | undefined {
  return existsSync(file) ? file : undefined;
}
