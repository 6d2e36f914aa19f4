import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildSchema} from 'graphql';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {graphQlKinds} from './graphQlKinds';
import {checkOptions} from './options';
import type {Site} from './site';
import {checkSchema, generatePages} from './graphql';
import {hooksFor} from './graphql/hooks';
import {type PageSettings, PageWriter} from './graphql/page';
import {translate} from './graphql/texts';
import {wordsIn} from './graphql/words';
import {withLevels} from './levels';
import {graphQlReference} from './references';
import {brought} from './root';
import {typesetIn} from './typography';

const sample = {id: 'shop', file: brought('fixtures/shop.graphql'), route: 'api'};
const options = checkOptions({});
const siteIn = (folders: Record<string, string>): Site => ({
  siteDir: brought(),
  languages: Object.entries(folders).map(([locale, docs]) => ({locale, docs})),
  locale: 'en',
  docsRoute: '/docs',
  cache: '',
});
const words = {en: wordsIn('en'), fr: wordsIn('fr')};

const scratch = mkdtempSync(path.join(tmpdir(), 'graphql-test-'));
afterAll(() => rmSync(scratch, {recursive: true, force: true}));

function write(name: string, content: string): string {
  const file = path.join(scratch, name);
  writeFileSync(file, content);
  return file;
}

describe('check', () => {
  const goodSchema = '"""Q."""\ntype Query {\n  "F."\n  field(\n    "A."\n    argument: Int = 1\n  ): String\n}\n';
  const goodTexts = 'Query: "Q."\nQuery.field: "F."\nQuery.field.argument: "A."\n';

  const check = (schema: string, texts = goodTexts) =>
    checkSchema({source: write('s.graphql', schema), texts: [{locale: 'fr', file: write('s.yml', texts)}]});

  it('names every source and output', async () => {
    const {outputs, load} = graphQlReference(sample, options, siteIn({en: '/docs', fr: '/french'}));
    const sources = await (await load()).sources();
    expect(sources.map((file) => path.basename(file))).toEqual(['shop.graphql']);
    expect(outputs).toHaveLength(16);
    expect(outputs).toEqual(expect.arrayContaining(['/docs/api/inputObjects.md', '/french/api/queries.md']));
  });

  it('accepts a schema with a text for everything', async () => {
    expect(await check(goodSchema)).toEqual([]);
  });

  it.each([
    [
      'a syntax error',
      goodSchema.replace('): String', ') String'),
      7,
      'Syntax Error: Expected ":", found Name "String".',
    ],
    ['an unknown type', goodSchema.replace(': String', ': Strin'), 7, 'Unknown type "Strin". Did you mean "String"?'],
    [
      'a name defined twice',
      `${goodSchema}\n"T."\nscalar T\n"T."\nscalar T\n`,
      11,
      'There can be only one type named "T".',
    ],
    [
      'an interface that is not kept',
      `${goodSchema}\n"I."\ninterface I {\n  "X."\n  x: Int\n}\n\n"O."\ntype O implements I {\n  "Y."\n  y: Int\n}\n`,
      13,
      'Interface field I.x expected but O does not provide it.',
    ],
  ])('reports %s with its line', async (_, schema, line, message) => {
    const [problem] = await check(schema);
    expect(problem).toMatchObject({file: path.join(scratch, 's.graphql'), line, message});
  });

  it('reports a missing description with its line', async () => {
    expect(await check(goodSchema.replace('    "A."\n', ''))).toEqual([
      {
        file: path.join(scratch, 's.graphql'),
        line: 5,
        message: 'Query.field.argument has no description.',
        hint: 'Put one in quotation marks on the line above.',
        rule: 'graphql-description',
      },
    ]);
  });

  it('takes directives that a gateway defines, and a schema in its own words', async () => {
    const schema = goodSchema.replace('type Query', 'type Query @shareable');
    expect(await checkSchema({source: write('s.graphql', schema)})).toEqual([]);
  });

  it('may be told what is an error', async () => {
    const problems = await check(goodSchema.replace('    "A."\n', ''));
    expect(withLevels(problems)).toMatchObject([{isWarning: true}]);
    const [strict] = withLevels(problems, {'graphql-description': 'error'});
    expect(strict?.isWarning).toBeUndefined();
    expect(withLevels(problems, {'graphql-description': 'off'})).toEqual([]);
  });

  it('reports a missing French text with the line of what it describes', async () => {
    expect(await check(goodSchema, goodTexts.replace('Query.field: "F."\n', ''))).toEqual([
      {
        file: path.join(scratch, 's.graphql'),
        line: 4,
        message: 'Query.field has no French text.',
        hint: `Add \`Query.field: "…"\` to ${path.join(scratch, 's.yml')}.`,
        rule: 'graphql-text',
        several: 'texts are not translated into French',
      },
    ]);
  });

  it('wants a French text for the reason of a deprecation', async () => {
    const [problem] = await check(goodSchema.replace('): String', '): String @deprecated(reason: "Old.")'));
    expect(problem).toMatchObject({line: 4, message: 'Query.field@deprecated has no French text.'});
  });

  it.each([
    ['that describes nothing', `${goodTexts}Query.gone: "G."\n`, 4, /^Query\.gone describes nothing in /],
    ['that is empty', goodTexts.replace('"F."', '""'), 2, /^Query\.field has no text\.$/],
    ['given twice', `${goodTexts}Query: "Q."\n`, 4, /^Map keys must be unique/],
    ['that is not YAML', goodTexts.replace('"F."', 'F : oui'), 2, /^Nested mappings are not allowed/],
  ])('reports a French text %s with its line', async (_, texts, line, message) => {
    const [problem, ...others] = await check(goodSchema, texts);
    expect(problem).toMatchObject({file: path.join(scratch, 's.yml'), line});
    expect(problem?.message).toMatch(message);
    expect(others).toEqual([]);
  });

  it('reports an endpoint that does not answer', async () => {
    const [problem] = await checkSchema({source: 'http://localhost:59999/graphql', isLive: true});
    expect(problem).toMatchObject({file: 'http://localhost:59999/graphql', line: 1});
    expect(problem?.message).toBe('The schema cannot be read: fetch failed (ECONNREFUSED)');
  });
});

