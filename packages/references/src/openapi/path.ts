/** The path to a value in a document: keys of objects, indexes of lists. */
export type Path = readonly (string | number)[];

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function valueAt(document: unknown, path: Path): unknown {
  let value = document;
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isObject(value)) value = value[key];
    else return undefined;
  }
  return value;
}

/** The text, or an empty one for other values. */
export function asString(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The path as JSONPath: `$.paths['/pet'].post`. */
export function toJsonPath(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return /^[a-zA-Z_]\w*$/.test(key) ? `${text}.${key}` : `${text}['${key.replace(/['\\]/g, '\\$&')}']`;
  }, '$');
}

/** Parses a normalized path of RFC 9535: `$['paths']['/pet']['post']`. */
export function fromNormalizedPath(normalized: string): Path {
  return [...normalized.matchAll(/\[(?:(\d+)|'((?:[^'\\]|\\.)*)')\]/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '').replace(/\\(.)/g, '$1') : Number(index),
  );
}
