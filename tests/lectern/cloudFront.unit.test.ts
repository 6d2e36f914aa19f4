import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {transformSync} from 'esbuild';
import {expect, it} from 'vitest';

interface Request {
  method: string;
  uri: string;
  querystring: Record<string, {value: string}>;
  headers: Record<string, {value: string}>;
  cookies: Record<string, {value: string}>;
}
type Handler = (event: {version: string; context: object; viewer: object; request: Request}) => Request;

const code = readFileSync('deploy/cloudfront-function.cjs', 'utf8');
const handlerWith = (homes: string[]): Handler =>
  runInNewContext(`${code.replace("['/fr']", JSON.stringify(homes))}; handler`) as Handler;
const ask = (handler: Handler, uri: string): Request =>
  handler({
    version: '1.0',
    context: {distributionId: 'E2EXAMPLE', eventType: 'viewer-request'},
    viewer: {ip: '192.0.2.1'},
    request: {
      method: 'GET',
      uri,
      querystring: {q: {value: 'a.b'}},
      headers: {host: {value: 'docs.acme.example'}},
      cookies: {},
    },
  });

it('the function of CloudFront is written in what its runtime knows: ES 5.1 with constants and templates', () => {
  const known = {target: 'es5', supported: {'const-and-let': true, 'template-literal': true}};
  expect(transformSync(code, known).code).toBe(transformSync(code).code);
});

it.each([
  ['/', '/index.html'],
  ['/fr', '/fr/index.html'],
  ['/fr/', '/fr/index.html'],
  ['/docs/installation', '/docs/installation.html'],
  ['/docs/installation/', '/docs/installation.html'],
  ['/docs/installation.html', '/docs/installation.html'],
  ['/docs/installation.md', '/docs/installation.md'],
  ['/docs/1.0', '/docs/1.0.html'],
  ['/docs/1.0/guide', '/docs/1.0/guide.html'],
  ['/assets/js/main.1a2b.js', '/assets/js/main.1a2b.js'],
  ['/favicon.ico', '/favicon.ico'],
  ['/fonts/a.woff2', '/fonts/a.woff2'],
])('the function of CloudFront finds the file of %s', (uri, file) => {
  const request = ask(handlerWith(['/fr']), uri);
  expect([request.uri, request.querystring]).toEqual([file, {q: {value: 'a.b'}}]);
});

it.each([
  ['/handbook', '/handbook/index.html'],
  ['/handbook/', '/handbook/index.html'],
  ['/handbook/fr/', '/handbook/fr/index.html'],
  ['/handbook/docs/installation', '/handbook/docs/installation.html'],
])('the function of CloudFront finds the file of %s in a site below a path', (uri, file) => {
  expect(ask(handlerWith(['/handbook', '/handbook/fr']), uri).uri).toBe(file);
});