describe('generate', () => {
  const site = path.join(scratch, 'site');
  const languages = ['en', 'de'];
  const german = brought('fixtures/shop.de.yml');
  const around = {
    options,
    site: siteIn(Object.fromEntries(languages.map((locale) => [locale, path.join(site, locale)]))),
    texts: [{locale: 'de', file: german}],
  };
  const page = (locale: string, kind: string) => readFileSync(path.join(site, locale, `api/${kind}.md`), 'utf8');
  const other = path.join(site, 'en/api/other.md');

  beforeAll(async () => {
    mkdirSync(path.dirname(other), {recursive: true});
    writeFileSync(other, 'Other');
    await generatePages(sample, around);
  });

  it('makes eight pages in each language and leaves other pages alone', () => {
    for (const locale of languages) {
      for (const kind of graphQlKinds) expect(page(locale, kind)).toMatch(/^---\ntitle: /);
    }
    expect(readFileSync(other, 'utf8')).toBe('Other');
    expect(existsSync(path.join(site, 'en/api/graphql'))).toBe(false);
  });

  it('takes the texts of a language', () => {
    expect(page('en', 'queries')).toContain('An item by its number.');
    expect(page('de', 'queries')).toContain('Ein Artikel nach seiner Nummer.');
  });

  it('loses no page when it fails', async () => {
    const before = page('en', 'queries');
    const gone = {...sample, endpoint: 'http://localhost:59999/graphql'};
    await expect(generatePages(gone, around)).rejects.toThrow();
    expect(page('en', 'queries')).toBe(before);
  });

  it('has a title and a description of its own for every page', () => {
    const all = Object.values(words).flatMap(({pages}) => graphQlKinds.map((kind) => pages[kind]));
    for (const {description} of all) {
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
    }
    expect(new Set(all.map(({description}) => description)).size).toBe(16);
  });
});

