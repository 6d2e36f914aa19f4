import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {PluginConfig} from '@docusaurus/types';
import type {Locale} from './i18n';

/** The eight pages of the reference, in the order of the sidebar. Each is also the last part of its address. */
export const graphQlKinds = [
  'queries',
  'mutations',
  'objects',
  'inputObjects',
  'enums',
  'interfaces',
  'scalars',
  'unions',
] as const;

export type GraphQlKind = (typeof graphQlKinds)[number];

export const graphQlSchema = {
  file: 'examples/schema.graphql',
  french: 'examples/schema.fr.yml',
  /** Address of a running endpoint to read instead of the file: `npm run graphql` serves one at http://localhost:4000/graphql. */
  endpoint: process.env.GRAPHQL_SCHEMA || undefined,
};

/** Folder of the pages, below the root of the docs of each language. The REST reference lives in it, too. */
export const graphQlFolder = 'api';

export const graphQlDocs: Record<Locale, string> = {
  en: 'docs',
  fr: 'i18n/fr/docusaurus-plugin-content-docs/current',
};

/** Tags of the eight pages: each must stand in docs/tags.yml. */
export const graphQlTags = ['computer-languages-graphql', 'content-api'];

/** Options of `@graphql-markdown/docusaurus` for one language: scripts/references/graphql.ts runs it with them. */
export function graphQlOptions(locale: Locale) {
  const {endpoint, file} = graphQlSchema;
  return {
    id: locale === 'en' ? 'default' : locale,
    schema: endpoint ?? file,
    loaders: endpoint
      ? {
          UrlLoader: {
            module: '@graphql-tools/url-loader',
            // Not asked for otherwise, and missing from the pages then.
            options: {specifiedByUrl: true, inputValueDeprecation: true},
          },
        }
      : {GraphQLFileLoader: '@graphql-tools/graphql-file-loader'},
    rootPath: graphQlDocs[locale],
    // Scratch folder: the formatter makes eight pages beside it and removes it. With `--force`, the plugin
    // empties this folder, so it must not be one that holds other pages.
    baseURL: `${graphQlFolder}/graphql`,
    formatter: pathToFileURL(path.resolve(`scripts/references/graphql/formatter.${locale}.cjs`)).href,
    homepage: false as const,
  };
}

/** `docusaurus graphql-to-doc` makes the English pages, `docusaurus graphql-to-doc:fr` the French ones. */
export const graphqlPlugins: PluginConfig[] = [
  ['@graphql-markdown/docusaurus', graphQlOptions('en')],
  ['@graphql-markdown/docusaurus', graphQlOptions('fr')],
];

/** No labels: each page brings its own, in its language. */
export const graphQlSidebarItems = graphQlKinds.map((kind) => `${graphQlFolder}/${kind}`);
