import {existsSync} from 'node:fs';
import {fileOf, type Site} from './site';
import type {GraphQlSettings, OpenApiSettings} from './types';

/** The default paths of translations. */
export const textsBeside = {
  openapi: (file: string, locale: string) => `${withoutExtension(file)}.${locale}.overlay.yaml`,
  graphql: (file: string, locale: string) => `${withoutExtension(file)}.${locale}.yml`,
};

/** The translation of an OpenAPI file; undefined if there is none. */
export function overlayOf({file, overlays}: OpenApiSettings, locale: string, site: Site): string | undefined {
  return named(overlays?.[locale], site) ?? ifThere(textsBeside.openapi(fileOf(file, site), locale));
}

/** The translation of a GraphQL schema; undefined if there is none. */
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
