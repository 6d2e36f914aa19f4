import path from 'node:path';

const root = path.dirname(require.resolve('@lectern/references/package.json'));

/** A file that the package brings beside its code. */
export function brought(...names: string[]): string {
  return path.join(root, ...names);
}
