import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';

type Handler = (event: {request: {uri: string}}) => {uri: string};

const handler = runInNewContext(`${readFileSync('deploy/cloudfront-function.cjs', 'utf8')}; handler`) as Handler;

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
  expect(handler({request: {uri}}).uri).toBe(file);
});
