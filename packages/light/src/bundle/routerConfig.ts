import {createElement, useMemo, type ComponentType, type ReactElement} from 'react';
import {matchPath, Route, useLocation, type match as Match} from 'react-router';

interface RouteConfig {
  path: string;
  exact?: boolean;
  strict?: boolean;
  component: ComponentType<Record<string, unknown>>;
  routes?: RouteConfig[];
}

interface Index {
  /** Routes of one plain path, by it. */
  pages: Map<string, {route: RouteConfig; at: number}[]>;
  /** Those of patterns and of whole folders. */
  others: {route: RouteConfig; at: number}[];
}

/**
 * In place of `react-router-config`, which compares an address with the route of each page of the site, several times
 * for each page that is made or opened, and makes an element for each. Here they are looked up.
 */
export function matchRoutes(routes: RouteConfig[], pathname: string): {route: RouteConfig; match: Match}[] {
  for (const route of candidates(routes, pathname)) {
    const match = matchPath(pathname, route);
    if (match) return [{route, match}, ...(route.routes ? matchRoutes(route.routes, pathname) : [])];
  }
  return [];
}

export function renderRoutes(routes: RouteConfig[] | undefined, more: object = {}): ReactElement | null {
  return routes ? createElement(Matching, {routes, more}) : null;
}

function Matching({routes, more}: {routes: RouteConfig[]; more: object}): ReactElement | null {
  const {pathname} = useLocation();
  const route = useMemo(() => {
    const found = candidates(routes, pathname).find((one) => matchPath(pathname, one));
    // Components that look for their part among these look at few.
    return found?.routes ? {...found, routes: candidates(found.routes, pathname)} : found;
  }, [routes, pathname]);
  if (!route) return null;
  const {path, exact, strict, component} = route;
  const render = (props: object): ReactElement => createElement(component, {...props, ...more, route});
  return createElement(Route, {key: path, path, exact, strict, render});
}

const indexes = new WeakMap<RouteConfig[], Index>();

/** The routes that may match, in their order. */
function candidates(routes: RouteConfig[], pathname: string): RouteConfig[] {
  let index = indexes.get(routes);
  if (!index) indexes.set(routes, (index = indexOf(routes)));
  const pages = index.pages.get(keyOf(pathname)) ?? [];
  return [...pages, ...index.others].sort((a, b) => a.at - b.at).map(({route}) => route);
}

function indexOf(routes: RouteConfig[]): Index {
  const index: Index = {pages: new Map(), others: []};
  for (const [at, route] of routes.entries()) {
    const isPage = route.exact && /^[\w\-./%~@]*$/.test(route.path);
    if (isPage) index.pages.set(keyOf(route.path), [...(index.pages.get(keyOf(route.path)) ?? []), {route, at}]);
    else index.others.push({route, at});
  }
  return index;
}

/** As the router compares: neither case nor a slash at the end matters. */
function keyOf(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}