describe('a page', () => {
  const writerOf = (sdl: string, settings: Partial<PageSettings> = {}) => {
    const schema = buildSchema(sdl);
    return {schema, writer: new PageWriter(schema, {locale: 'en', name: 'GraphQL', tags: [], ...settings})};
  };

  it('takes HTML, formulas and headings in a description literally', () => {
    const {schema, writer} = writerOf(
      '"""\n# Not a heading, <b>nor</b> bold, $5 or {x}; `a < $b` is code.\n"""\nscalar A\ntype Query { a: A }',
    );
    expect(writer.type(schema.getType('A')!)).toContain(
      '\\# Not a heading, &lt;b>nor&lt;/b> bold, \\$5 or {x}; `a < $b` is code.',
    );
  });

  it('sets French with its spaces and apostrophes, but not in code', () => {
    const {schema, writer} = writerOf('type Query { a: A }\nscalar A', {locale: 'fr'});
    translate(schema, new Map([['A', {text: "L'un : « x » ; 10 000 ! `a : b'c`", line: 1}]]), typesetIn('fr'));
    expect(writer.type(schema.getType('A')!)).toContain(
      "L’un\u202f: «\u202fx\u202f»\u202f; 10\u202f000\u202f! `a : b'c`",
    );
  });

  it('tells how many lines each type has, which says how high it will be', () => {
    const {schema, writer} = writerOf('"""A word."""\nscalar A\ntype Query { a: A }');
    const [open, ...lines] = writer.type(schema.getType('A')!).split('\n').filter(Boolean);
    const close = lines.pop();
    expect([open, close]).toEqual([`<section class="graphql" style="--lines: ${lines.length}">`, '</section>']);
    expect(lines[0]).toBe('## A {#A}');
  });

  it('says so when a schema has nothing of a kind', () => {
    const {writer} = writerOf('type Query { a: Int }', {locale: 'fr'});
    expect(writer.page('mutations', [])).toContain('Le schéma ne contient aucune mutation.');
  });

  it('bears the name of its API, its tags and the file that it is made of', () => {
    const editUrl = 'https://example.com/edit/shop.graphql';
    const page = writerOf('type Query { a: Int }', {name: 'Shop', tags: ['sales'], editUrl}).writer.page('unions', []);
    expect(page).toContain('title: "Shop unions"');
    expect(page).toContain('description: "The unions of the Shop schema,');
    expect(page).toContain('tags: [sales]');
    expect(page).toContain(`custom_edit_url: ${editUrl}`);
    const bare = writerOf('type Query { a: Int }').writer.page('unions', []);
    expect(bare).not.toContain('tags:');
    expect(bare).toContain('custom_edit_url: null');
  });
});

describe('the hooks of the plugin', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('keep types whose names differ by case only, and types that are named like operations', () => {
    const schema = buildSchema(
      'type Query { a: Url, b: URL, c: BookQuery }\nscalar Url\nscalar URL\ntype BookQuery { d: Int }',
    );
    const hooks = hooksFor({locale: 'en', name: 'GraphQL', tags: []});
    const rootTypes: Record<string, Record<string, unknown>> = {directives: {}, queries: {}};
    const event = <Data>(data: Data) => ({data, output: undefined, preventDefault: vi.fn()});
    hooks.afterLoadSchemaHook(event({schema}));
    hooks.beforeRenderRootTypesHook(event({rootTypes}));
    expect(Object.keys(rootTypes)).toEqual([...graphQlKinds]);
    for (const entities of Object.values(rootTypes)) {
      for (const type of Object.values(entities)) hooks.beforePrintTypeHook(event({type}));
    }
    hooks.afterRenderFilesHook(event({outputDir: path.join(scratch, 'hooks/graphql')}));
    const scalars = readFileSync(path.join(scratch, 'hooks/scalars.md'), 'utf8');
    expect(scalars).toContain('{#Url}');
    expect(scalars).toContain('{#URL}');
    expect(readFileSync(path.join(scratch, 'hooks/objects.md'), 'utf8')).toContain('{#BookQuery}');
    expect(readFileSync(path.join(scratch, 'hooks/queries.md'), 'utf8')).toContain('{#c}');
  });

  it('write nothing after one of them has failed', () => {
    const {exitCode} = process;
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const hooks = hooksFor({locale: 'en', name: 'GraphQL', tags: []});
    const event = <Data>(data: Data) => ({data, preventDefault: vi.fn()});
    hooks.beforeRenderRootTypesHook(event({rootTypes: {}}));
    hooks.afterRenderFilesHook(event({outputDir: path.join(scratch, 'failed/graphql')}));
    expect(report).toHaveBeenCalledOnce();
    expect(process.exitCode).toBe(1);
    expect(existsSync(path.join(scratch, 'failed'))).toBe(false);
    process.exitCode = exitCode;
  });
});
