import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {type GraphQlKind, graphQlKinds} from '../graphQlKinds';
import {brought} from '../root';
import {typesetIn} from '../typography';
import {type PageSettings, PageWriter} from './page';
import {Places} from './places';
import {translate, type Texts} from './texts';

interface More extends Partial<PageSettings> {
  texts?: Texts;
  typesOnOnePage?: number;
}

/** The files of a reference, below its route. */
function pagesOf(sdl: string, {texts, typesOnOnePage = 100, ...settings}: More = {}): Record<string, string> {
  const schema = buildSchema(sdl, {assumeValidSDL: true});
  const locale = settings.locale ?? 'en';
  if (texts) translate(schema, texts, typesetIn(locale));
  // Each language has a schema of its own.
  const places = new Places(buildSchema(sdl, {assumeValidSDL: true}), typesOnOnePage);
  const writer = new PageWriter(schema, {locale, name: 'GraphQL', tags: [], ...settings}, places);
  return Object.fromEntries(graphQlKinds.flatMap((kind) => [...writer.pages(kind)]));
}

const everything = readFileSync(brought('fixtures/everything.graphql'), 'utf8');
const pages = pagesOf(everything);
const ownPages = pagesOf(everything, {typesOnOnePage: 1});

/** What a page says of a type or of an operation. */
function section(kind: GraphQlKind, name: string): string {
  const found = pages[`${kind}.md`]!.split('<div className="graphql"').find((text) =>
    text.includes(`\n## ${name} {/*`),
  );
  if (found === undefined) throw new Error(`${kind} has no ${name}.`);
  return found;
}

const anchorsOf = (page: string): string[] => [
  ...[...page.matchAll(/^#+ .*\{\/\* #(.+) \*\/\}$/gm)].map(([, id]) => id!),
  ...[...page.matchAll(/<Entry id="(.+?)"/g)].map(([, id]) => id!),
];
/** Definitions as they are read. */
const plain = (page: string): string =>
  page
    .replace(/<\/?(?:span|wbr)[^>]*>/g, '')
    .replace(/\{"((?:[^"\\]|\\.)*)"\}/g, '$1')
    .replace(/\[(\w+)\]\([^)]*\)/g, '$1');
const linksOf = (page: string): string[] => [...page.matchAll(/\]\((\.[^)]+)\)/g)].map(([, href]) => href!);

describe.each([
  ['one page for each kind', pages],
  ['a page for each type', ownPages],
])('%s', (_, all) => {
  it('has each anchor once on a page', () => {
    for (const page of Object.values(all)) expect(anchorsOf(page)).toEqual([...new Set(anchorsOf(page))]);
  });

  it('leads every link to a page, and to an anchor on it', () => {
    const targets = new Set(
      Object.entries(all).flatMap(([file, page]) => [file, ...anchorsOf(page).map((id) => `${file}#${id}`)]),
    );
    const links = Object.entries(all).flatMap(([file, page]) =>
      linksOf(page).map((href) => path.posix.join(path.posix.dirname(file), href)),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((link) => !targets.has(link))).toEqual([]);
  });

  it('shows no type of subscriptions, and leads nowhere where one is named', () => {
    expect(Object.values(all).join('')).not.toContain('Not shown.');
  });
});

it('begins a page of many types with their names', () => {
  const types = (count: number): string =>
    Array.from({length: count}, (_, index) => `enum LongNameOfThisEnumNumber${index} {A}`).join('\n');
  const many = pagesOf(`type Query {a: Int} ${types(9)}`)['enums.md']!;
  const [, index] = /<nav className="graphql-index" aria-label="Enums">\n\n([^]*?)\n\n<\/nav>\n\n<div/.exec(many)!;
  expect(index!.split('\n')).toHaveLength(9);
  expect(index).toContain('](#LongNameOfThisEnumNumber8)');
  expect(index).toContain('<wbr/>');
  expect(pagesOf(`type Query {a: Int} ${types(8)}`)['enums.md']).not.toContain('<nav');
});

