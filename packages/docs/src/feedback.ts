import type {RouteConfig} from '@docusaurus/types';

/** “Was this page helpful?” below each doc. */
export interface Feedback {
  /** The URL to which the form is sent. */
  action: string;
  /** Whether readers can add a comment. */
  comment?: boolean;
}

/** Without feedback, pages load nothing for it. A component of the site gets `feedback` as a prop. */
export const itemWithFeedback = (component: string): string =>
  component === '@theme/DocItem' ? '@theme/DocItemWithFeedback' : component;

/** Adds `file`, with the data for the form, to docs that are shown by `component`. */
export function withFeedback(route: RouteConfig, component: string, file: string): RouteConfig {
  if (route.routes) return {...route, routes: route.routes.map((child) => withFeedback(child, component, file))};
  return route.component === component ? {...route, modules: {...route.modules, feedback: file}} : route;
}
