import type {RouteConfig} from '@docusaurus/types';

/** “Was this page helpful?” below each doc. */
export interface Feedback {
  /** Where the form is sent. */
  action: string;
  /** Whether readers can add a comment. */
  comment?: boolean;
}

/** Without feedback, no page loads anything of it. A component of the site itself has `feedback` among its props. */
export const itemWithFeedback = (component: string): string =>
  component === '@theme/DocItem' ? '@theme/DocItemWithFeedback' : component;

/** Docs, which are shown by `component`, load `file` with what the form needs. */
export function withFeedback(route: RouteConfig, component: string, file: string): RouteConfig {
  if (route.routes) return {...route, routes: route.routes.map((child) => withFeedback(child, component, file))};
  return route.component === component ? {...route, modules: {...route.modules, feedback: file}} : route;
}
