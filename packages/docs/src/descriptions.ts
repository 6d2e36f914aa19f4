import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

/** What docs say of themselves, by version and id. */
export type Descriptions = Record<string, Record<string, string | undefined>>;

/**
 * Every doc brings the list of all docs, for its sidebar, and what each of them is about. Only cards show the latter:
 * it is taken out of the list into `descriptions`, which cards read (useCards.ts).
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
