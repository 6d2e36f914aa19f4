import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, isUnionType} from 'graphql';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createGraphQLServer, endpoint} from './server';

const server = createGraphQLServer();
let url = '';

beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}${endpoint}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

async function post(body: unknown): Promise<{status: number; data?: unknown; errors?: {message: string}[]}> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {status: response.status, ...((await response.json()) as object)};
}

describe('the sample GraphQL server', () => {
  it('describes its schema', async () => {
    const {data, errors} = await post({query: getIntrospectionQuery()});
    expect(errors).toBeUndefined();
    const schema = buildClientSchema(data as IntrospectionQuery);
    expect(isUnionType(schema.getType('SearchHit'))).toBe(true);
    expect(schema.getType('Page')?.description).toBe('A page of the documentation, in one language.');
  });

  it('answers a query with fragments on a union', async () => {
    const query = `query Find($text: String!) {
      search(text: $text) {
        __typename
        ... on Page { title headings(maxLevel: 2) { anchor } contributors { __typename name } }
        ... on Post { title excerpt }
        ... on GlossaryTerm { term }
      }
    }`;
    const {data, errors} = await post({query, variables: {text: 'search'}});
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      search: [
        {
          __typename: 'Page',
          title: 'Search',
          headings: [{anchor: 'what-is-indexed'}, {anchor: 'highlighting'}],
          contributors: [{__typename: 'Team', name: 'API team'}],
        },
        {__typename: 'GlossaryTerm', term: 'Search index'},
      ],
    });
  });

  it('pages through a list', async () => {
    const query = `query Batch($after: String) {
      pages(first: 1, after: $after) { nodes { title } totalCount pageInfo { hasNextPage endCursor } }
    }`;
    const first = await post({query});
    expect(first.data).toMatchObject({
      pages: {nodes: [{title: 'Search'}], totalCount: 2, pageInfo: {hasNextPage: true}},
    });
    const second = await post({query, variables: {after: 'page-search-en'}});
    expect(second.data).toMatchObject({pages: {nodes: [{title: 'Configuration'}], pageInfo: {hasNextPage: false}}});
  });

  it('has data for every query and mutation', async () => {
    const {data, errors} = await post({
      query: `mutation {
        publishPage(id: "page-search-en") { __typename ... on ValidationProblem { code } }
        createPage(input: {title: "T", description: "D"}) { page { id } problems { message code } }
        sendFeedback(input: {page: "page-search-en"}) { rating page { title } }
        attachFile(page: "page-search-en", file: {source: "https://lectern.example.com/a.png"}) { __typename }
        createTag(input: {slug: "a", labels: []}) { slug usage children { slug parent { slug } } }
      }`,
    });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      publishPage: {__typename: 'ValidationProblem', code: 'READ_ONLY'},
      sendFeedback: {rating: 'HELPFUL', page: {title: 'Search'}},
    });

    const queries = await post({
      query: `{
        node(id: "image-search") { ... on Image { width alternative(language: "fr") } }
        site { url feed(format: RSS, language: "fr") lastBuild { pages } }
        page(path: "search", language: "fr") { title status translations { language page { title } } revisions { author { name } } }
        posts(tag: "content-api") { title publishedAt tags { label } }
        tags(parent: "software") { label(language: "fr") usage }
        contributor(handle: "api-team") { name posts { title } }
        outdatedTranslations(language: "fr") { outdated }
      }`,
    });
    expect(queries.errors).toBeUndefined();
    expect(queries.data).toMatchObject({
      site: {feed: 'https://lectern.example.com/fr/blog/rss.xml'},
      page: {title: 'Recherche', translations: [{language: 'en', page: {title: 'Search'}}]},
      tags: [{label: 'Moteurs de recherche', usage: 2}],
    });
  });

  it('says what is wrong with a request', async () => {
    expect(await post({query: '{ nothing }'})).toMatchObject({
      status: 400,
      errors: [{message: 'Cannot query field "nothing" on type "Query".'}],
    });
    expect(await post('not JSON')).toMatchObject({status: 400});
    expect((await fetch(url)).status).toBe(405);
    expect((await fetch(new URL('/', url))).status).toBe(404);
  });

  it('stops with an error when its port is taken', async () => {
    const {port} = new URL(url);
    const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'examples/graphql-server/index.ts'], {
      env: {...process.env, PORT: port},
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken.`);
  });
});
