import {isNotFound} from './builtPages';

/** Whether an option excludes a page: `/docs`, or `/docs/**` for all below it; 404 pages are always excluded. */
export function isExcluded(route: string, exclude: readonly string[]): boolean {
  if (isNotFound(route) || route.endsWith('*')) return true;
  return exclude.some((path) => (path.endsWith('/**') ? route.startsWith(path.slice(0, -2)) : route === path));
}
