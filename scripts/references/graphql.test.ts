import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildSchema} from 'graphql';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {createGraphQLServer, endpoint} from '../../examples/graphql-server/server';
import {graphQlKinds} from '../../src/config/graphql';
import {checkSchema, generatePages, graphqlReference} from './graphql';
import {translate} from './graphql/french';
import {hooksFor} from './graphql/hooks';
import {PageWriter} from './graphql/page';
import {words} from './graphql/words';

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
    checkSchema({file: write('s.graphql', schema), french: write('s.yml', texts)});

  it('finds nothing wrong with the sample schema', async () => {
    expect(await graphqlReference.check()).toEqual([]);
  });

  it('names every source and output', () => {
    expect(graphqlReference.sources.filter((file) => !existsSync(file))).toEqual([]);
    expect(graphqlReference.outputs).toHaveLength(16);
    expect(graphqlReference.outputs).toContain('docs/api/inputObjects.md');
    expect(graphqlReference.outputs).toContain('i18n/fr/docusaurus-plugin-content-docs/current/api/queries.md');
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
      },
    ]);
  });

  it('reports a missing French text with the line of what it describes', async () => {
    expect(await check(goodSchema, goodTexts.replace('Query.field: "F."\n', ''))).toEqual([
      {
        file: path.join(scratch, 's.graphql'),
        line: 4,
        message: 'Query.field has no French text.',
        hint: `Add \`Query.field: "…"\` to ${path.join(scratch, 's.yml')}.`,
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
    const [problem] = await checkSchema({
      file: 'examples/schema.graphql',
      french: 'examples/schema.fr.yml',
      endpoint: 'http://localhost:59999/graphql',
    });
    expect(problem).toMatchObject({file: 'http://localhost:59999/graphql', line: 1});
    expect(problem?.message).toBe('The schema cannot be read: fetch failed (ECONNREFUSED)');
  });
});

describe('generate', () => {
  const targets = {en: path.join(scratch, 'en'), fr: path.join(scratch, 'fr')};
  const page = (locale: 'en' | 'fr', kind: string) =>
    readFileSync(path.join(targets[locale], `api/${kind}.md`), 'utf8');
  const headingIds = (markdown: string) =>
    [...markdown.matchAll(/^(#+) .*\{#(.+)\}$/gm)].map(([, level, id]) => [level, id]);

  beforeAll(async () => {
    mkdirSync(path.join(targets.en, 'api/petstore'), {recursive: true});
    writeFileSync(path.join(targets.en, 'api/petstore/pet.mdx'), 'Pets');
    await generatePages(targets);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('makes eight pages in each language and leaves other pages alone', () => {
    for (const locale of ['en', 'fr'] as const) {
      for (const kind of graphQlKinds) expect(page(locale, kind)).toMatch(/^---\ntitle: /);
    }
    expect(readFileSync(path.join(targets.en, 'api/petstore/pet.mdx'), 'utf8')).toBe('Pets');
    expect(existsSync(path.join(targets.en, 'api/graphql'))).toBe(false);
  });

  it('gives both languages the same headings and links', () => {
    for (const kind of graphQlKinds) {
      expect(headingIds(page('fr', kind))).toEqual(headingIds(page('en', kind)));
      const links = (markdown: string) => [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href);
      expect(links(page('fr', kind))).toEqual(links(page('en', kind)));
    }
  });

  it('gives every anchor once per page, and none twice', () => {
    for (const kind of graphQlKinds) {
      const ids = headingIds(page('en', kind)).map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('leads every link to an anchor that exists', () => {
    const anchors = new Set(
      graphQlKinds.flatMap((kind) => headingIds(page('en', kind)).map(([, id]) => `./${kind}.md#${id}`)),
    );
    const links = graphQlKinds.flatMap((kind) =>
      [...page('en', kind).matchAll(/\]\((\.[^)]+)\)/g)].map(([, href]) => href),
    );
    expect(links.length).toBeGreaterThan(300);
    expect(links.filter((href) => !anchors.has(href ?? ''))).toEqual([]);
  });

  it('has a title and a description of its own for every page', () => {
    const all = (['en', 'fr'] as const).flatMap((locale) => graphQlKinds.map((kind) => words[locale].pages[kind]));
    for (const {description} of all) {
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
    }
    expect(new Set(all.map(({description}) => description)).size).toBe(16);
    expect(page('en', 'queries')).toContain('title: "GraphQL queries"\nsidebar_label: "Queries"');
    expect(page('fr', 'queries')).toContain('title: "Requêtes GraphQL"\nsidebar_label: "Requêtes"');
  });

  it('leaves no English on a French page', () => {
    const english = [words.en.fields, words.en.values, words.en.usedBy, words.en.implementedBy, words.en.memberOf]
      .concat([words.en.memberTypes, words.en.implements, words.en.returns, words.en.required, words.en.deprecated])
      .concat([words.en.defaultValue, 'No description', ' the ', ' and ']);
    for (const kind of graphQlKinds) {
      const prose = page('fr', kind)
        .replaceAll(/```[\s\S]*?```|`[^`]*`/g, '')
        .replaceAll(/\{#.*\}|graphql-badge--\w+|\]\(.*?\)/g, '');
      for (const text of english) expect(prose).not.toContain(text);
    }
  });

  it('shows definition, type, default and requirement of an argument', () => {
    const section = page('en', 'queries')
      .split('\n## ')
      .find((text) => text.startsWith('pages '));
    expect(section).toContain('```graphql\ntype Query {\n  pages(\n    filter: PageFilter\n');
    expect(section).toContain('Returns [`PageConnection!`](./objects.md#PageConnection)');
    expect(section).toContain('#### `first` [`Int`](./scalars.md#Int) {#pages.first}');
    expect(section).toContain('Default: `{field: TITLE, direction: ASCENDING}`');
    expect(page('fr', 'queries')).toContain(
      '#### `path` [`String!`](./scalars.md#String) <span class="graphql-badge graphql-badge--required">obligatoire</span> {#page.path}',
    );
    expect(page('fr', 'objects')).toContain(
      '##### Argument `maxLevel` [`Int`](./scalars.md#Int) {#Page.headings.maxLevel}',
    );
  });

  it('shows deprecations with their reason', () => {
    expect(page('fr', 'enums')).toContain('obsolète</span> Valeur renommée\u202f: utilisez `UNLISTED`.');
    expect(page('fr', 'enums')).toContain('@deprecated(reason: "Valeur renommée\u202f: utilisez `UNLISTED`.")');
    expect(page('en', 'queries')).toContain('deprecated</span> Use `node` and ask for the fields of `Page`.');
  });

  it('shows what implements, holds and uses a type', () => {
    const pageType = page('en', 'objects')
      .split('\n## ')
      .find((text) => text.startsWith('Page '));
    expect(pageType).toContain('Implements [`Node`](./interfaces.md#Node), [`Content`](./interfaces.md#Content)');
    expect(pageType).toContain('### Member of {#Page-unions}\n\n- [`SearchHit`](./unions.md#SearchHit)');
    expect(pageType).toContain('- [`Query.page`](./queries.md#page)');
    expect(pageType).toContain('- [`PageEdge.node`](./objects.md#PageEdge.node)');
    expect(page('en', 'interfaces')).toContain('### Implemented by {#Contributor-implementations}\n\n- [`Person`]');
    expect(page('en', 'inputObjects')).toContain('- [`Query.pages(filter:)`](./queries.md#pages.filter)');
    expect(page('en', 'scalars')).toContain(
      'Specification: [https://url.spec.whatwg.org/](https://url.spec.whatwg.org/)',
    );
  });

  it('makes the same pages from a running endpoint', async () => {
    const server = createGraphQLServer();
    await once(server.listen(0, 'localhost'), 'listening');
    const url = `http://localhost:${(server.address() as AddressInfo).port}${endpoint}`;
    try {
      vi.stubEnv('GRAPHQL_SCHEMA', url);
      vi.resetModules();
      const live = await import('./graphql');
      const liveTargets = {en: path.join(scratch, 'live-en'), fr: path.join(scratch, 'live-fr')};
      expect(await live.graphqlReference.check()).toEqual([]);
      await live.generatePages(liveTargets);
      for (const kind of graphQlKinds) {
        const file = path.join(liveTargets.fr, `api/${kind}.md`);
        expect(readFileSync(file, 'utf8')).toBe(page('fr', kind));
      }
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('loses no page when it fails', async () => {
    vi.stubEnv('GRAPHQL_SCHEMA', 'http://localhost:59999/graphql');
    vi.resetModules();
    const broken = await import('./graphql');
    const before = page('en', 'queries');
    await expect(broken.generatePages(targets)).rejects.toThrow();
    expect(page('en', 'queries')).toBe(before);
  });
});

describe('a page', () => {
  const writerOf = (sdl: string, locale: 'en' | 'fr' = 'en') => {
    const schema = buildSchema(sdl);
    return {schema, writer: new PageWriter(schema, words[locale], 'examples/schema.graphql')};
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
    const {schema, writer} = writerOf('type Query { a: A }\nscalar A', 'fr');
    translate(schema, new Map([['A', {text: "L'un : « x » ; 10 000 ! `a : b'c`", line: 1}]]));
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
    const {writer} = writerOf('type Query { a: Int }', 'fr');
    expect(writer.page('mutations', [])).toContain('Le schéma ne contient aucune mutation.');
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
    const hooks = hooksFor('en');
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
    const hooks = hooksFor('en');
    const event = <Data>(data: Data) => ({data, preventDefault: vi.fn()});
    hooks.beforeRenderRootTypesHook(event({rootTypes: {}}));
    hooks.afterRenderFilesHook(event({outputDir: path.join(scratch, 'failed/graphql')}));
    expect(report).toHaveBeenCalledOnce();
    expect(process.exitCode).toBe(1);
    expect(existsSync(path.join(scratch, 'failed'))).toBe(false);
    process.exitCode = exitCode;
  });
});
