import {readFileSync} from 'node:fs';
import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import path from 'node:path';
import {type GraphQLSchema, buildSchema, graphql} from 'graphql';
import {rootValue} from './data';

export const endpoint = '/graphql';

type GraphQLRequest = {query: string; variables?: Record<string, unknown>; operationName?: string};

/** Answers POST requests with a JSON body, as GraphQL over HTTP has it. */
export function createGraphQLServer(schemaFile = path.resolve('examples/schema.graphql')): Server {
  const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
  return createServer((request, response) => {
    void answer(schema, request, response);
  });
}

async function answer(schema: GraphQLSchema, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {pathname} = new URL(request.url ?? '/', 'http://localhost');
  if (pathname !== endpoint) return send(response, 404, refusal(`Nothing here: the endpoint is ${endpoint}.`));
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return send(response, 405, refusal('Send a POST request with a JSON body: {"query": "{ site { title } }"}.'));
  }
  const body = parseRequest(await read(request));
  if (!body) return send(response, 400, refusal('The body is not JSON with a `query`.'));
  const {query, variables, operationName} = body;
  const result = await graphql({schema, rootValue, source: query, variableValues: variables, operationName});
  send(response, result.data === undefined ? 400 : 200, result);
}

function parseRequest(body: string): GraphQLRequest | undefined {
  try {
    const request = JSON.parse(body) as Partial<GraphQLRequest> | null;
    return typeof request?.query === 'string' ? (request as GraphQLRequest) : undefined;
  } catch {
    return undefined;
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function refusal(message: string) {
  return {errors: [{message}]};
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {'Content-Type': 'application/json; charset=utf-8'});
  response.end(JSON.stringify(body));
}
