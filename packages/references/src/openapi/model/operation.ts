import {STATUS_CODES} from 'node:http';
import {asString, isObject, type Path, valueAt} from '../path';
import type {Samples} from '../codeSamples';
import {firstParagraph} from '../texts';
import {examplesOf} from './examples';
import {asHtml, asInlineHtml} from './html';
import type {Report} from './report';
import {contentsOf, type Parts as RequestParts, type Request, requestOf} from './request';
import type {Json, Resolver} from './resolver';
import {samplesOfChoices} from './samplesOfChoices';
import {Shapes} from './shapes';
import {
  type Body,
  type Callback,
  type Content,
  type Field,
  type OperationModel,
  type Place,
  type Response,
  type Scheme,
  type Server,
  places,
} from './types';
import {asText, type PagesOfSchemas} from './typeOf';
import {withExamples} from './withExamples';

/** Data that all operations of a description share. */
export interface ApiParts {
  resolver: Resolver;
  pages: PagesOfSchemas;
  /** Page ids by operation ids, for links in responses. */
  operations: ReadonlyMap<string, string>;
  pageFor: (name: string) => string | undefined;
  samples: Samples;
  /** The id of the API's page. */
  info: string;
  report: Report;
}

/** The data of an operation's page; its path is `['paths', '/pets/{id}', 'get']`. */
export function operationModel(path: Path, title: string, api: ApiParts): OperationModel {
  const {resolver, report, samples, info} = api;
  const [section, address, method] = path as [string, string, string];
  const operation = resolver.of(valueAt(resolver.document, path));
  const item = resolver.of(valueAt(resolver.document, path.slice(0, -1)));
  const isWebhook = section !== 'paths';
  const shapes = new Shapes(api);
  const parts = new Parts(api, shapes, path);

  const parameters = parametersOf(item, operation, resolver);
  const body = operation.requestBody === undefined ? undefined : resolver.of(operation.requestBody);
  const servers = serversOf(item, operation, resolver);
  const {security} = {security: valueAt(resolver.document, ['security']), ...operation};
  const model: OperationModel = {
    kind: 'operation',
    title,
    ...described(whole(operation, title)),
    method: isWebhook ? 'event' : method,
    path: isWebhook ? '' : address,
    ...(operation.deprecated === true && {deprecated: true as const}),
    ...(typeof operation['x-deprecated-description'] === 'string' && {
      deprecation: asInlineHtml(operation['x-deprecated-description']),
    }),
    ...linkOf(operation.externalDocs),
    servers: isWebhook ? [] : servers.map((server) => serverOf(server, parts, resolver)),
    ...(Array.isArray(security) &&
      !isWebhook && {security: (security as unknown[]).map((one) => schemesOf(one, resolver))}),
    info,
    parameters: parts.parameters(parameters),
    ...(body && {body: parts.body(body, 'body', isWebhook ? 'received' : 'sent')}),
    responses: parts.responses(operation.responses, 'response', isWebhook ? 'sent' : 'received'),
    callbacks: parts.callbacks(operation.callbacks),
    samples: [],
  };
  shapes.finish((error) => report({rule: 'schema-made', path, message: firstLine(error)}));
  if (model.body) sayOnce([model.description, model.body.description], model.body.contents);
  for (const response of model.responses) sayOnce([response.description], response.contents);
  if (!isWebhook) {
    const schemes = Array.isArray(security) ? firstSchemes(security as unknown[], resolver) : [];
    const responses = successes(operation.responses, resolver);
    const given = {method, path: address, server: servers[0], parameters, body, responses, schemes, resolver};
    const request = attempt(
      () => requestOf(given),
      (error) => {
        report({rule: 'sample-made', path, message: error.message});
      },
    );
    if (request)
      model.samples = samples.of(request, ({label}, error) => {
        report({rule: 'sample-made', path, message: `${label}: ${firstLine(error)}`});
      });
    if (model.samples.length > 0) model.samplesOfChoices = samplesOfBody(model, given, api, path);
  }
  return model;
}

/** Languages that fail are reported with the first choice; a choice that lacks one is left out. */
function samplesOfBody({samples, body}: OperationModel, given: RequestParts, api: ApiParts, path: Path) {
  const htmlOf = (request: Request): string[] => api.samples.of(request, () => undefined).map(({html}) => html);
  const made = attempt(
    () => samplesOfChoices(body?.contents ?? [], given, htmlOf),
    (error) => {
      api.report({rule: 'sample-made', path, message: firstLine(error)});
    },
  );
  const whole = [...(made ?? [])].filter(([, all]) => all.length === samples.length);
  return whole.length > 1 ? Object.fromEntries(whole) : undefined;
}

