/** Whether an option leaves out a page: `/docs`, or `/docs/**` for all below it; those for what is not found always. */
export function isExcluded(route: string, exclude: readonly string[]): boolean {
  if (/\/404(\.html)?$|\*$/.test(route)) return true;
  return exclude.some((path) => (path.endsWith('/**') ? route.startsWith(path.slice(0, -2)) : route === path));
}
