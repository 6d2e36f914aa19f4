/** `{"/docs-ef5": {"__comp": "5e95c892"}}`: the names of the parts of each route, which may be lists and groups. */
export type PartsByRoute = Record<string, unknown>;

/** Answers which parts a page has: those of all routes that it matches, from the root on. */
export function indexParts(parts: PartsByRoute): (matches: {route: {path?: unknown}}[]) => string[] {
  const byPath = new Map<unknown, string[]>();
  for (const [key, ofRoute] of Object.entries(parts)) {
    // Behind the path stands a hash, which tells routes of one path apart: both count.
    const path = key.slice(0, key.lastIndexOf('-'));
    byPath.set(path, [...(byPath.get(path) ?? []), ...partsIn(ofRoute)]);
  }
  return (matches) => [...new Set(matches.flatMap(({route}) => byPath.get(route.path) ?? []))].sort();
}

/** All names in a tree of them. */
export function partsIn(parts: unknown): string[] {
  const names: string[] = [];
  JSON.stringify(parts, (_, value: unknown) => {
    if (typeof value === 'string') names.push(value);
    return value;
  });
  return names;
}
