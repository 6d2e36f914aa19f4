import * as real from 'react-router-config';
import {expect, it} from 'vitest';
import {matchRoutes} from './matchRoutes';

type Routes = Parameters<typeof matchRoutes>[0];

const page = (path: string, more: Partial<Routes[number]> = {}): Routes[number] => ({path, exact: true, ...more});
const routes: Routes = [
  page('/blog'),
  page('/blog/tags/c%2B%2B'),
  page('/Blog/'),
  page('/strict/', {strict: true}),
  page('/a/:part'),
  page('/a/b'),
  page('/docs', {exact: false, routes: [page('/docs'), page('/docs/a.b'), page('/docs/é'), page('/docs/a-b')]}),
  page('/docs/beside'),
  page('/'),
  page('*', {exact: undefined}),
];

const addresses = [
  '/',
  '/blog',
  '/blog/',
  '/BLOG',
  '/blog//',
  '/blog/tags/c%2B%2B',
  '/blog/tags/c++',
  '/strict',
  '/strict/',
  '/a/b',
  '/docs',
  '/docs/',
  '/docs/a.b',
  '/docs/aXb',
  '/docs/é',
  '/docs/A-B/',
  '/docs/nothing',
  '/docs/beside',
  '/nothing',
];

it.each(addresses)('finds the same routes as the router’s own: %s', (address) => {
  const pathsOf = (found: {route: {path?: unknown}; match: object}[]): object[] =>
    found.map(({route, match}) => ({route: route.path, match}));
  expect(pathsOf(matchRoutes(routes, address))).toEqual(pathsOf(real.matchRoutes(routes, address)));
});
