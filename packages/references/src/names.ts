import type {GraphQlSettings, OpenApiSettings} from './types';

export function sidebarNameOf({id, sidebar}: {id: string; sidebar?: string}): string {
  return sidebar ?? `${id}Sidebar`;
}

/** `orders` → `orders-api`: its page is `/docs/category/orders-api`. */
export function categoryOf(id: string): string {
  return id.endsWith('-api') ? id : `${id}-api`;
}

export function graphQlNameOf({label = 'GraphQL'}: Pick<GraphQlSettings, 'label'>): string {
  return label;
}

/** The name in messages. */
export function openApiNameOf({id, label, title}: OpenApiSettings): string {
  return label ?? title ?? id;
}

/** The class of an item of the sidebar that is struck through. */
export const deprecatedInSidebar = 'menu__list-item--deprecated';
