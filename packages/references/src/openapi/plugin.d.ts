/** What is used of the plugin and of its theme; their own declarations do not cover these. */
declare module 'docusaurus-plugin-openapi-docs' {
  interface Context {
    siteDir: string;
    siteConfig: {presets?: unknown[]; plugins?: unknown[]};
  }
  interface Options {
    docsPluginId: string;
    config: Record<string, object>;
  }
  export default function plugin(context: Context, options: Options): {extendCli(program: object): void};
}

declare module 'docusaurus-plugin-openapi-docs/lib/markdown' {
  export function createApiPageMD(page: object): string;
  export function createSchemaPageMD(page: object): string;
}

declare module 'docusaurus-plugin-openapi-docs/lib/markdown/utils' {
  /** Escapes what Markdown allows and MDX does not. */
  export function clean(markdown: string | undefined): string;
}

declare module 'docusaurus-plugin-openapi-docs/lib/openapi/createResponseExample' {
  export function sampleResponseFromSchema(schema: object): unknown;
}

declare module 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/buildPostmanRequest.js' {
  export interface PostmanRequest {
    body?: {mode: string};
  }
  /** The request of a Postman collection with parameters, body and credentials filled in. */
  export default function buildPostmanRequest(request: object | undefined, values: object): PostmanRequest;
}

declare module 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/Body/json2xml' {
  /** Data as XML without line breaks; whether it has one root depends on the data. */
  export default function json2xml(data: object, tab: string): string;
}

declare module 'docusaurus-theme-openapi-docs/lib/theme/Schema/normalize' {
  type Schema = Record<string, unknown>;
  /** What the schemas of `allOf` are together. */
  export function mergeAllOf(schema: Schema): Schema;
  /** A choice whose branches hold what stands beside them; the schema itself where nothing does. */
  export function foldSiblingsIntoBranches(schema: Schema): Schema;
}

declare module 'postman-code-generators' {
  interface Language {
    key: string;
    variants: {key: string}[];
  }
  const codegen: {
    getLanguageList(): Language[];
    convert(
      language: string,
      variant: string,
      request: object,
      options: object,
      done: (error: Error | null, snippet?: string) => void,
    ): void;
  };
  export default codegen;
}

declare module 'postman-collection' {
  const postman: {Request: new (definition: object) => {toJSON(): object}};
  export default postman;
}
