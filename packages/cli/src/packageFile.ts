import path from 'node:path';

const folder = path.dirname(require.resolve('@lectern/cli/package.json'));

/** A file of this package beside its code, which lies deeper in the package once it is compiled. */
export const packageFile = (name: string): string => path.join(folder, name);