describe('a section', () => {
  it('says what a field is, in words', () => {
    expect(section('queries', 'things')).toContain('Returns [`ThingConnection!`](./objects.md#ThingConnection)\n');
    expect(section('queries', 'thing')).toContain(
      'Returns [`Thing`](./objects.md#Thing) <span className="graphql-note">may be null</span>',
    );
    expect(section('queries', 'search')).toContain('<span className="graphql-note">list of SearchResult</span>');
    expect(section('queries', 'matrix')).toContain(
      '<span className="graphql-note">list of list of Float · may be null</span>',
    );
    expect(section('objects', 'Thing')).toContain(
      '[`[Thing]`](./objects.md#Thing) <span className="graphql-note">list of Thing or null · may be null</span>',
    );
  });

  it('says once what it does not say of each field', () => {
    const legend = 'A value is never null unless it is marked “may be null”.';
    for (const kind of ['queries', 'objects', 'inputObjects'] as const)
      expect(pages[`${kind}.md`]!.split(legend)).toHaveLength(2);
    expect(pages['enums.md']).not.toContain(legend);
    expect(ownPages['objects/Thing.md']!.split(legend)).toHaveLength(2);
  });

  it('says of an argument what is required, and what stands for it else', () => {
    const thing = section('queries', 'thing');
    expect(thing).toContain(
      '#### `id` {/* #thing.id */}\n\n[`ID!`](./scalars.md#ID) <span className="graphql-badge graphql-badge--required">required</span>\n\nThe number.',
    );
    expect(section('queries', 'things')).toContain('Default: `{kind: LARGE, tags: ["a", "b"]}`');
    expect(section('objects', 'Thing')).toContain('##### Argument `language` {/* #Thing.name.language */}');
    // With a default, it is not required.
    expect(section('inputObjects', 'NewThing')).toContain('[`Kind!`](./enums.md#Kind)\n\nDefault: `SMALL`');
  });

  it('says what is deprecated, and why', () => {
    const badge = '<span className="graphql-badge graphql-badge--deprecated">deprecated</span>';
    expect(section('objects', 'Thing')).toContain(`${badge} Use \`url\`.`);
    expect(section('queries', 'things')).toContain(`${badge} Use \`filter\`.`);
    expect(section('inputObjects', 'ThingFilter')).toContain(`${badge} Nobody asked.`);
    expect(section('enums', 'Kind')).toContain(`${badge} Use \`LARGE\`.`);
    expect(section('queries', 'ping')).toContain(`${badge} No longer supported`);
  });

  it('keeps a reason of several lines apart', () => {
    const reason = '```\\ncode\\n```';
    const page = pagesOf(`type Query { a: Int @deprecated(reason: "${reason}") }`)['queries.md'];
    expect(page).toContain('deprecated</span>\n\n```\ncode\n```');
    const line = pagesOf('type Query { a: Int @deprecated(reason: "`a` is gone.") }')['queries.md'];
    expect(line).toContain('deprecated</span> `a` is gone.');
  });

  it('has the definition, with a link for each type', () => {
    expect(section('objects', 'Thing')).toContain(
      '[Node](./interfaces.md#Node){" & "}[Named](./interfaces.md#Named){" {\\n  "}<span className="token attr-name">id</span>{": "}[ID](./scalars.md#ID){"!\\n  "}',
    );
    expect(plain(section('objects', 'Thing'))).toContain(
      'type Thing implements Node & Named {\\n  id: ID!\\n  label(in: ',
    );
    expect(plain(section('objects', 'Thing'))).toContain(': URL @deprecated\\n');
    expect(plain(section('inputObjects', 'Choice'))).toContain('input Choice @oneOf {\\n  id: ');
    expect(plain(section('scalars', 'DateTime'))).toContain(
      'scalar DateTime @specifiedBy(url: \\"https://www.rfc-editor.org',
    );
    expect(section('queries', 'again')).toContain('{": "}[Query](./queries.md){"!\\n}"}');
  });

  it('has the colours of other code in its definition, below a title', () => {
    expect(section('interfaces', 'Named')).toContain(
      '<Sdl title="Definition"><code><span className="token keyword">interface</span>{" "}<span className="token class-name">Named</span>',
    );
    expect(section('inputObjects', 'Choice')).toContain('<span className="token function">@oneOf</span>');
    expect(pages['objects.md']).toContain("import Sdl from '@theme/GraphQlSdl';");
    // Their members are a list.
    expect(pages['enums.md']).not.toContain('Sdl');
  });

  it('breaks long names between their parts only', () => {
    const name = 'ProjectItemFieldDateValueConnection';
    const parts = 'Project<wbr/>Item<wbr/>Field<wbr/>Date<wbr/>Value<wbr/>Connection';
    const sdl = `type Query { a: ${name}! } type ${name} { aVeryLongNameOfFieldsAsTheyAre(first: Int): [${name}!]! }`;
    const one = pagesOf(sdl);
    // As an expression: the contents of Docusaurus would have `</wbr>`, which is no HTML.
    const inHeading = (text: string): string => text.replaceAll('<wbr/>', '{<wbr/>}');
    expect(one['objects.md']).toContain(`\n## ${inHeading(parts)} {/* #${name} */}`);
    const field = '<code>aVery<wbr/>Long<wbr/>NameOf<wbr/>FieldsAs<wbr/>They<wbr/>Are</code>';
    expect(one['objects.md']).toContain(`#### ${inHeading(field)} {/*`);
    expect(one['objects.md']).toContain(`[<code>\\[${parts}\\!\\]\\!</code>](./objects.md#${name})`);
    expect(one['objects.md']).toContain(`>list of ${parts}<`);
    expect(one['objects.md']).toContain('- [`Query.a`]');
    const own = pagesOf(`${sdl} type B { startedAtTheDay: Int }`, {typesOnOnePage: 1});
    expect(own[`objects/${name}.md`]).toContain(`\n# ${parts}\n`);
    expect(own[`objects/${name}.md`]).toContain(`title: "${name}"`);
    expect(own['objects/B.md']).toContain('### <code>startedAt{<wbr/>}The{<wbr/>}Day</code>');
    expect(own['objects/B.md']).not.toContain('\n# ');
  });

  it('has an argument a line where there is no room for one line', () => {
    expect(plain(section('queries', 'things'))).toContain('type Query {\\n  things(\\n    first: ');
  });

  it('has each value of an enum and each type of a union once', () => {
    expect(section('enums', 'Kind').match(/HUGE/g)).toHaveLength(2);
    expect(section('enums', 'Kind')).toContain('#### `HUGE` {/* #Kind.HUGE */}');
    expect(section('unions', 'Owner').match(/\[`?Person/g)).toHaveLength(1);
  });

  it('has an example of a query', () => {
    expect(section('queries', 'thing')).toContain(
      '```graphql title="Example"\nquery Thing($id: ID!) {\n  thing(id: $id) {',
    );
    expect(section('queries', 'thing')).toContain('```json title="Variables"\n{\n  "id": "1"\n}\n```');
    expect(section('queries', 'thing')).toContain('```json title="Answer"\n{\n  "data": {');
    expect(section('queries', 'ping')).not.toContain('Variables');
  });

  it('has its code in tabs, each below a label, the example first', () => {
    const labels = (name: string) => section('queries', name).match(/(?<=<label .*?>\{").*?(?="\})/g);
    expect(labels('thing')).toEqual(['Example', 'Variables', 'Answer', 'Definition']);
    expect(labels('ping')).toEqual(['Example', 'Answer', 'Definition']);
    expect(section('queries', 'thing').match(/<input .*defaultChecked.*/g)).toEqual([
      '<input type="radio" name="thing-code" id="thing-code-0" defaultChecked />',
    ]);
    expect(section('objects', 'Thing')).not.toContain('<input');
  });

  it('says what implements, holds and uses a type, operations first', () => {
    expect(section('interfaces', 'Node')).toContain('### Implemented by {/* #Node-implementations */}\n\n- [`Firm`]');
    expect(section('objects', 'Person')).toContain('### Member of {/* #Person-unions */}\n\n- [`Owner`]');
    expect(section('inputObjects', 'ThingFilter')).toContain(
      '### Used by {/* #ThingFilter-usage */}\n\n- [`Query.things(filter:)`](./queries.md#things.filter)\n- [`ThingFilter.not`]',
    );
  });

  it('counts what uses a scalar of GraphQL, and lists no more than is read', () => {
    expect(section('scalars', 'Int')).toContain('### Used by {/* #Int-usage */}\n\n3 fields and arguments');
    const fields = Array.from({length: 1060}, (_, index) => `f${index}: T`).join(' ');
    const [, uses] = pagesOf(`type Query { a: Int } type O { ${fields} } scalar T`)['scalars.md']!.split('#T-usage');
    expect(linksOf(uses!)).toHaveLength(50);
    expect(uses).toContain('\n- and 1,010 more');
  });

  it('takes names that are Markdown literally', () => {
    expect(section('objects', '\\_Service')).toContain('{/* #_Service */}');
    expect(section('objects', 'Thing')).toContain('`_under_score_`');
  });

  it('tells about how high it will be', () => {
    const others = [...'ABCDEFGH'].map((name) => `scalar ${name}`).join(' ');
    const page = pagesOf(`"""A word."""\nscalar Z type Query { z: Z } ${others}`)['scalars.md']!;
    const sections = page.match(/<div className="graphql".*>/g)!;
    // What is laid out at once has its height.
    expect(sections.slice(0, 8)).toEqual(Array(8).fill('<div className="graphql">'));
    // Its name, the word, 'Used by' and what does.
    expect(sections.at(-1)).toBe("<div className=\"graphql\" style={{'--lines': 4, '--code': 2.5}}>");
  });
});

describe('the page of a kind', () => {
  it('says so when a schema has nothing of it', () => {
    const page = pagesOf('type Query { a: Int }', {locale: 'fr'})['mutations.md'];
    expect(page).toContain('Le schéma ne contient aucune mutation.');
  });

  it('bears the name of its API, its tags and the file that it is made of', () => {
    const editUrl = 'https://example.com/edit/shop.graphql';
    const page = pagesOf('type Query { a: Int }', {name: 'Shop', tags: ['sales'], editUrl})['unions.md'];
    expect(page).toContain('title: "Shop unions"');
    expect(page).toContain('description: "The unions of the Shop schema,');
    expect(page).toContain('tags: [sales]');
    expect(page).toContain(`custom_edit_url: ${editUrl}`);
    const bare = pagesOf('type Query { a: Int }')['unions.md'];
    expect(bare).not.toContain('tags:');
    expect(bare).toContain('custom_edit_url: null');
  });

  it('sets French with its spaces and apostrophes, but not in code', () => {
    const texts: Texts = new Map([['A', {text: "L'un : « x » ; 10 000 ! `a : b'c`", line: 1}]]);
    const page = pagesOf('type Query { a: A }\nscalar A', {locale: 'fr', texts})['scalars.md'];
    expect(page).toContain("L’un\u202f: «\u202fx\u202f»\u202f; 10\u202f000\u202f! `a : b'c`");
  });
});

describe('types with pages of their own', () => {
  const large = Array.from({length: 101}, (_, index) => `"The ${index}th."\ntype T${index} { a: Int }`).join('\n');

  it('are those of a kind with many, or with much', () => {
    const many = pagesOf(`type Query { a: Int }\n${large}`);
    expect(Object.keys(many)).toHaveLength(8 + 101);
    expect(Object.keys(pagesOf(`type Query { a: Int }\n${large}`, {typesOnOnePage: 101}))).toHaveLength(8);
    const values = Array.from({length: 300}, (_, index) => `V${index}`).join(' ');
    const much = pagesOf(`type Query { a: Int } enum A { ${values} } enum B { ${values} }`);
    expect(Object.keys(much)).toContain('enums/A.md');
  });

  it('are listed by their letters, with the anchors of before', () => {
    const page = ownPages['objects.md']!;
    expect(page).toContain('## T {/* #letter-T */}\n\n<ul>\n<Entry id="Thing">[Thing](./objects/Thing.md) ');
    expect(page).toContain('## \\_ {/* #letter-_ */}');
    expect(ownPages['queries.md']).toContain(
      '<Entry id="ping">[ping](./queries/ping.md) <span className="graphql-badge graphql-badge--deprecated">deprecated</span> Old.</Entry>',
    );
  });

  it('keep the anchors of their fields, and have these in the contents', () => {
    const page = ownPages['objects/Thing.md']!;
    expect(page).toContain('toc_max_heading_level: 3');
    expect(page).toContain('## Fields {/* #Thing-fields */}');
    expect(page).toContain('### `kind` {/* #Thing.kind */}\n\n[`Kind!`](../enums/Kind.md)');
    expect(ownPages['queries/things.md']).toContain('### `first` {/* #things.first */}\n\n[`Int`](../scalars/Int.md)');
    expect(page).toContain('- [`Query.thing`](../queries/thing.md)');
    expect(page).toContain('- [`Index.thing`](../objects/Index.md#Index.thing)');
  });

  it('have a description, which is more than a few words', () => {
    expect(ownPages['objects/Person.md']).toContain(
      'description: "People. The object type Person of the GraphQL schema, with its fields and where it is used."',
    );
    expect(ownPages['objects/Person.md']).not.toContain('tags:');
  });

  it('have a file each, also where Docusaurus or a disk has other ideas', () => {
    expect(Object.keys(ownPages)).toEqual(expect.arrayContaining(['scalars/URL.md', 'scalars/Url-2.md']));
    expect(ownPages['objects/-Service.md']).toContain('slug: "_Service"');
    expect(ownPages['objects/Index.md']).toContain('slug: "Index"');
    expect(ownPages['objects/Thing.md']).not.toContain('slug:');
  });
});
