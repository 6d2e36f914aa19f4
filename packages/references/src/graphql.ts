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
import {specifiedSDLRules} from 'graphql/validation/specifiedRules.js';
import {graphQlNameOf} from './names';
import type {Site} from './site';
import type {GraphQlSettings, ReferencesOptions} from './types';
import {hooksFor, setHooks} from './graphql/hooks';
import {describedParts, lineOf, lineOfNode} from './graphql/schema';
import {readTexts, textProblems} from './graphql/texts';
import {languageName} from './languageName';
import {withLevels} from './levels';
import {pagesOf, sourceOf, type TextsFile} from './references';
import {shown, type Problem} from '@lectern/kit/problems';
import type {Generator} from './generator';

interface Surroundings {
  options: Pick<ReferencesOptions, 'rules' | 'editUrl'>;
  site: Site;
  texts: TextsFile[];
}

/** Makes the pages of one schema, in all languages. */
export function graphQlGenerator(schema: GraphQlSettings, around: Surroundings): Generator {
  const {endpoint} = schema;
  const {options, site, texts} = around;
  const source = sourceOf(schema, site);
  return {
    sources: () =>
      Promise.resolve([
        ...(schema.file ? [path.resolve(site.siteDir, schema.file)] : []),
        ...texts.map(({file}) => file),
      ]),
    check: async () => withLevels(await checkSchema({source, isLive: endpoint !== undefined, texts}), options.rules),
    generate: async () => {
      await generatePages(schema, around);
      return undefined;
    },
  };
}

interface CheckedSources {
  /** A file, or an address to ask. */
  source: string;
  isLive?: boolean;
  texts?: TextsFile[];
}

/** What is wrong with the schema, its descriptions or their texts in other languages. */
export async function checkSchema({source, isLive = false, texts = []}: CheckedSources): Promise<Problem[]> {
  const schemaFile = isLive ? source : shown(source);
  const {schema, problems} = isLive ? await readEndpoint(source) : readSchema(schemaFile);
  const languages = texts.map(({locale, file}) => {
    const textsFile = shown(file);
    return {locale, textsFile, ...readTexts(textsFile)};
  });
  if (!schema) return [...problems, ...languages.flatMap((language) => language.problems)];

  const undescribed = [...describedParts(schema)]
    .filter(([, part]) => !part.description?.trim())
    .map(([coordinates, part]) => ({
      file: schemaFile,
      line: lineOf(part),
      message: `${coordinates} has no description.`,
      hint: 'Put one in quotation marks on the line above.',
      rule: 'graphql-description',
    }));
  // A file that cannot be read in full would seem to lack texts that it has.
  const textsToMend = languages.flatMap(({locale, textsFile, texts: read, problems: unreadable}) =>
    unreadable.length > 0
      ? unreadable
      : textProblems(schema, {texts: read, language: languageName(locale), schemaFile, textsFile}),
  );
  return [...undescribed, ...textsToMend];
}

type SchemaOrProblems = {schema: GraphQLSchema; problems: []} | {schema?: undefined; problems: Problem[]};

/** A schema may name directives that its server or its gateway defines. */
const rules = specifiedSDLRules.filter(({name}) => name !== 'KnownDirectivesRule');

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
  const definitionErrors = validateSDL(document, undefined, rules);
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
    const hint = 'Is it running, and does it answer introspection?';
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

/** Makes the pages of all languages in a scratch folder, and puts them in their places when all are there. */
export async function generatePages(schema: GraphQlSettings, around: Surroundings): Promise<void> {
  const {languages} = around.site;
  const pages = pagesOf(schema);
  const scratch = mkdtempSync(path.join(tmpdir(), 'graphql-reference-'));
  try {
    for (const {locale} of languages) await runGenerator(schema, {...around, locale}, path.join(scratch, locale));
    for (const {locale, docs} of languages) {
      mkdirSync(path.join(docs, schema.route), {recursive: true});
      for (const page of pages) copyFileSync(path.join(scratch, locale, page), path.join(docs, page));
    }
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}

const moduleAt = (...names: string[]): string => pathToFileURL(path.join(__dirname, ...names)).href;
/** Where the generator finds what this package brings, wherever npm has put the two. */
const loaderModule = (name: string): string => pathToFileURL(require.resolve(name)).href;

/** How graphql-markdown reads a schema. */
function loadersOf(isLive: boolean): object {
  if (isLive) {
    // Not asked for otherwise, and missing from the pages then.
    const options = {specifiedByUrl: true, inputValueDeprecation: true};
    return {UrlLoader: {module: loaderModule('@graphql-tools/url-loader'), options}};
  }
  // It is checked beforehand; directives that a gateway defines are no fault.
  const options = {assumeValidSDL: true};
  return {GraphQLFileLoader: {module: loaderModule('@graphql-tools/graphql-file-loader'), options}};
}

async function runGenerator(
  schema: GraphQlSettings,
  {locale, options, site, texts}: Surroundings & {locale: string},
  folder: string,
): Promise<void> {
  const {endpoint, route, tags = []} = schema;
  const source = sourceOf(schema, site);
  const textsFile = texts.find((one) => one.locale === locale)?.file;
  const edited = textsFile ?? (schema.file === undefined ? undefined : path.resolve(site.siteDir, schema.file));
  setHooks(
    hooksFor({
      locale,
      name: graphQlNameOf(schema),
      tags,
      texts: textsFile,
      editUrl: editUrlOf(edited, options, site),
    }),
  );
  await runGraphQLMarkdown(
    {
      id: 'default',
      schema: source,
      loaders: loadersOf(endpoint !== undefined),
      rootPath: folder,
      // Scratch folder: the hooks make eight pages beside it and remove it.
      baseURL: `${route}/graphql`,
      formatter: moduleAt('graphql/formatter.cjs'),
      homepage: false,
    } as Parameters<typeof runGraphQLMarkdown>[0],
    {root: folder},
    moduleAt('graphql/logger.cjs'),
  );
  // The generator goes on after a failure of a hook, and does not tell.
  const missing = pagesOf(schema).filter((page) => !existsSync(path.join(folder, page)));
  if (missing.length > 0) throw new Error(`The GraphQL pages (${locale}) were not made: ${missing.join(', ')}.`);
}

function editUrlOf(
  file: string | undefined,
  {editUrl}: Pick<ReferencesOptions, 'editUrl'>,
  {siteDir}: Site,
): string | undefined {
  if (editUrl === undefined || file === undefined) return undefined;
  return `${editUrl.replace(/\/$/, '')}/${path.relative(siteDir, file).split(path.sep).join('/')}`;
}
