import type {RouteConfig} from '@docusaurus/types';

/** Pages of operations and schemas, as the OpenAPI plugin names their files. */
const referencePage = /\.(api|schema)\.mdx$/;

/**
 * For a site that wraps its docs plugin: gives the pages of the REST reference a component of their own, and so a script
 * of their own, which Docusaurus loads together with the page. With one component for all docs, each would carry that
 * code. The option `ownRoutes` says so to what makes the pages.
 */
export function withReferencePages(route: RouteConfig): RouteConfig {
  if (route.routes) return {...route, routes: route.routes.map(withReferencePages)};
  const {content} = (route.modules ?? {}) as {content?: string};
  return content && referencePage.test(content) ? {...route, component: '@theme/ApiPage'} : route;
}
