import path from 'node:path';

const root = path.dirname(require.resolve('@lectern/references/package.json'));

/** The path of a file in this package that isn't code. */
export function brought(...names: string[]): string {
  return path.join(root, ...names);
}
