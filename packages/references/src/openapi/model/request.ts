import {isObject} from '../path';
import {discriminated} from './choiceNames';
import {exampleOf, saidExample} from './exampleOf';
import type {Json, Resolver} from './resolver';
import {choicesOf, propertiesOf, wholeOf} from './schema';
import {type Place, places} from './types';
import {asText} from './typeOf';
import {withExamples} from './withExamples';
import {asXml} from './xml';

/** A sample request, with the examples of the description. */
export interface Request {
  method: string;
  url: string;
  headers: {key: string; value: string}[];
  body?: RequestBody;
}

export type RequestBody =
  | {mode: 'raw'; text: string}
  | {mode: 'urlencoded'; fields: {key: string; value: string}[]}
  | {
      mode: 'formdata';
      fields: {key: string; value: string; isFile: boolean}[];
    }
  | {mode: 'file'; src: string};

export interface Parts {
  method: string;
  path: string;
  server: unknown;
  parameters: Json[];
  body?: Json;
  /** The content of the body that is sent, if not its first one. */
  content?: [media: string, content: Json];
  /** What is sent, if not the first example of the content. */
  data?: unknown;
  responses: Json[];
  /** The security schemes of the first requirement, by name. */
  schemes: Json[];
  resolver: Resolver;
}

export function requestOf(parts: Parts): Request {
  const {method, path, server, parameters, body, data, responses, schemes, resolver} = parts;
  const given: Record<Place, [name: string, value: string][]> = {
    path: [],
    query: [],
    header: [],
    cookie: [],
  };
  for (const parameter of parameters) {
    const place = places.find((one) => one === parameter.in);
    const value = valueOf(parameter, resolver);
    if (place && value !== undefined) given[place].push(...serialised(parameter, value));
    // Without an example, it stays a placeholder: `{q}`.
    else if (place === 'query' && parameter.required === true) {
      given.query.push([String(parameter.name), `{${String(parameter.name)}}`]);
    }
  }
  for (const scheme of schemes) authenticate(scheme, given);

  const [media, content] = parts.content ?? contentsOf(body, resolver)[0] ?? [];
  const accept = responses.flatMap((response) => contentsOf(response, resolver)).map(([type]) => type)[0];
  const sent = media === undefined ? undefined : bodyOf(media, content ?? {}, data, resolver);
  const cookies = given.cookie.map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = [
    // The client that sends a form with files sets its boundary.
    ...(media !== undefined && sent?.mode !== 'formdata' ? [['Content-Type', media] as const] : []),
    ...(accept === undefined ? [] : [['Accept', accept] as const]),
    ...given.header,
    ...(cookies ? [['Cookie', cookies] as const] : []),
  ];
  return {
    method: method.toUpperCase(),
    url: addressOf(server, resolver) + filled(path, given.path) + queryOf(given.query),
    headers: headers.map(([key, value]) => ({key, value})),
    ...(sent && {body: sent}),
  };
}

/** The example in the description; optional parameters without one aren't sent. */
function valueOf(parameter: Json, resolver: Resolver): unknown {
  const [media] = contentsOf(parameter, resolver)[0] ?? [];
  const schema = parameter.schema ?? contentsOf(parameter, resolver)[0]?.[1].schema;
  const named = isObject(parameter.examples) ? resolver.of(Object.values(parameter.examples)[0]).value : undefined;
  const {value} = wholeOf(schema, resolver);
  const said = withExamples(parameter.example ?? named ?? value.example, resolver);
  const example =
    said ?? (parameter.required === true ? (value.default ?? guessed(value, schema, resolver)) : undefined);
  return media === undefined || example === undefined ? example : asText(example);
}

/** A text without an example can't be guessed, so it is shown as `{owner}`. */
function guessed(value: Json, schema: unknown, resolver: Resolver): unknown {
  const made = exampleOf(schema, 'sent', resolver);
  const isText = typeof made === 'string' && !value.format && !value.enum && value.const === undefined;
  return isText ? undefined : made;
}

/** Serialises lists and objects by the style of a parameter. */
function serialised({name: key, in: place, style, explode}: Json, value: unknown): [string, string][] {
  const name = String(key);
  const isForm = place === 'query' || place === 'cookie';
  const isExploded = typeof explode === 'boolean' ? explode : isForm && (style ?? 'form') === 'form';
  if (Array.isArray(value)) {
    const items = (value as unknown[]).map(asText);
    if (isForm && isExploded) return items.map((item) => [name, item]);
    const between = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ',';
    return [[name, items.join(between)]];
  }
  if (!isObject(value)) return [[name, asText(value)]];
  const entries = Object.entries(value).map(([inner, one]): [string, string] => [inner, asText(one)]);
  if (style === 'deepObject') return entries.map(([inner, one]) => [`${name}[${inner}]`, one]);
  if (isForm && isExploded) return entries;
  return [[name, entries.map(([inner, one]) => (isExploded ? `${inner}=${one}` : `${inner},${one}`)).join(',')]];
}

/** `/pets/{id}` → `/pets/12`; placeholders without a value stay. */
function filled(path: string, values: [string, string][]): string {
  return values.reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => encodeURIComponent(value)),
    path,
  );
}

function queryOf(values: [string, string][]): string {
  const encoded = (text: string): string =>
    /^\{[\w-]+\}$/.test(text)
      ? text
      : encodeURIComponent(text).replace(/%2C/g, ',').replace(/%5B/g, '[').replace(/%5D/g, ']');
  return values.length === 0 ? '' : `?${values.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`;
}

