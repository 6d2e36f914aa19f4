/** Whether an option excludes a page: `/docs`, or `/docs/**` for all below it; 404 pages are always excluded. */
export function isExcluded(route: string, exclude: readonly string[]): boolean {
  if (/\/404(\.html)?$|\*$/.test(route)) return true;
  return exclude.some((path) => (path.endsWith('/**') ? route.startsWith(path.slice(0, -2)) : route === path));
}
