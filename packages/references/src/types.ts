interface ReferenceSettings {
  /** Letters, digits and hyphens; part of the names of downloads and of the category. */
  id: string;
  /** The folder of the pages in the docs, and so part of their URLs. */
  route: string;
  /** The label in the navbar. */
  label?: string;
  /** The name of the sidebar, by which its labels are translated. */
  sidebar?: string;
  /** The URL that relative links in its texts are relative to; by default, they lead to pages of the site. */
  linksFrom?: string;
}

/** A REST API: OpenAPI 3.0 or 3.1, in YAML or JSON. */
export interface OpenApiSettings extends ReferenceSettings {
  file: string;
  /** Title and description of the category; by default, those of the file. */
  title?: string;
  description?: string;
  /** Files with translations, if they aren't `<file>.<language>.overlay.yaml`. */
  overlays?: Record<string, string>;
}

/** A GraphQL API: a schema in a file, or an endpoint to query when the pages are generated. */
export interface GraphQlSettings extends ReferenceSettings {
  file?: string;
  /** Takes precedence over the file. */
  endpoint?: string;
  /** Tags of its pages; if the docs have a list of tags, they must be in it. */
  tags?: string[];
  /** Files with translations, if they aren't `<file>.<language>.yml`. */
  texts?: Record<string, string>;
}

/** A language of code samples. */
export interface SampleLanguage {
  /** The name in `postman-code-generators`. */
  language: string;
  /** The name for readers. */
  label: string;
  /** The name in Prism. */
  highlight: string;
  /** The library in the sample; by default, the first one of the generator. */
  variant?: string;
}

export type Level = 'off' | 'warn' | 'error';

/** A type, because Docusaurus doesn't accept an interface for the options of a plugin. */
export type ReferencesOptions = {
  openapi: OpenApiSettings[];
  graphql: GraphQlSettings[];
  /** A folder in the docs: each `route` is this folder, or one below. */
  folder: string;
  /** A kind of a GraphQL schema with more types has a page for each. */
  typesOnOnePage: number;
  /** Code samples of each operation, in this order. */
  samples: SampleLanguage[];
  /** Levels of rules for API descriptions, by name; other rules have the level of a new site. */
  rules: Record<string, Level>;
  /** The start of edit links, before the path of the source. */
  editUrl?: string;
  /** Options of the docs plugin that shows the pages, if they differ from those of the classic preset. */
  docs: {id?: string; path?: string; routeBasePath?: string};
  /** Whether pages are generated whenever Docusaurus starts, or only by the command. */
  make: boolean;
  /** Files to name in messages, if APIs and rules aren't in the configuration of Docusaurus. */
  writtenIn: {apis?: string; rules?: string};
  /** Whether design tokens are derived from Infima; `false` if the site defines all `--lectern-…` itself. */
  tokens: boolean;
};
