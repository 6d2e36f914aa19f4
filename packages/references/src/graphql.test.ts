import {once} from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildSchema, introspectionFromSchema} from 'graphql';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {graphQlKinds} from './graphQlKinds';
import {checkOptions} from './options';
import type {Site} from './site';
import {checkSchema, generatePages, graphQlGenerator} from './graphql';
import {wordsIn} from './graphql/words';
import {withLevels} from './levels';
import {graphQlReference} from './references';
import {brought} from './root';

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

  it('takes a field that is there twice for one, and says so', async () => {
    const [problem, ...others] = withLevels(await check(goodSchema.replace('  "F."', '  field: Int\n  "F."')));
    expect(problem).toMatchObject({line: 3, isWarning: true, rule: 'graphql-twice'});
    expect(problem?.message).toBe('Field "Query.field" can only be defined once.');
    expect(others).toEqual([]);
  });

  it('says which description it shows as text', async () => {
    const link = 'See [it](./it.md).';
    const problems = await check(goodSchema.replace('"F."', `"${link}"`), goodTexts.replace('"A."', `"${link}"`));
    expect(problems).toMatchObject([
      {
        line: 4,
        message: 'Query.field: the description has a link to “./it.md”, which is no address. It is shown as text.',
        rule: 'graphql-markdown',
      },
      {
        file: path.join(scratch, 's.yml'),
        line: 3,
        message: expect.stringMatching(/^Query\.field\.argument: the text /) as string,
      },
    ]);
    expect(withLevels(problems).every(({isWarning}) => isWarning)).toBe(true);
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

  it('reads what a server answered to introspection, with its data alone or in full', async () => {
    const data = introspectionFromSchema(buildSchema(goodSchema));
    expect(await check(JSON.stringify(data))).toEqual([]);
    expect(await check(JSON.stringify({data}))).toEqual([]);
    const undescribed = introspectionFromSchema(buildSchema(goodSchema.replace('"F."', '')));
    const [problem] = await check(JSON.stringify(undescribed), '');
    // There are no lines to put a description above.
    expect(problem).toMatchObject({message: 'Query.field has no description.', line: 1, hint: undefined});
  });

  it.each([
    ['{"data": {}}', 'the answer describes no schema'],
    ['{"data"', /JSON/],
  ])('reports a file with %s', async (text, reason) => {
    const [problem] = await check(text);
    expect(problem).toMatchObject({file: path.join(scratch, 's.graphql'), line: 1});
    expect(problem?.message).toMatch(reason);
  });

  it('reports an endpoint that does not answer', async () => {
    const [problem] = await checkSchema({source: 'http://localhost:59999/graphql', isLive: true});
    expect(problem).toMatchObject({file: 'http://localhost:59999/graphql', line: 1});
    expect(problem?.message).toBe('The schema cannot be read: fetch failed (ECONNREFUSED)');
  });

  it.each([
    ['no JSON', 'Bad gateway', 'the answer is no JSON (status 502)'],
    ['an error', '{"errors": [{"message": "Introspection is off."}]}', 'Introspection is off.'],
    ['no schema', '{"data": {}}', 'the answer describes no schema'],
    [
      'half a schema',
      '{"data": {"__schema": {"queryType": {"name": "Query"}, "types": []}}}',
      'Invalid or incomplete schema, unknown type: Query. Ensure that a full introspection query is used in order to build a client schema.',
    ],
  ])('reports an endpoint that answers with %s', async (_, answer, reason) => {
    const server = createServer((_request, response) => response.writeHead(502).end(answer));
    await once(server.listen(0, 'localhost'), 'listening');
    const {port} = server.address() as AddressInfo;
    const [problem] = await checkSchema({source: `http://localhost:${port}/graphql`, isLive: true});
    expect(problem?.message).toBe(`The schema cannot be read: ${reason}`);
    server.closeAllConnections();
    server.close();
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
  const three =
    'type Query { a: One }\ntype One { a: Two }\n"The second."\ntype Two { a: Three }\ntype Three { a: Int }';
  const many = {...sample, file: write('many.graphql', three)};

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

  it('gives each type of a kind with many a page of its own, and takes it away again', async () => {
    const own = path.join(site, 'de/api/objects');
    mkdirSync(own);
    writeFileSync(path.join(own, 'mine.md'), 'Mine');
    await generatePages(many, {...around, options: checkOptions({typesOnOnePage: 2})});
    expect(page('de', 'objects')).toContain('<Entry id="Two">[Two](./objects/Two.md) The second.</Entry>');
    expect(page('de', 'objects/Two')).toContain('title: "Two"');
    expect(existsSync(path.join(site, 'en/api/enums'))).toBe(false);
    await generatePages(sample, around);
    expect(page('de', 'objects')).toContain('## Item {/* #Item */}');
    expect(readdirSync(own)).toEqual(['mine.md']);
    expect(existsSync(path.join(site, 'en/api/objects'))).toBe(false);
    rmSync(own, {recursive: true});
  });

  it('does not touch pages that stay as they are', async () => {
    const file = path.join(site, 'en/api/queries.md');
    utimesSync(file, 1, 1);
    await generatePages(sample, around);
    expect(statSync(file).mtimeMs).toBe(1000);
  });

  it('stops where somebody has written a page in the place of one of a type', async () => {
    const file = path.join(site, 'de/api/objects/Two.md');
    mkdirSync(path.dirname(file));
    writeFileSync(file, 'Mine');
    const generator = graphQlGenerator(many, {...around, options: checkOptions({typesOnOnePage: 2})});
    expect(await generator.check()).toContainEqual(
      expect.objectContaining({
        file,
        message: 'this page was not generated, and stands where the reference “shop” goes',
      }),
    );
    rmSync(path.dirname(file), {recursive: true});
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
