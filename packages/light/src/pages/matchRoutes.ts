import {matchPath, type match as Match} from 'react-router';

interface RouteConfig {
  path: string;
  exact?: boolean;
  strict?: boolean;
  routes?: RouteConfig[];
}

interface Index {
  /** Routes of one plain path, by it. */
  pages: Map<string, {route: RouteConfig; at: number}[]>;
  /** Those of patterns and of whole folders. */
  others: {route: RouteConfig; at: number}[];
}

/** As `react-router-config` has it, but looked up: that compares an address with the route of each page of the site. */
export function matchRoutes(routes: RouteConfig[], pathname: string): {route: RouteConfig; match: Match}[] {
  for (const route of candidates(routes, pathname)) {
    const match = matchPath(pathname, route);
    if (match) return [{route, match}, ...(route.routes ? matchRoutes(route.routes, pathname) : [])];
  }
  return [];
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