/** Creates the parts of a page, and leaves out those that fail. */
class Parts {
  constructor(
    private readonly api: ApiParts,
    private readonly shapes: Shapes,
    private readonly path: Path,
  ) {}

  parameters(all: Json[]): OperationModel['parameters'] {
    return Object.fromEntries(
      places.map((place) => [place, all.filter((one) => one.in === place).map((one) => this.parameter(one, place))]),
    ) as Record<Place, Field[]>;
  }

  parameter(parameter: Json, prefix: string, direction: 'sent' | 'received' = 'sent'): Field {
    const {resolver} = this.api;
    const schema = parameter.schema ?? contentsOf(parameter, resolver)[0]?.[1].schema ?? {};
    // Its own description comes before those of the schema.
    const about = {
      ...(schema as Json),
      ...(parameter.description !== undefined && {description: parameter.description}),
    };
    const field = this.shapes.field(String(parameter.name), about, prefix, direction);
    const named = isObject(parameter.examples) ? resolver.of(Object.values(parameter.examples)[0]).value : undefined;
    const example = withExamples(parameter.example ?? named, resolver);
    return Object.assign(field, {
      ...(parameter.required === true && {required: true as const}),
      ...(parameter.deprecated === true && {deprecated: true as const}),
      ...(example !== undefined && example !== null && {example: asText(example)}),
    });
  }

  body(body: Json, id: string, direction: 'sent' | 'received'): Body {
    return {
      ...described(body),
      ...(body.required === true && {required: true as const}),
      contents: this.contents(body, id, direction),
    };
  }

  contents(part: Json, id: string, direction: 'sent' | 'received'): Content[] {
    const {resolver, report} = this.api;
    return contentsOf(part, resolver).map(([media, content], index): Content => {
      const failed = (rule: 'schema-made' | 'example-made') => (error: Error) => {
        report({rule, path: this.path, message: `${id}, ${media}: ${firstLine(error)}`});
      };
      // Each media type has its own ids.
      const prefix = index === 0 ? id : `${id}-${media.replace(/^.*[/+]/, '')}`;
      const shape =
        content.schema === undefined
          ? undefined
          : attempt(() => this.shapes.add(content.schema, prefix, direction), failed('schema-made'));
      const examples = attempt(() => examplesOf(media, content, direction, resolver), failed('example-made')) ?? [];
      return {media, ...(shape && {shape}), examples};
    });
  }

  responses(all: unknown, prefix: string, direction: 'sent' | 'received'): Response[] {
    const {resolver} = this.api;
    const entries = isObject(all) ? Object.entries(all).filter(([status]) => !status.startsWith('x-')) : [];
    return entries.map(([status, one]): Response => {
      const response = resolver.of(one);
      const id = `${prefix}-${status}`;
      const headers = isObject(response.headers) ? Object.entries(response.headers) : [];
      return {
        status,
        ...(STATUS_CODES[status] && {reason: STATUS_CODES[status]}),
        ...described(response),
        headers: headers.map(([name, header]) =>
          this.parameter({name, ...resolver.of(header)}, `${id}-header`, direction),
        ),
        contents: this.contents(response, id, direction),
        links: this.links(response.links),
      };
    });
  }

  links(all: unknown): Response['links'] {
    const {resolver, operations} = this.api;
    return (isObject(all) ? Object.entries(all) : []).map(([name, one]) => {
      const {operationId, operationRef, ...link} = resolver.of(one);
      const operation = asString(operationId ?? operationRef);
      const page = operations.get(operation);
      return {name, operation, ...(page && {page}), ...described(link)};
    });
  }

  callbacks(all: unknown): Callback[] {
    const {resolver} = this.api;
    return (isObject(all) ? Object.entries(all) : []).flatMap(([name, one]) =>
      Object.entries(resolver.of(one)).flatMap(([expression, item]) =>
        Object.entries(resolver.of(item)).flatMap(([method, value]): Callback[] => {
          if (!isObject(value) || !/^(?:get|put|post|delete|options|head|patch|trace)$/.test(method)) return [];
          const id = `callback-${name}`;
          return [
            {
              name,
              method,
              path: expression,
              ...described(value),
              ...(value.requestBody !== undefined && {
                body: this.body(resolver.of(value.requestBody), `${id}-body`, 'received'),
              }),
              responses: this.responses(value.responses, `${id}-response`, 'sent'),
            },
          ];
        }),
      ),
    );
  }
}

