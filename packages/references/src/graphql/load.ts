import {readFile} from 'node:fs/promises';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type IntrospectionQuery,
  buildASTSchema,
  buildClientSchema,
  getIntrospectionQuery,
  parse,
  validateSchema,
} from 'graphql';
import {specifiedSDLRules} from 'graphql/validation/specifiedRules.js';
import {validateSDL} from 'graphql/validation/validate.js';
import {type Problem, shown} from '@lectern/kit/problems';
import {lineOfNode} from './schema';

/** Each call builds another schema object, because translations replace texts in it. */
export type Build = () => GraphQLSchema;
/** Without `build`, the schema is invalid. */
export interface Loaded {
  build?: Build;
  problems: Problem[];
}

/** Loads a schema from a file, in its own language or as an answer to introspection, or from a URL. */
export function loadSchema(source: string, isLive = false): Promise<Loaded> {
  return isLive ? fromEndpoint(source) : fromFile(source);
}

/** A schema may use directives that its server or its gateway defines. */
const rules = specifiedSDLRules.filter(({name}) => name !== 'KnownDirectivesRule');
/** With duplicates, the last one counts: the pages lack nothing that readers could ask for. */
const isTwice = /^(?:Field|Enum value|Argument) ".*" can only be defined once\.$/;

async function fromFile(source: string): Promise<Loaded> {
  const file = shown(source);
  const toProblem = (error: GraphQLError): Problem => ({
    file,
    line: lineOfNode(error.nodes?.[0]) ?? error.locations?.[0]?.line ?? 1,
    message: error.message,
    ...(isTwice.test(error.message) && {rule: 'graphql-twice'}),
  });
  const text = await readFile(source, 'utf8');
  if (text.trim() === '') return {problems: [{file, line: 1, message: 'There is no schema in this file.'}]};
  if (text.trimStart().startsWith('{')) return fromAnswer(file, () => JSON.parse(text) as Answer);
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return {problems: [toProblem(error)]};
    throw error;
  }
  const problems = validateSDL(document, undefined, rules).map(toProblem);
  if (problems.some(({rule}) => !rule)) return {problems};
  const build: Build = () => buildASTSchema(document, {assumeValidSDL: true});
  return {build, problems: [...problems, ...validateSchema(build()).map(toProblem)]};
}

function fromEndpoint(url: string): Promise<Loaded> {
  return fromAnswer(url, () => introspect(url), 'Is it running, and does it answer introspection?');
}

/** What a server answers to introspection; some tools save only the data of it in a file. */
type Answer = (Partial<IntrospectionQuery> & {data?: Partial<IntrospectionQuery>; errors?: {message: string}[]}) | null;

async function fromAnswer(file: string, read: () => Answer | Promise<Answer>, hint?: string): Promise<Loaded> {
  try {
    const answer = await read();
    const [error] = answer?.errors ?? [];
    if (error) throw new Error(error.message);
    const data = answer?.data ?? answer;
    if (!data?.__schema) throw new Error('the answer describes no schema');
    const build: Build = () => buildClientSchema(data as IntrospectionQuery);
    build();
    return {build, problems: []};
  } catch (error) {
    return {problems: [{file, line: 1, message: `The schema cannot be read: ${reasonOf(error)}`, hint}]};
  }
}

async function introspect(url: string): Promise<Answer> {
  // Introspection omits these by default.
  const query = getIntrospectionQuery({specifiedByUrl: true, inputValueDeprecation: true});
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json', accept: 'application/graphql-response+json, application/json'},
    body: JSON.stringify({query}),
  });
  const text = await response.text();
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw new Error(`the answer is no JSON (status ${response.status})`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // `fetch failed` alone doesn't explain anything, but the cause does.
  const {cause, message} = error;
  const detail = cause instanceof Error && ('code' in cause ? String(cause.code) : cause.message);
  return detail ? `${message} (${detail})` : message;
}
