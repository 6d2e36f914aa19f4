/**
 * What a page of a REST reference shows, as JSON: no word of the interface is in it, so that languages which say the same
 * have the same file. Descriptions are HTML.
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
  /** What to use instead. */
  deprecation?: string;
  externalDocs?: Link;
  servers: Server[];
  /** Alternatives; in each, all that it needs together. Nothing where the description does not say. */
  security?: Scheme[][];
  /** Id of the page of the API, which says how to authenticate. */
  info: string;
  parameters: Record<Place, Field[]>;
  body?: Body;
  responses: Response[];
  callbacks: Callback[];
  samples: Sample[];
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
  /** Not known where the description has no such scheme. */
  type?: 'oauth2' | 'apiKey' | 'http' | 'openIdConnect' | 'mutualTLS';
  /** Of a key, its name; of HTTP, its scheme; else scopes. */
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
  /** How many lines are left out at its end. */
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
  /** The address that is called, as an expression. */
  path: string;
  description?: string;
  body?: Body;
  responses: Response[];
}

export interface Sample extends Code {
  /** As the generator calls it. */
  key: string;
  /** As readers do. */
  label: string;
}

/** A type, to be put into words. */
export type Type =
  | {is: 'plain'; name: string; format?: string}
  | {is: 'named'; name: string; page?: string}
  | {is: 'list' | 'map'; of: Type}
  | {is: 'union'; of: Type[]}
  | {is: 'const'; value: string};

/** The bounds of a value, under their names in JSON Schema. */
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
  /** Those of an enum; of a list, what its items may be. */
  values?: {value: string; meaning?: string}[];
  default?: string;
  example?: string;
  fields?: Field[];
  choices?: Choices[];
  elsewhere?: Elsewhere;
}

export interface Field extends Shape {
  /** Its address within the page. */
  id: string;
  /** Empty where the name is up to the author of the data. */
  name: string;
  /** What such a name looks like. */
  pattern?: string;
  required?: true;
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

/** How variants are told apart. */
export interface ChoiceName {
  text?: string;
  type?: Type;
  /** What one has to have, where nothing else tells it from the others. */
  fields?: string[];
  /** `Option 2`. */
  option?: number;
}

/** Where the fields of a schema are, if not here. */
export interface Elsewhere {
  name: string;
  /** Above on the same page. */
  id?: string;
  /** On the page of this schema, whose id it is. */
  page?: string;
}