/** Many authors describe what is sent and its schema in the same words, which would follow each other. */
function sayOnce(before: (string | undefined)[], contents: Content[]): void {
  for (const {shape} of contents)
    if (shape?.description && before.includes(shape.description)) delete shape.description;
}

function attempt<T>(make: () => T, failed: (error: Error) => void): T | undefined {
  try {
    return make();
  } catch (error) {
    failed(error as Error);
    return undefined;
  }
}

function firstLine({message}: Error): string {
  return message.trim().split('\n')[0] ?? '';
}

/** A summary that isn't the title becomes the beginning of the description; a description that only repeats the title is left out. */
function whole(operation: Json, title: string): Json {
  const summary = asString(operation.summary).trim();
  const description = asString(operation.description).trim();
  if (description.replace(/\.$/, '') === title.replace(/\.$/, '')) return {...operation, description: undefined};
  const isTitle = firstParagraph(summary) === title && summary.length <= title.length + 20;
  if (isTitle || description.startsWith(summary)) return operation;
  return {...operation, description: [summary, description].join('\n\n')};
}

export function described({description}: Json): {description?: string} {
  return typeof description === 'string' && description.trim() ? {description: asHtml(description)} : {};
}

function linkOf(docs: unknown): {externalDocs?: OperationModel['externalDocs']} {
  if (!isObject(docs) || typeof docs.url !== 'string') return {};
  const {url, description} = docs;
  return {externalDocs: {url, ...(typeof description === 'string' && description && {text: description})}};
}

/** Parameters of the path, unless the operation overrides them by name and place. */
function parametersOf(item: Json, operation: Json, resolver: Resolver): Json[] {
  const listed = [item.parameters, operation.parameters].flatMap((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  const all = listed.map((one) => resolver.of(one));
  return [...new Map(all.map((one) => [`${String(one.in)} ${String(one.name)}`, one])).values()];
}

function serversOf(item: Json, operation: Json, resolver: Resolver): unknown[] {
  const lists = [operation.servers, item.servers, valueAt(resolver.document, ['servers'])];
  return (lists.find((list) => Array.isArray(list) && list.length > 0) as unknown[] | undefined) ?? [];
}

function serverOf(server: unknown, parts: Parts, resolver: Resolver): Server {
  const {url, description, variables} = resolver.of(server);
  const entries = isObject(variables) ? Object.entries(variables) : [];
  return {
    url: asString(url),
    ...(typeof description === 'string' && description && {description: asInlineHtml(description)}),
    variables: entries.map(([name, one]) => {
      const variable = resolver.of(one);
      return parts.parameter(
        {name, description: variable.description, schema: {type: 'string', ...variable, description: undefined}},
        'server',
      );
    }),
  };
}

function schemeOf(key: string, resolver: Resolver): Json {
  return resolver.of(valueAt(resolver.document, ['components', 'securitySchemes', key]));
}

function schemesOf(requirement: unknown, resolver: Resolver): Scheme[] {
  const entries = isObject(requirement) ? Object.entries(requirement) : [];
  return entries.map(([key, scopes]) => {
    const {type, name, scheme} = schemeOf(key, resolver);
    const detail = type === 'apiKey' ? name : type === 'http' ? scheme : Array.isArray(scopes) ? scopes.join(', ') : '';
    return {
      key,
      ...(typeof type === 'string' && {type: type as Scheme['type'] & string}),
      detail: asString(detail),
    };
  });
}

/** The first requirement that isn't empty: an empty one makes authentication optional. */
function firstSchemes(security: unknown[], resolver: Resolver): Json[] {
  const wanted = security.find((one) => isObject(one) && Object.keys(one).length > 0);
  return isObject(wanted) ? Object.keys(wanted).map((key) => schemeOf(key, resolver)) : [];
}

function successes(responses: unknown, resolver: Resolver): Json[] {
  const entries = isObject(responses) ? Object.entries(responses) : [];
  return entries.filter(([status]) => status.startsWith('2')).map(([, one]) => resolver.of(one));
}
