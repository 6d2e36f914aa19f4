import {readFileSync} from 'node:fs';
import {type GraphQLSchema, buildSchema, execute, parse, validate} from 'graphql';
import {expect, it} from 'vitest';
import {brought} from '../root';
import {type Example, exampleOf} from './example';

const everything = buildSchema(readFileSync(brought('fixtures/everything.graphql'), 'utf8'));
const examplesOf = (schema: GraphQLSchema): [string, Example][] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field): [string, Example] => [
      `${root!.name}.${field.name}`,
      exampleOf(schema, root!, field),
    ]),
  );
const example = (name: string): Example => Object.fromEntries(examplesOf(everything))[name]!;

it.each(examplesOf(everything))('makes a valid operation of %s, and an answer that fits', async (_, made) => {
  const document = parse(made.operation);
  expect(validate(everything, document)).toEqual([]);
  const variableValues = JSON.parse(made.variables ?? '{}') as Record<string, unknown>;
  const answer = JSON.parse(made.answer) as {data: Record<string, unknown>};
  const result = await execute({
    schema: withTypes(everything),
    document,
    variableValues,
    rootValue: answer.data,
  });
  expect(result.errors).toBeUndefined();
  expect(JSON.parse(JSON.stringify(result.data))).toEqual(answer.data);
});

/** Tells what an object is by what the answer says of it. */
function withTypes(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if ('resolveType' in type) type.resolveType = (value) => (value as {__typename: string}).__typename;
  }
  return schema;
}

it('asks for what is required, and for a batch', () => {
  expect(example('Query.things')).toEqual({
    operation: `query Things($first: Int) {
  things(first: $first) {
    nodes {
      id
      name
      kind
      madeAt
    }
  }
}`,
    variables: '{\n  "first": 10\n}',
    answer: JSON.stringify(
      {data: {things: {nodes: [{id: '1', name: 'Name', kind: 'SMALL', madeAt: '2025-03-14T09:30:00Z'}]}}},
      null,
      2,
    ),
  });
});

it('gives of an input what is required, and one of one', () => {
  expect(JSON.parse(example('Mutation.addThing').variables!)).toEqual({
    input: {name: 'Name', owner: '1', parts: [{weight: 1.5}]},
  });
  expect(JSON.parse(example('Mutation.choose').variables!)).toEqual({by: {id: '1'}});
});

it('says what an object is where there may be several', () => {
  expect(example('Query.search').operation).toContain('__typename\n    ... on Thing {');
  expect(JSON.parse(example('Query.node').answer)).toEqual({data: {node: {__typename: 'Thing', id: '1'}}});
});

it('does not ask for the id of a client that it does not send', () => {
  const schema = buildSchema(`
    type Query { a: ID }
    type Mutation { add: Added, drop: Dropped }
    type Added { clientMutationId: String, id: ID }
    type Dropped { clientMutationId: String }`);
  const {'Mutation.add': add, 'Mutation.drop': drop} = Object.fromEntries(examplesOf(schema));
  expect(add!.operation).toBe('mutation Add {\n  add {\n    id\n  }\n}');
  expect(JSON.parse(add!.answer)).toEqual({data: {add: {id: '1'}}});
  expect(JSON.parse(drop!.answer)).toEqual({data: {drop: {__typename: 'Dropped'}}});
});

it('keeps arguments in one line where it fits beside the text', () => {
  const schema = buildSchema('type Query { page(path: String!): ID, translations(a: String!, b: String!): ID }');
  const {'Query.page': short, 'Query.translations': long} = Object.fromEntries(examplesOf(schema));
  expect(short!.operation).toBe('query Page($path: String!) {\n  page(path: $path)\n}');
  expect(long!.operation).toBe(`query Translations(
  $a: String!
  $b: String!
) {
  translations(a: $a, b: $b)
}`);
});

it('takes sample texts from the name of a field, or of a scalar type that the schema defines', () => {
  const schema = buildSchema(`
    scalar LanguageTag
    scalar Base64
    type Query { page: Page }
    type Page { workEmail: String path: String displayName: String in: LanguageTag }
    type Mutation { add(file: Base64!, main_text: String!): Page }`);
  const {answer, variables} = Object.fromEntries(examplesOf(schema))['Mutation.add']!;
  expect(JSON.parse(answer)).toEqual({
    data: {
      add: {
        workEmail: 'someone@example.com',
        path: 'path/to/example',
        displayName: 'Display name',
        in: 'en-US',
      },
    },
  });
  expect(JSON.parse(variables!)).toEqual({file: 'Base64', main_text: 'Main text'});
});

it('takes the value that a description has behind a colon, if it is of the right kind', () => {
  const schema = buildSchema(`
    enum Size { SMALL }
    type Query {
      page(
        "Last part of its address: \`team\`."
        handle: String!
        "How many: \`3\`."
        first: Int
        "One of them: \`big\`."
        size: Size!
        "How many: \`few\`."
        count: Int!
        "Its names: \`ada\`, \`bob\`."
        names: [String!]!
        "Not \`this\`: that."
        title: String!
      ): Page
    }
    type Page {
      "Its name: \`Install\`"
      name: String
    }`);
  const {answer, variables} = Object.fromEntries(examplesOf(schema))['Query.page']!;
  expect(JSON.parse(variables!)).toEqual({
    handle: 'team',
    first: 3,
    size: 'SMALL',
    count: 10,
    names: ['ada'],
    title: 'Title',
  });
  expect(JSON.parse(answer)).toEqual({data: {page: {name: 'Install'}}});
});

it('asks for what a mutation makes rather than for its errors', () => {
  const schema = buildSchema(`
    type Query { a: Int }
    type Mutation { make: Made, refuse: Refused }
    type Made { userErrors: [Problem!]!, errors: [Problem!]!, thing: Thing }
    type Refused { errors: [Problem!]! }
    type Problem { message: String }
    type Thing { id: ID! }`);
  const made = Object.fromEntries(examplesOf(schema));
  expect(made['Mutation.make']!.operation).toBe('mutation Make {\n  make {\n    thing {\n      id\n    }\n  }\n}');
  expect(made['Mutation.refuse']!.operation).toContain('errors {');
});
