import codegen from 'postman-code-generators';
import buildPostmanRequest, {
  type PostmanRequest,
} from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/buildPostmanRequest.js';
import {highlight} from '@lectern/kit/code/highlight';
import type {SampleLanguage} from '../types';

export interface Sample {
  language: string;
  label: string;
  /** Highlighted when the page is made, so that no page needs the grammars of 18 languages. */
  html: string;
  /** As Prism calls the language, for a code block that colours it once more. */
  grammar?: string;
}

export interface Operation {
  postman?: {toJSON(): object};
  servers?: Server[];
  parameters?: Parameter[];
  requestBody?: {content?: Record<string, MediaType>};
  responses?: Record<string, {content?: object}>;
  security?: Record<string, string[]>[];
  securitySchemes?: Record<string, object>;
  jsonRequestBodyExample?: unknown;
}

interface Server {
  url: string;
  description?: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  example?: unknown;
  examples?: Record<string, {value?: unknown}>;
  schema?: {default?: unknown; example?: unknown};
}

interface MediaType {
  example?: unknown;
  examples?: Record<string, {value?: unknown}>;
  schema?: {properties?: Record<string, {format?: string; example?: unknown; default?: unknown}>};
  encoding?: object;
}

/** One sample per language: the request with the examples of the description, to its first server. */
export function samplesOf(operation: Operation, languages: SampleLanguage[], withGrammars = false): Sample[] {
  if (!operation.postman) return [];
  const request = requestOf(operation);
  return languages.map(({language, label, highlight: grammar, variant}) => ({
    language,
    label,
    html: highlight(snippet(request, language, variant), grammar),
    ...(withGrammars && grammar !== language && {grammar}),
  }));
}

function snippet(request: PostmanRequest, language: string, variant: string | undefined): string {
  const variants = codegen.getLanguageList().find(({key}) => key === language)?.variants ?? [];
  const wanted = variant ? variants.find(({key}) => key.toLowerCase() === variant.toLowerCase()) : variants[0];
  if (!wanted) throw new Error(`No code generator for ${language} ${variant ?? ''}`);
  let result = '';
  // The generator for Dart cannot trim a form with a file in it.
  const trimRequestBody = request.body?.mode !== 'formdata';
  const options = {longFormat: false, followRedirect: true, trimRequestBody};
  codegen.convert(language, wanted.key, request, options, (error, text) => {
    if (error) throw error;
    result = text ?? '';
  });
  return result.trim();
}

/** What the theme's explorer would send before a reader has typed anything. */
function requestOf(operation: Operation): PostmanRequest {
  const params = {path: [], query: [], header: [], cookie: []} as Record<Parameter['in'], object[]>;
  for (const parameter of operation.parameters ?? []) {
    const value = prefill(parameter);
    params[parameter.in].push(value === undefined ? parameter : {...parameter, value: asText(value)});
  }
  const [contentType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const accept = Object.entries(operation.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, {content}]) => Object.keys(content ?? {}))[0];

  return inBrowserLikeGlobal(() =>
    buildPostmanRequest(operation.postman, {
      pathParams: params.path,
      queryParams: params.query,
      headerParams: params.header,
      cookieParams: params.cookie,
      contentType,
      accept,
      body: bodyOf(contentType, media, operation.jsonRequestBodyExample),
      server: operation.servers?.[0],
      auth: authOf(operation),
      encoding: media?.encoding,
    }),
  );
}

function prefill({schema, example, examples}: Parameter): unknown {
  return schema?.default ?? example ?? schema?.example ?? Object.values(examples ?? {})[0]?.value;
}

function asText(value: unknown): string | string[] {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map((item) => String(asText(item))) : JSON.stringify(value);
}

function bodyOf(contentType: string | undefined, media: MediaType | undefined, fallback: unknown): object {
  if (!contentType || !media) return {type: 'empty'};
  if (contentType.includes('form')) {
    const fields = Object.entries(media.schema?.properties ?? {}).map(([name, {format, example, default: preset}]) => [
      name,
      format === 'binary'
        ? {type: 'file', src: `/path/to/${name}`}
        : {type: 'string', value: asText(example ?? preset ?? '')},
    ]);
    return {type: 'form', content: Object.fromEntries(fields) as object};
  }
  const example = media.example ?? Object.values(media.examples ?? {})[0]?.value ?? fallback;
  return {type: 'raw', content: {type: 'string', value: JSON.stringify(example, null, 2)}};
}

/** The first of the ways to authenticate, with placeholders for what is secret. */
function authOf({security, securitySchemes}: Operation): object {
  const [requirement] = security ?? [];
  if (!requirement) return {data: {}, options: {}, selected: undefined};
  const id = Object.keys(requirement).join(' and ');
  const schemes = Object.entries(requirement).map(([key, scopes]) => ({...securitySchemes?.[key], key, scopes}));
  const data = Object.fromEntries(schemes.map(({key}) => [key, {}]));
  return {data, options: {[id]: schemes}, selected: schemes.length > 0 ? id : undefined};
}

/** The theme's function expects a page around it. */
function inBrowserLikeGlobal<T>(run: () => T): T {
  const global = globalThis as {window?: unknown};
  const before = global.window;
  global.window = {location: {origin: ''}, btoa};
  try {
    return run();
  } finally {
    if (before === undefined) delete global.window;
    else global.window = before;
  }
}
