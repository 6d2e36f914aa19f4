import {copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {runGraphQLMarkdown} from '@graphql-markdown/cli';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  type IntrospectionQuery,
  Source,
  buildASTSchema,
  buildClientSchema,
  getIntrospectionQuery,
  parse,
  validateSchema,
} from 'graphql';
import {validateSDL} from 'graphql/validation/validate.js';
import {graphQlDocs, graphQlFolder, graphQlKinds, graphQlOptions, graphQlSchema} from '../../src/config/graphql';
import {type Locale, locales} from '../../src/config/i18n';
import {frenchProblems, readTexts} from './graphql/french';
import {describedParts, lineOf, lineOfNode} from './graphql/schema';
import type {Problem, Reference} from './types';

/** Below the docs of each language. */
const pages = graphQlKinds.map((kind) => path.join(graphQlFolder, `${kind}.md`));

export const graphqlReference: Reference = {
  name: 'GraphQL',
  sources: [
    graphQlSchema.file,
    graphQlSchema.french,
    'src/config/graphql.ts',
    'src/config/site.ts',
    ...[
      'formatter.en.cjs',
      'formatter.fr.cjs',
      'french.ts',
      'hooks.ts',
      'page.ts',
      'schema.ts',
      'usage.ts',
      'words.ts',
    ].map((file) => `scripts/references/graphql/${file}`),
    'scripts/references/graphql.ts',
  ],
  outputs: locales.flatMap((locale) => pages.map((page) => path.join(graphQlDocs[locale], page))),
  check: () => checkSchema({file: graphQlSchema.file, french: graphQlSchema.french, endpoint: graphQlSchema.endpoint}),
  generate: () => generatePages(graphQlDocs),
};

type CheckedSources = {file: string; french: string; endpoint?: string};

/** What is wrong with the schema, its descriptions or their French texts. */
export async function checkSchema({file, french, endpoint}: CheckedSources): Promise<Problem[]> {
  const schemaFile = endpoint ?? file;
  const {schema, problems} = endpoint ? await readEndpoint(endpoint) : readSchema(file);
  const {texts, problems: textProblems} = readTexts(french);
  if (!schema) return [...problems, ...textProblems];

  const undescribed = [...describedParts(schema)]
    .filter(([, part]) => !part.description?.trim())
    .map(([coordinates, part]) => ({
      file: schemaFile,
      line: lineOf(part),
      message: `${coordinates} has no description.`,
      hint: 'Put one in quotation marks on the line above.',
    }));
  // A file that cannot be read in full would seem to lack texts that it has.
  const textsToMend =
    textProblems.length > 0 ? textProblems : frenchProblems(schema, {texts, schemaFile, textsFile: french});
  return [...undescribed, ...textsToMend];
}

type SchemaOrProblems = {schema: GraphQLSchema; problems: []} | {schema?: undefined; problems: Problem[]};

function readSchema(file: string): SchemaOrProblems {
  const toProblem = (error: GraphQLError): Problem => ({
    file,
    line: lineOfNode(error.nodes?.[0]) ?? error.locations?.[0]?.line ?? 1,
    message: error.message,
  });
  let document: DocumentNode;
  try {
    document = parse(new Source(readFileSync(file, 'utf8'), file));
  } catch (error) {
    if (error instanceof GraphQLError) return {problems: [toProblem(error)]};
    throw error;
  }
  const definitionErrors = validateSDL(document);
  if (definitionErrors.length > 0) return {problems: definitionErrors.map(toProblem)};
  const schema = buildASTSchema(document, {assumeValidSDL: true});
  const schemaErrors = validateSchema(schema);
  return schemaErrors.length > 0 ? {problems: schemaErrors.map(toProblem)} : {schema, problems: []};
}

async function readEndpoint(url: string): Promise<SchemaOrProblems> {
  try {
    const query = getIntrospectionQuery({specifiedByUrl: true, inputValueDeprecation: true});
    const response = await fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({query}),
    });
    const {data, errors} = (await response.json()) as ExecutionResult<IntrospectionQuery>;
    if (!data) throw new Error(errors?.[0]?.message ?? `the answer, ${response.status}, describes no schema`);
    return {schema: buildClientSchema(data), problems: []};
  } catch (error) {
    const hint = 'Is it running? `npm run graphql` serves the sample schema at http://localhost:4000/graphql.';
    return {problems: [{file: url, line: 1, message: `The schema cannot be read: ${reasonOf(error)}`, hint}]};
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // `fetch failed` alone says nothing: the cause does.
  const {cause, message} = error;
  const detail = cause instanceof Error && ('code' in cause ? String(cause.code) : cause.message);
  return detail ? `${message} (${detail})` : message;
}

/** Makes the pages of both languages in a scratch folder, and puts them in their places when all are there. */
export async function generatePages(targets: Record<Locale, string>): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'graphql-reference-'));
  try {
    for (const locale of locales) await runPlugin(locale, path.join(scratch, locale));
    for (const locale of locales) {
      mkdirSync(path.join(targets[locale], graphQlFolder), {recursive: true});
      for (const page of pages) copyFileSync(path.join(scratch, locale, page), path.join(targets[locale], page));
    }
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}

async function runPlugin(locale: Locale, folder: string): Promise<void> {
  const logger = pathToFileURL(path.resolve('scripts/references/graphql/logger.mjs')).href;
  await runGraphQLMarkdown(graphQlOptions(locale), {root: folder}, logger);
  // The plugin goes on after a failure of a hook, and does not tell.
  const missing = pages.filter((page) => !existsSync(path.join(folder, page)));
  if (missing.length > 0) throw new Error(`The GraphQL pages (${locale}) were not made: ${missing.join(', ')}.`);
}