/** The URL of a server, with the default values of its variables. */
export function addressOf(server: unknown, resolver: Resolver): string {
  const {url = '', variables} = resolver.of(server);
  const preset = (name: string): string | undefined => {
    const {default: value} = isObject(variables) ? resolver.of(variables[name]) : {};
    return value === undefined ? undefined : asText(value);
  };
  return String(url)
    .replace(/\{([^}]+)\}/g, (whole, name: string) => preset(name) ?? whole)
    .replace(/\/$/, '');
}

function authenticate({type, in: place, name, scheme}: Json, given: Record<Place, [string, string][]>): void {
  const key = String(name);
  if (type === 'apiKey') {
    given[places.find((one) => one === place) ?? 'header'].push([
      key,
      place === 'query' ? key.toUpperCase() : `<${key}>`,
    ]);
  } else if (type === 'http' && String(scheme).toLowerCase() === 'basic') {
    given.header.push(['Authorization', 'Basic <credentials>']);
  } else if (type === 'http' && String(scheme).toLowerCase() !== 'bearer') {
    given.header.push(['Authorization', `${String(scheme)} <credentials>`]);
  } else if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') {
    given.header.push(['Authorization', 'Bearer <token>']);
  }
}

/** The contents by media type. */
export function contentsOf(part: unknown, resolver: Resolver): [media: string, content: Json][] {
  const {content} = resolver.of(part);
  return isObject(content) ? Object.entries(content).map(([media, one]) => [media, resolver.of(one)]) : [];
}

/** Sample data for a content, and their source. */
export function dataOf(
  {example, examples, schema}: Json,
  direction: 'sent' | 'received',
  resolver: Resolver,
): {name?: string; summary?: unknown; value: unknown; path: string[]}[] {
  if (example !== undefined) return [{value: withExamples(example, resolver), path: ['example']}];
  const named = isObject(examples) ? Object.entries(examples) : [];
  const all = named.flatMap(([name, one]) => {
    const {value, summary} = resolver.of(one);
    return value === undefined ? [] : [{name, summary, value: withExamples(value, resolver), path: ['examples', name]}];
  });
  if (all.length > 0) return all;
  if (schema === undefined) return [];
  return [{value: withExamples(exampleOf(schema, direction, resolver), resolver), path: ['schema']}];
}

/**
 * Sample data for each kind that a body offers: the example of this kind, or else one made of its fields. None where
 * nothing says which kind an example is of.
 */
export function dataOfKinds(content: Json, resolver: Resolver): unknown[] {
  const {value: schema} = wholeOf(content.schema, resolver);
  const [kinds] = choicesOf(schema);
  if (!kinds) return [];
  const known = dataOf(content, 'sent', resolver);
  const isMade = known[0]?.path[0] === 'schema' && saidExample(schema) === undefined;
  const told = kinds.options.map((option) => discriminated(option, schema));
  if (!isMade && told.includes(undefined)) return [];
  return told.map((mark, index) => {
    const made = exampleOf(content.schema, 'sent', resolver, index);
    if (!mark) return made;
    const own = known.find(({value}) => isOfKind(value, mark));
    // A base schema has one example for all kinds.
    return own ? own.value : isObject(made) ? {...made, [String(mark.property)]: mark.value} : made;
  });
}

/** Which of the kinds of a body this is, by the discriminator; -1 where nothing says it. */
export function kindOfData(data: unknown, content: Json, resolver: Resolver): number {
  const {value: schema} = wholeOf(content.schema, resolver);
  const options = choicesOf(schema)[0]?.options ?? [];
  return options.findIndex((option) => isOfKind(data, discriminated(option, schema)));
}

function isOfKind(data: unknown, mark: ReturnType<typeof discriminated>): boolean {
  return mark !== undefined && isObject(data) && data[String(mark.property)] === mark.value;
}

function bodyOf(media: string, content: Json, data: unknown, resolver: Resolver): RequestBody | undefined {
  const value = data ?? dataOf(content, 'sent', resolver)[0]?.value;
  const {value: schema} = wholeOf(content.schema, resolver);
  if (media === urlEncoded || media.startsWith('multipart/')) {
    const data: Json = isObject(value) ? value : {};
    const fields = propertiesOf(schema)
      .filter(([name]) => data[name] !== undefined)
      .map(([name, property]) => {
        const {value: about} = wholeOf(property, resolver);
        const items = wholeOf(about.items, resolver).value;
        const isFile = [about, items].some(
          ({format, contentMediaType}) => format === 'binary' || contentMediaType !== undefined,
        );
        return {
          key: name,
          value: isFile ? `/path/to/${name}` : asText(data[name]),
          isFile,
        };
      });
    return media.startsWith('multipart/')
      ? {mode: 'formdata', fields}
      : {
          mode: 'urlencoded',
          fields: fields.map(({key, value: text}) => ({key, value: text})),
        };
  }
  if (schema.format === 'binary' || isBinary(media)) return {mode: 'file', src: '/path/to/file'};
  return value === undefined
    ? undefined
    : {
        mode: 'raw',
        text: asBodyText(value, media, wholeOf(content.schema, resolver).name),
      };
}

export function isBinary(media: string): boolean {
  return /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip|gzip)/.test(media);
}

const urlEncoded = 'application/x-www-form-urlencoded';

/** Serialises data for a media type. */
export function asBodyText(value: unknown, media: string, root?: string): string {
  if (typeof value === 'string' && !/json/.test(media)) return value;
  if (/[/+]xml\b/.test(media)) return asXml(value, root);
  if (media === urlEncoded && isObject(value))
    return Object.entries(value)
      .map(([name, one]) => `${encodeURIComponent(name)}=${encodeURIComponent(asText(one))}`)
      .join('&');
  return JSON.stringify(value, null, 2);
}
