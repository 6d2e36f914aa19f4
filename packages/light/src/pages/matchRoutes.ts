import {matchPath, type match as Match} from 'react-router';

interface RouteConfig {
  path: string;
  exact?: boolean;
  strict?: boolean;
  routes?: RouteConfig[];
}

interface Index {
  /** Routes without patterns, by path. */
  pages: Map<string, {route: RouteConfig; at: number}[]>;
  /** Routes with patterns, and those of whole folders. */
  others: {route: RouteConfig; at: number}[];
}

/** `matchRoutes` of `react-router-config` with a map: the original compares a URL with the route of each page. */
export function matchRoutes(routes: RouteConfig[], pathname: string): {route: RouteConfig; match: Match}[] {
  for (const route of candidates(routes, pathname)) {
    const match = matchPath(pathname, route);
    if (match) return [{route, match}, ...(route.routes ? matchRoutes(route.routes, pathname) : [])];
  }
  return [];
}

const indexes = new WeakMap<RouteConfig[], Index>();

/** Routes that may match, in their order. */
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

/** The path as the router compares it: case and a trailing slash don't matter. */
function keyOf(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}
