/** `{"/docs-ef5": {"__comp": "5e95c892"}}`: the chunk names of each route, which may be lists and groups. */
export type PartsByRoute = Record<string, unknown>;

/** Returns a function that lists the chunks of a page: those of all routes that match, from the root on. */
export function indexParts(parts: PartsByRoute): (matches: {route: {path?: unknown}}[]) => string[] {
  const byPath = new Map<unknown, string[]>();
  for (const [key, ofRoute] of Object.entries(parts)) {
    // The key ends in a hash, which tells routes with the same path apart: all of them count.
    const path = key.slice(0, key.lastIndexOf('-'));
    byPath.set(path, [...(byPath.get(path) ?? []), ...partsIn(ofRoute)]);
  }
  return (matches) => [...new Set(matches.flatMap(({route}) => byPath.get(route.path) ?? []))].sort();
}

/** All names in a tree. */
export function partsIn(parts: unknown): string[] {
  const names: string[] = [];
  JSON.stringify(parts, (_, value: unknown) => {
    if (typeof value === 'string') names.push(value);
    return value;
  });
  return names;
}
