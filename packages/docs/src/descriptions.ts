import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

/** Descriptions of docs, by version and id. */
export type Descriptions = Record<string, Record<string, string | undefined>>;

/**
 * Every doc contains a list of all docs with their descriptions, for its sidebar. Only cards show descriptions, so
 * this moves them from the list to `descriptions`, which cards read (useCards.ts).
 */
export function withoutDescriptions(route: RouteConfig, descriptions: Descriptions): RouteConfig {
  if (route.routes && !route.props?.version) {
    return {...route, routes: route.routes.map((child) => withoutDescriptions(child, descriptions))};
  }
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version?.docs) return route;
  const docs = Object.entries(version.docs);
  descriptions[version.version] = Object.fromEntries(docs.map(([id, {description}]) => [id, description]));
  const lean = docs.map(([id, {description: _, ...doc}]): [string, object] => [id, doc]);
  return {...route, props: {...route.props, version: {...version, docs: Object.fromEntries<object>(lean)}}};
}
