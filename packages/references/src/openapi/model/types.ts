/**
 * The data of a REST reference's page, as JSON without any interface text, so that languages with the same texts
 * share a file. Descriptions are HTML.
 */
export type PageModel = OperationModel | SchemaModel;

export interface OperationModel {
  kind: 'operation';
  title: string;
  description?: string;
  /** `event` for a webhook. */
  method: string;
  path: string;
  deprecated?: true;
  /** The replacement to use. */
  deprecation?: string;
  externalDocs?: Link;
  servers: Server[];
  /** Alternatives, each with all schemes that it requires. Undefined if the description doesn't say. */
  security?: Scheme[][];
  /** The id of the API's page, which explains authentication. */
  info: string;
  parameters: Record<Place, Field[]>;
  body?: Body;
  responses: Response[];
  callbacks: Callback[];
  samples: Sample[];
  /** The HTML of the samples, in the same order, by what the reader chooses of the body: media type, kind, or both. */
  samplesOfChoices?: Record<string, string[]>;
}

export interface SchemaModel {
  kind: 'schema';
  title: string;
  description?: string;
  shape: Shape;
  example?: Code;
}

export interface Link {
  url: string;
  text?: string;
}

export const places = ['path', 'query', 'header', 'cookie'] as const;
export type Place = (typeof places)[number];

export interface Server {
  url: string;
  description?: string;
  variables: Field[];
}

export interface Scheme {
  key: string;
  /** Undefined if the description lacks the scheme. */
  type?: 'oauth2' | 'apiKey' | 'http' | 'openIdConnect' | 'mutualTLS';
  /** The name of a key, the scheme of HTTP, or scopes. */
  detail: string;
}

export interface Body {
  description?: string;
  required?: true;
  contents: Content[];
}

/** A body in one media type. */
export interface Content {
  media: string;
  shape?: Shape;
  examples: Example[];
}

export interface Example {
  name?: string;
  description?: string;
  code: Code;
}

export interface Code {
  /** With Prism's classes. */
  html: string;
  language: string;
  /** The number of lines cut off at the end. */
  left?: number;
}

export interface Response {
  /** `200`, `4XX` or `default`. */
  status: string;
  /** `Not found` of 404. */
  reason?: string;
  description?: string;
  headers: Field[];
  contents: Content[];
  links: {name: string; operation: string; page?: string; description?: string}[];
}

export interface Callback {
  name: string;
  method: string;
  /** The called URL, as an expression. */
  path: string;
  description?: string;
  body?: Body;
  responses: Response[];
}

export interface Sample extends Code {
  /** The name in the generator. */
  key: string;
  /** The name for readers. */
  label: string;
}

/** A type, to be described in words. */
export type Type =
  | {is: 'plain'; name: string; format?: string}
  | {is: 'named'; name: string; page?: string}
  | {is: 'list' | 'map'; of: Type}
  | {is: 'union'; of: Type[]}
  | {is: 'const'; value: string};

/** Limits of a value, with their names in JSON Schema. */
export type Limits = Partial<Record<NumericLimit, number>> & {pattern?: string; unique?: true; multipleOf?: number};
export type NumericLimit =
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'maxProperties';

/** A schema. */
export interface Shape {
  type: Type;
  description?: string;
  deprecated?: true;
  access?: 'read' | 'write';
  limits?: Limits;
  /** The values of an enum; for a list, those of its items. */
  values?: {value: string; meaning?: string}[];
  default?: string;
  example?: string;
  alternatives?: Alternative[];
  needs?: Needs[];
  fields?: Field[];
  choices?: Choices[];
  elsewhere?: Elsewhere;
  /** The name of the schema, if some of its fields stand earlier on the page: paper does not repeat them. */
  again?: string;
}

/** Sets of fields: one of them at least, exactly one, or all. */
export interface Needs {
  kind: 'anyOf' | 'oneOf' | 'allOf';
  sets: string[][];
}

/** What is said of one type of `string | integer` alone. */
export type Alternative = Pick<Shape, 'type' | 'description' | 'limits' | 'values' | 'default' | 'example'>;

export interface Field extends Shape {
  /** The fragment of its URL. */
  id: string;
  /** Empty for any name. */
  name: string;
  /** The pattern of names. */
  pattern?: string;
  required?: true;
  /** Does not stand earlier on the page, as other fields of its schema do. */
  isNew?: true;
}

export interface Choices {
  kind: 'oneOf' | 'anyOf';
  options: Choice[];
}

export interface Choice {
  id: string;
  name: ChoiceName;
  shape: Shape;
}

/** What distinguishes variants. */
export interface ChoiceName {
  text?: string;
  type?: Type;
  /** Required properties, if nothing else distinguishes it. */
  fields?: string[];
  /** `Option 2`. */
  option?: number;
}

/** The place of a schema's fields, if not here. */
export interface Elsewhere {
  name: string;
  /** Earlier on the same page. */
  id?: string;
  /** The id of the schema's page. */
  page?: string;
}
