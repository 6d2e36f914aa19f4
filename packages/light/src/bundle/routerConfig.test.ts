import {createElement, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {StaticRouter} from 'react-router';
import * as real from 'react-router-config';
import {expect, it} from 'vitest';
import * as own from './routerConfig';

interface Props {
  route: {path: string; routes?: Routes};
  title?: string;
}
type Routes = Parameters<typeof own.matchRoutes>[0];

const renderRoutes = real.renderRoutes as typeof own.renderRoutes;

const pageOf =
  (render: typeof own.renderRoutes) =>
  ({route: {path, routes}, title}: Props): ReactElement =>
    createElement('div', {title, 'data-path': path}, render(routes));
const Page = pageOf(own.renderRoutes);
const RealPage = pageOf(renderRoutes);

const routesOf = (component: unknown): Routes => {
  const page = (path: string, more: Partial<Routes[number]> = {}): Routes[number] => ({
    path,
    exact: true,
    component: component as Routes[number]['component'],
    ...more,
  });
  return [
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
};

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

it.each(addresses)('finds the same routes as the router’s own, and the same elements: %s', (address) => {
  const found = own.matchRoutes(routesOf(Page), address);
  const expected = real.matchRoutes(routesOf(Page), address);
  expect(found.map(({route, match}) => ({route: route.path, match}))).toEqual(
    expected.map(({route, match}) => ({route: route.path, match})),
  );

  const html = (element: ReactElement | null): string =>
    renderToStaticMarkup(createElement(StaticRouter, {location: address}, element));
  expect(html(own.renderRoutes(routesOf(Page), {title: 'Title'}))).toBe(
    html(renderRoutes(routesOf(RealPage), {title: 'Title'})),
  );
});

it('renders nothing where there are no routes', () => {
  expect(own.renderRoutes(undefined)).toBeNull();
});
