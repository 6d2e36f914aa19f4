interface ReferenceSettings {
  /** Letters, digits and hyphens; names the downloads and the category. */
  id: string;
  /** Folder of the pages inside the docs, and so their address below that of the docs. */
  route: string;
  /** In the navbar. */
  label?: string;
  /** Name of the sidebar, by which its labels are translated. */
  sidebar?: string;
}

/** A REST API: OpenAPI 3.0 or 3.1, in YAML or JSON. */
export interface OpenApiSettings extends ReferenceSettings {
  file: string;
  /** Title and description of the category; those of the file where they are missing. */
  title?: string;
  description?: string;
  /** Files with the texts of a language, where they are not `<file>.<language>.overlay.yaml`. */
  overlays?: Record<string, string>;
}

/** A GraphQL API: a schema in a file, or an endpoint to ask for it when the pages are made. */
export interface GraphQlSettings extends ReferenceSettings {
  file?: string;
  /** Wins over the file. */
  endpoint?: string;
  /** Of its pages; where the docs have a list of tags, each must stand in it. */
  tags?: string[];
  /** Files with the texts of a language, where they are not `<file>.<language>.yml`. */
  texts?: Record<string, string>;
}

/** A language of code samples. */
export interface SampleLanguage {
  /** As `postman-code-generators` calls it. */
  language: string;
  /** As readers do. */
  label: string;
  /** As Prism does. */
  highlight: string;
  /** The library that the sample uses; the first of the generator where nothing is said. */
  variant?: string;
}

export type Level = 'off' | 'warn' | 'error';

/** A type, because Docusaurus takes no interface for the options of a plugin. */
export type ReferencesOptions = {
  openapi: OpenApiSettings[];
  graphql: GraphQlSettings[];
  /** Inside the docs: each `route` is this folder, or one below. */
  folder: string;
  /** Of a GraphQL schema: a kind with more types has a page for each. */
  typesOnOnePage: number;
  /** Code samples of each operation, in this order. */
  samples: SampleLanguage[];
  /** Levels of rules for descriptions of APIs, by their names; those of other rules are those of a new site. */
  rules: Record<string, Level>;
  /** What 'edit this page' opens, before the path of the source. */
  editUrl?: string;
  /** Of the docs plugin that shows the pages, where these are not what the classic preset says. */
  docs: {id?: string; path?: string; routeBasePath?: string};
  /** Whether the pages are made whenever Docusaurus begins, or only by the command. */
  make: boolean;
  /** Files that hold the APIs and the rules, where these are not in the configuration of Docusaurus: messages name them. */
  writtenIn: {apis?: string; rules?: string};
  /** Whether colours and spaces are taken from Infima; not where the site defines all `--lectern-…` itself. */
  tokens: boolean;
};
